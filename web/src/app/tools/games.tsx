/** The games of this device: put aside, finished, and how those against the machine went. */

import { useMemo, useState } from 'preact/hooks'
import { createThumbnail } from '../../board/thumbnail'
import { isHomemade, type Rules } from '../../core'
import { takeUp } from '../begin'
import { outcomeOf, readChronicle, writeChronicle, type Finished, type Score } from '../chronicle'
import { openMatch } from '../match'
import type { ToolScene } from '../parts/lazy'
import { Sheet } from '../parts/sheet'
import { shapeOf } from '../shape'
import { findLevel, type Level, type Match } from '../state'
import type { Table } from '../table'
import { levelName, ruleName, ruleNote, sideName } from '../words'
import { Icon } from '../parts/icon'

interface Shown {
  match: Match
  rules: Rules
  picture: SVGSVGElement
}

/** Each with a picture of where it stands; those that can't be opened any more are left out. The
 * core is lent for it. */
function shownGames(table: Table, matches: Match[]): Shown[] {
  const shown = matches.flatMap((match) => {
    try {
      const { rules, position } = openMatch(table.core, match)
      return [{ match, rules, picture: createThumbnail(shapeOf(rules), position.board) }]
    } catch {
      return []
    }
  })
  openMatch(table.core, table.store.state.match)
  return shown
}

function Picture({ of }: { of: SVGSVGElement }) {
  return <span ref={(place) => place?.replaceChildren(of)} />
}

interface RowProps extends ToolScene {
  shown: Shown
  /** What there is to say of it. */
  note: string
  go: string
  remove(): void
}

function Row({ table, t, w, shown, note, go, remove }: RowProps) {
  const { match, rules, picture } = shown
  const opponent = match.opponent === 'machine' ? levelName(t, match.level) : t('new.screen')
  const name = `${ruleName(t, rules)}, ${opponent}`
  return (
    <li>
      <Picture of={picture} />
      <span class="about">
        {ruleName(t, rules)} · {opponent}
        <small>
          {note} · {t('moves.number', { n: Math.ceil(match.moves.length / 2) })}
        </small>
      </span>
      <button type="button" aria-label={`${go}: ${name}`} onClick={() => takeUp(table, match)}>
        {go}
      </button>
      <button
        type="button"
        class="bare"
        aria-label={`${w('games.delete')}: ${name}`}
        title={w('games.delete')}
        onClick={remove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

function dateOf(t: ToolScene['t'], { begun }: Match): string {
  const how = { dateStyle: 'medium' } as const
  return new Intl.DateTimeFormat(`${t.language}-u-nu-latn`, how).format(begun)
}

function Aside(scene: ToolScene) {
  const { table, state, t, w } = scene
  const shown = useMemo(() => shownGames(table, state.shelved), [state.shelved])
  return (
    <section>
      <h3>{w('games.aside')}</h3>
      {shown.length === 0 && <p>{w('games.noneAside')}</p>}
      <ul class="games">
        {shown.map((game, i) => (
          <Row
            key={i}
            {...scene}
            shown={game}
            note={dateOf(t, game.match)}
            go={w('games.resume')}
            remove={() =>
              table.store.set({ shelved: state.shelved.filter((one) => one !== game.match) })
            }
          />
        ))}
      </ul>
    </section>
  )
}

function resultWords({ t, w }: ToolScene, game: Finished): string {
  const { match, result } = game
  if (match.opponent === 'machine' || result === '1/2-1/2') return w(`games.${outcomeOf(game)}`)
  return w('games.sideWon', { side: sideName(t, result === '1-0' ? 'w' : 'b') })
}

function FinishedGames(scene: ToolScene) {
  const { table, t, w } = scene
  const [games, setGames] = useState(() => readChronicle().games)
  const shown = useMemo(() => shownGames(table, games.map(({ match }) => match)), [games])
  const remove = ({ match }: Finished): void => {
    const chronicle = readChronicle()
    const left = chronicle.games.filter((kept) => kept.match.begun !== match.begun)
    writeChronicle({ ...chronicle, games: left })
    setGames(left)
  }
  return (
    <section>
      <h3>{w('games.finished')}</h3>
      {shown.length === 0 && <p>{w('games.none')}</p>}
      <ul class="games">
        {shown.map((one) => {
          const game = games.find(({ match }) => match === one.match)!
          const note = `${resultWords(scene, game)} · ${dateOf(t, game.match)}`
          const act = { go: w('games.look'), remove: () => remove(game) }
          return <Row key={game.match.begun} {...scene} {...act} shown={one} note={note} />
        })}
      </ul>
    </section>
  )
}

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'best'] as const

/** The rule set's id, in which there may be strokes, and the level. */
function splitName(name: string): [id: string, level: Level] {
  const stroke = name.lastIndexOf('/')
  return [name.slice(0, stroke), findLevel(name.slice(stroke + 1)) ?? 'medium']
}

function ScoreRow({ table, t, name, score }: ToolScene & { name: string; score: Score }) {
  const [id, level] = splitName(name)
  const made = isHomemade(id)
  const rules = table.core.rules.find((one) => one.id === id) ?? (made && { id, name: id })
  const all = { ...score, played: score.won + score.drawn + score.lost }
  if (!rules) return null
  return (
    <tr>
      <th scope="row">
        {ruleName(t, rules)}{' '}
        <small>
          {made && `${ruleNote(t, rules)} · `}
          {levelName(t, level)}
        </small>
      </th>
      {COLUMNS.map((column) => (
        <td key={column}>{all[column]}</td>
      ))}
    </tr>
  )
}

function Scores(scene: ToolScene) {
  const { w } = scene
  const { scores } = useMemo(readChronicle, [])
  const rows = Object.entries(scores)
  if (!rows.length) return null
  return (
    <section>
      <h3>{w('games.machine')}</h3>
      <table class="scores num">
        <thead>
          <tr>
            <th scope="col">
              {w('games.rules')}, {w('games.level')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {w(`games.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, score]) => (
            <ScoreRow key={name} {...scene} name={name} score={score} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function GamesSheet(scene: ToolScene) {
  const { table, t, w } = scene
  return (
    <Sheet
      class="tool"
      title={t('menu.games')}
      closeLabel={t('new.close')}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      <Aside {...scene} />
      <FinishedGames {...scene} />
      <Scores {...scene} />
      <p class="kept">{w('games.kept')}</p>
    </Sheet>
  )
}
