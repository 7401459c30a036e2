/** The position and the game for other people and other programs: links, FEN, PDN, pictures. */

import { useLayoutEffect, useState } from 'preact/hooks'
import { gameLink, positionLink } from '../address'
import { fenShown, gameText } from './gametext'
import type { ToolScene } from '../parts/lazy'
import { Sheet } from '../parts/sheet'
import { canWriteVariations } from '../studying'
import { canShare, copyText, download, fileName, shareLink } from './handing'
import { Pictures } from './pictures'

interface Item {
  title: string
  /** undefined if there is none: `lacking` says why. */
  text: string | undefined
  lacking?: string
  /** Ending of the file that it may be saved as. */
  file?: string
  link?: boolean
}

function itemsOf({ table, state, w }: ToolScene): Item[] {
  const { rules, match, played } = state
  const fen = fenShown(state)
  const texts = played.map(({ text }) => text)
  return [
    {
      title: w('share.game'),
      text: gameLink(rules, match, texts),
      lacking: w('share.tooLong'),
      link: true,
    },
    { title: w('share.position'), text: positionLink(rules, fen), link: true },
    { title: w('share.fen'), text: fen, file: 'fen' },
    { title: w('share.pdn'), text: gameText(table), file: 'pdn' },
  ]
}

interface ItemProps extends ToolScene {
  item: Item
  say(words: string): void
}

function Buttons({ item, text, say, w, state }: ItemProps & { text: string }) {
  const { title, file, link } = item
  const copy = async (): Promise<void> =>
    say(w((await copyText(text)) ? 'say.copied' : 'say.notCopied'))
  const save = (): void => {
    const name = fileName(state, file!)
    download(name, new Blob([text], { type: 'text/plain' }))
    say(w('say.saved', { name }))
  }
  const button = (label: string, run: () => void) => (
    <button type="button" aria-label={`${label}: ${title}`} onClick={run}>
      {label}
    </button>
  )
  return (
    <div class="row">
      {button(w('share.copy'), () => void copy())}
      {file && button(w('share.download'), save)}
      {link && canShare() && button(w('share.send'), () => void shareLink(document.title, text))}
    </div>
  )
}

function Row(props: ItemProps) {
  const { title, text, lacking } = props.item
  return (
    <section class="given">
      <h3>{title}</h3>
      {text === undefined ? (
        <p>{lacking}</p>
      ) : (
        <>
          <bdi dir="ltr" class="text" tabIndex={0}>
            {text}
          </bdi>
          <Buttons {...props} text={text} />
        </>
      )}
    </section>
  )
}

/** Drawn anew when the variations of the game can be written. */
function useVariations({ table }: ToolScene): void {
  const [, setWritten] = useState(false)
  useLayoutEffect(() => void canWriteVariations(table).then(setWritten), [])
}

export function ShareSheet(scene: ToolScene) {
  const { table, t, w } = scene
  const [said, say] = useState('')
  useVariations(scene)
  return (
    <Sheet
      class="tool"
      title={w('share.title')}
      closeLabel={t('new.close')}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      {itemsOf(scene).map((item) => (
        <Row key={item.title} {...scene} item={item} say={say} />
      ))}
      <Pictures {...scene} say={say} />
      <p class="told" role="status">
        {said}
      </p>
    </Sheet>
  )
}
