/** Time on the board. The state is final before anything moves; what is seen on the way there is
 * laid over it, so that a touch can end it at any moment without loss. */

import { distance, placeOf, type Layout } from './geometry'
import { shift } from './svg'
import type { Hop } from './entry'
import type { Cell } from './types'

/** x1, y1, x2, y2 of cubic-bezier(): how a piece gathers and loses speed. */
const EASE = [0.3, 0.1, 0.2, 1] as const
const EASING = `cubic-bezier(${EASE.join()})`
const STEP_MS = 220
const SQUARE_MS = 15 // more, for each square beyond the usual
const LONGEST_STEP_MS = 340
const REST_MS = 90 // on a stop of a chain
const LONGEST_CHAIN_MS = 1600
const HOME_MS = 180
/** How much longer or shorter all takes, by data-pace on <html>. */
const TEMPO: Record<string, number> = { slow: 2, fast: 0.5 }

/** When a hop begins, and how long it takes. */
export interface Beat {
  at: number
  length: number
}

export interface Cue {
  at: number
  run(): void
}

export interface Plan {
  animations: Animation[]
  cues: Cue[]
  length: number
  /** Brings everything to its final place; called once, at the end or when settled. */
  end(): void
}

export class Motion {
  private finish: (() => void) | undefined

  running(): boolean {
    return this.finish !== undefined
  }

  /** Resolves when it is over or has been settled. */
  run({ animations, cues, length, end }: Plan): Promise<void> {
    this.settle()
    return new Promise((resolve) => {
      const timers = cues.map((cue) => setTimeout(() => cue.run(), cue.at))
      timers.push(setTimeout(() => this.settle(), length))
      this.finish = () => {
        for (const timer of timers) clearTimeout(timer)
        for (const animation of animations) animation.cancel()
        end()
        resolve()
      }
    })
  }

  settle(): void {
    const { finish } = this
    this.finish = undefined
    finish?.()
  }
}

function hopMs(layout: Layout, hop: Hop): number {
  const usual = hop.takes.length > 0 ? 2 : 1
  const beyond = Math.max(0, distance(layout.shape, hop.from, hop.to) - usual)
  return Math.min(LONGEST_STEP_MS, STEP_MS + SQUARE_MS * beyond)
}

/** The beats of a chain; `pace` 1 forwards, less to be faster. */
export function beatsOf(layout: Layout, hops: Hop[], pace: number): Beat[] {
  const lengths = hops.map((hop) => hopMs(layout, hop))
  const whole = lengths.reduce((sum, ms) => sum + ms, 0) + REST_MS * Math.max(0, hops.length - 1)
  const scale = pace * tempo() * Math.min(1, LONGEST_CHAIN_MS / Math.max(1, whole))
  let at = 0
  return lengths.map((ms) => {
    const beat = { at: at * scale, length: ms * scale }
    at += ms + REST_MS
    return beat
  })
}

export function endOf(beats: Beat[]): number {
  const last = beats.at(-1)
  return last ? last.at + last.length : 0
}

/** When the piece that makes the hop passes over `cell`. */
export function passing({ shape }: Layout, hop: Hop, { at, length }: Beat, cell: Cell): number {
  const share = distance(shape, hop.from, cell) / Math.max(1, distance(shape, hop.from, hop.to))
  return at + length * timeOf(Math.min(1, share))
}

/** When a share of the way is done: the easing curve read the other way round, by halving. */
function timeOf(way: number): number {
  const [x1, y1, x2, y2] = EASE
  const curve = (u: number, a: number, b: number): number =>
    3 * (1 - u) ** 2 * u * a + 3 * (1 - u) * u ** 2 * b + u ** 3
  let u = 0
  for (let step = 0.5; step > 0.01; step /= 2) if (curve(u + step, y1, y2) <= way) u += step
  return curve(u, x1, x2)
}

/** Moves a picture along the hops; where one takes, it is lifted a little in the middle. */
export function travel(
  element: SVGSVGElement,
  layout: Layout,
  hops: Hop[],
  beats: Beat[],
): Animation[] {
  const duration = endOf(beats)
  const on = (cell: Cell): string => shift(placeOf(layout, cell))
  const places: Keyframe[] = []
  const lifts: Keyframe[] = []
  for (const [i, { at, length }] of beats.entries()) {
    const { from, to, takes } = hops[i] as Hop
    const start = at / duration
    const end = Math.min(1, (at + length) / duration)
    places.push(
      { translate: on(from), offset: start, easing: EASING },
      { translate: on(to), offset: end },
    )
    const top = { scale: takes.length > 0 ? 1.06 : 1, offset: (start + end) / 2, easing: 'ease-in' }
    lifts.push({ scale: 1, offset: start, easing: 'ease-out' }, top, { scale: 1, offset: end })
  }
  return [element.animate(places, { duration }), element.animate(lifts, { duration })]
}

/** From wherever it was dropped to its place. */
export function glideHome(element: SVGSVGElement, from: string): Plan {
  const keyframes = { translate: [from, element.style.translate] }
  const animation = element.animate(keyframes, { duration: HOME_MS, easing: EASING })
  return { animations: [animation], cues: [], length: HOME_MS, end: () => undefined }
}

function chosenPace(): string {
  return document.documentElement.dataset.pace ?? ''
}

export function tempo(): number {
  return TEMPO[chosenPace()] ?? 1
}

export function still(): boolean {
  if (document.hidden || chosenPace() === 'off') return true
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
