/** Opening a position or games: pasted, from a file, or dropped on the page. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ListedGame } from '../../core'
import type { ToolScene } from '../parts/lazy'
import { Sheet } from '../parts/sheet'
import { ruleTitle } from '../words'
import { GameList } from './gamelist'
import { gameFault, isPosition, layOutGame, layOutPosition, playersOf } from './opened'
import { Reader, type Listing } from './reading'

const FILE_MB = 1000
/** No position is longer. */
const POSITION_MAX = 4096

interface Opening {
  /** What is being read. */
  file?: Blob
  listing?: Listing
  said: string
}

/** Nothing in it is as in PDN. */
function isNoGame({ fault, tags }: ListedGame): boolean {
  return fault?.ply === 0 && !Object.keys(tags).length
}

/** The file that is read, and what has come of it. */
function useReading(scene: ToolScene) {
  const { table, w } = scene
  const [rules, setRules] = useState(scene.state.rules.id)
  const [opening, set] = useState<Opening>({ said: '' })
  const reader = useRef(new Reader(table.module))
  useEffect(() => () => reader.current.stop(), [])

  const choose = async (file: Blob, listed: ListedGame): Promise<void> => {
    const game = await reader.current.open({ file, rules, offset: listed.offset })
    // Places of faults are those in the whole file.
    if (game) layOutGame(scene, { ...game, ...listed })
    else set({ said: w('open.failed') })
  }
  const hear = (file: Blob, listing: Listing): void => {
    const { games, ended } = listing
    const [first] = games
    if (ended === 'failed') return set({ said: w('open.failed') })
    if (ended && games.every(isNoGame)) {
      const why = first ? gameFault(scene, first) : undefined
      return set({ said: [w('open.none'), why].join(' ') })
    }
    if (ended && first && games.length === 1 && !first.fault) return void choose(file, first)
    set({ file, listing, said: ended === 'more' ? w('open.more', { n: games.length }) : '' })
  }
  const list = (file: Blob): void => {
    if (file.size > FILE_MB * 1e6) return set({ said: w('open.large', { n: FILE_MB }) })
    set({ file, listing: { games: [], read: 0 }, said: '' })
    reader.current.list({ file, rules }, (heard) => hear(file, heard))
  }
  const read = async (file: Blob): Promise<void> => {
    const text = file.size <= POSITION_MAX ? await file.text().catch(() => '') : ''
    if (!isPosition(text)) return list(file)
    const wrong = layOutPosition(scene, rules, text)
    if (wrong) set({ said: wrong })
  }
  return {
    ...opening,
    rules,
    setRules,
    read,
    choose,
    say: (said: string): void => set({ said }),
    stop(): void {
      reader.current.stop()
      if (opening.file && opening.listing?.games.length)
        hear(opening.file, { ...opening.listing, ended: 'stopped' })
      else set({ said: '' })
    },
  }
}

type Reading = ReturnType<typeof useReading>

function RulesOfRest({ table, t, w, reading }: ToolScene & { reading: Reading }) {
  return (
    <label class="field">
      {w('open.rules')}
      <select
        value={reading.rules}
        onChange={(event) => reading.setRules(event.currentTarget.value)}
      >
        {table.core.rules.map((rules) => (
          <option key={rules.id} value={rules.id}>
            {ruleTitle(t, rules)}
          </option>
        ))}
      </select>
    </label>
  )
}

function FileButton({ w, reading }: ToolScene & { reading: Reading }) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = (): void => {
    const file = input.current?.files?.[0]
    if (file) void reading.read(file)
  }
  return (
    <div class="row">
      <input
        type="file"
        accept=".pdn,.fen,.txt,text/plain"
        hidden
        ref={input}
        onChange={onChange}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {w('open.file')}
      </button>
      <span class="hint">{w('open.drop')}</span>
    </div>
  )
}

/** Where to open from. */
function Sources(scene: ToolScene & { reading: Reading; text: string; setText(text: string): void }) {
  const { w, text, setText } = scene
  return (
    <>
      <label class="field">
        {w('open.paste')}
        <textarea
          dir="ltr"
          rows={6}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <RulesOfRest {...scene} />
      <FileButton {...scene} />
    </>
  )
}

function Progress({ w, reading }: ToolScene & { reading: Reading }) {
  const { file, listing } = reading
  const words = w('open.reading', { n: listing?.games.length ?? 0 })
  return (
    <div class="field">
      <span class="num">{words}</span>
      <progress max={file?.size || 1} value={listing?.read ?? 0} aria-label={words} />
      <div class="row">
        <button type="button" onClick={reading.stop}>
          {w('open.cancel')}
        </button>
      </div>
    </div>
  )
}

/** What a game is looked for by, in small letters. */
function sought({ w }: ToolScene, game: ListedGame): string {
  const { Event, Date, Site, Round } = game.tags
  const texts = [playersOf(w, game), Event, Date, Site, Round, game.result, game.rules]
  return texts.join(' ').toLocaleLowerCase()
}

/** Games to search through by a text field: where there are too many to look at. */
const SEARCH_FROM = 8

function Games(scene: ToolScene & { reading: Reading; file: Blob; games: ListedGame[] }) {
  const { w, reading, file, games } = scene
  const [query, setQuery] = useState('')
  const texts = useMemo(() => games.map((game) => sought(scene, game)), [games])
  const parts = query.toLocaleLowerCase().split(/\s+/)
  const found = query
    ? games.filter((_, i) => parts.every((part) => texts[i]!.includes(part)))
    : games
  const faulty = useMemo(() => games.filter(({ fault }) => fault).length, [games])
  const count = [
    w('open.games', { n: games.length }),
    ...(faulty ? [w('open.faulty', { n: faulty })] : []),
    ...(query ? [w('open.found', { n: found.length })] : []),
  ]
  return (
    <>
      {games.length >= SEARCH_FROM && (
        <input
          type="search"
          aria-label={w('open.search')}
          placeholder={w('open.search')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <p class="count num" role="status">
        {count.join(' · ')}
      </p>
      <GameList
        key={query}
        {...scene}
        games={found}
        choose={(game) => void reading.choose(file, game)}
      />
      <div class="row">
        <button type="button" onClick={() => reading.say('')}>
          {w('open.back')}
        </button>
      </div>
    </>
  )
}

/** Reads what was dropped on the page, now and while the sheet is open. */
function useDropped({ table, state }: ToolScene, read: (file: File) => Promise<void>): void {
  const { dropped } = state
  useLayoutEffect(() => {
    if (!dropped) return
    table.store.set({ dropped: undefined })
    void read(dropped)
  }, [dropped])
}

export function OpenSheet(scene: ToolScene) {
  const { table, t, w } = scene
  const reading = useReading(scene)
  const [text, setText] = useState('')
  useDropped(scene, reading.read)
  const open = (): void => {
    if (!text.trim()) return reading.say(w('open.empty'))
    void reading.read(new Blob([text]))
  }
  const { file, listing, said } = reading
  const whole = listing?.ended && file
  const props = { ...scene, reading }
  return (
    <Sheet
      class="tool"
      title={w('open.title')}
      closeLabel={t('new.close')}
      go={listing ? undefined : { label: w('open.go'), run: open }}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      {!listing && <Sources {...props} text={text} setText={setText} />}
      {listing && !whole && <Progress {...props} />}
      {whole && <Games {...props} file={file} games={listing.games} />}
      <p class="told" role="status">
        {said}
      </p>
    </Sheet>
  )
}
