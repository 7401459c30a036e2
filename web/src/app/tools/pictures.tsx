/** Pictures of the position and of the game, for other people to look at. */

import { useEffect, useRef, useState } from 'preact/hooks'
import { drawPicture, type Setting } from '../../picture/drawing'
import { paint } from '../../picture/paint'
import { addressOf, toPng } from '../../picture/raster'
import { sampleShot, shotsOf, type Shot } from '../../picture/shots'
import { directionOf } from '../../i18n'
import type { ToolScene } from '../parts/lazy'
import { shapeOf } from '../shape'
import { bottomSide, shown, type State } from '../state'
import { ruleTitle } from '../words'
import {
  canCopyPictures,
  canSendFiles,
  copyPicture,
  download,
  fileName,
  sendFile,
} from './handing'

interface PicturesProps extends ToolScene {
  say(words: string): void
}

/** More would take minutes to draw, and nobody would look at them. */
const SHOTS_MOST = 600

function settingOf({ state, t }: ToolScene, move: string): Setting {
  const { rules, prefs } = state
  const name = ruleTitle(t, rules)
  return {
    shape: shapeOf(rules),
    flipped: bottomSide(state) === 'b',
    coordinates: prefs.coordinates,
    title: move ? `${name}, ${move}` : name,
    rtl: directionOf(t.language) === 'rtl',
    name,
    move,
  }
}

/** The position on the board, and what led to it. */
function pictureOf(scene: ToolScene): string {
  const { at, last } = shown(scene.state)
  const shot: Shot = { board: at.board, ghosts: [], ply: 0, onWay: false, ...(last && { last }) }
  return drawPicture(settingOf(scene, last?.text ?? ''), shot, paint)
}

/** "12. c3-d4", and at the end how it ended. */
function moveWords({ rules, played, position, firstSide }: State, { ply, onWay }: Shot): string {
  const move = played[ply - 1]
  if (!move) return ''
  const number = Math.floor((ply - 1 + Number(firstSide !== rules.first)) / 2) + 1
  const over = ply === played.length && !onWay && position.result !== '*'
  return `${number}. ${move.text}${over ? `  ${position.result.replace('1/2-1/2', '½-½')}` : ''}`
}

function useFailing({ say, w }: PicturesProps): (work: () => Promise<void>) => void {
  return (work) => void work().catch(() => say(w('share.notDrawn')))
}

function Still(props: PicturesProps) {
  const { state, say, w } = props
  const attempt = useFailing(props)
  const svg = pictureOf(props)
  const title = w('share.picture')
  const save = (ending: string, blob: Blob): void => {
    const name = fileName(state, ending)
    download(name, blob)
    say(w('say.saved', { name }))
  }
  const copy = async (): Promise<void> => {
    await copyPicture(toPng(svg))
    say(w('say.copied'))
  }
  const send = async (): Promise<void> =>
    sendFile(new File([await toPng(svg)], fileName(state, 'png'), { type: 'image/png' }))
  const button = (label: string, run: () => Promise<void>) => (
    <button type="button" aria-label={`${label}: ${title}`} onClick={() => attempt(run)}>
      {label}
    </button>
  )
  return (
    <section class="given">
      <h3>{title}</h3>
      <img class="picture" src={addressOf(svg)} alt="" />
      <div class="row">
        {canCopyPictures() && button(w('share.copy'), copy)}
        {button('PNG', async () => save('png', await toPng(svg)))}
        {button('SVG', async () => save('svg', new Blob([svg], { type: 'image/svg+xml' })))}
        {canSendFiles() && button(w('share.send'), send)}
      </div>
    </section>
  )
}

/** Draws the game; `progress` hears of each picture. */
async function filmOf(
  scene: ToolScene,
  shots: Shot[],
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Blob> {
  const { makeFilm } = await import('../../picture/film')
  const { shape } = settingOf(scene, '')
  const draw = (shot: Shot): string =>
    drawPicture(settingOf(scene, moveWords(scene.state, shot)), shot, paint)
  return makeFilm(shots, { draw, sample: sampleShot(shape), signal, progress })
}

/** How many pictures are done while it is at work, and what begins and ends that. */
function useFilm(props: PicturesProps, shots: Shot[]) {
  const { state, say, w } = props
  const [done, setDone] = useState<number>()
  const work = useRef<AbortController>(undefined)
  const stop = (): void => work.current?.abort()
  useEffect(() => stop, [])
  const begin = async (): Promise<void> => {
    const { signal } = (work.current = new AbortController())
    setDone(0)
    try {
      const film = await filmOf(props, shots, signal, setDone)
      const name = fileName(state, 'gif')
      download(name, film)
      say(w('say.saved', { name }))
    } catch {
      say(w(signal.aborted ? 'share.stopped' : 'share.notDrawn'))
    }
    setDone(undefined)
  }
  return { done, begin, stop }
}

function Film(props: PicturesProps) {
  const { state, w } = props
  const { rules, firstBoard, played } = state
  const shots = shotsOf(shapeOf(rules), firstBoard, played)
  const { done, begin, stop } = useFilm(props, shots)
  const title = w('share.film')
  const working = done !== undefined
  return (
    <section class="given">
      <h3>{title}</h3>
      {shots.length > SHOTS_MOST && <p>{w('share.filmLong', { n: SHOTS_MOST })}</p>}
      {working && <progress max={shots.length} value={done} aria-label={title} />}
      <div class="row">
        {shots.length <= SHOTS_MOST && (
          <button type="button" aria-label={`GIF: ${title}`} disabled={working} onClick={() => void begin()}>
            GIF
          </button>
        )}
        {working && (
          <button type="button" onClick={stop}>
            {w('open.cancel')}
          </button>
        )}
      </div>
    </section>
  )
}

export function Pictures(props: PicturesProps) {
  return (
    <>
      <Still {...props} />
      {props.state.played.length > 0 && <Film {...props} />}
    </>
  )
}
