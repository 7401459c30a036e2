/** A move as it is seen: who travels when, what fades where, what is heard. */

import { hopsOf, type Hop } from './entry'
import { crownedOn } from './geometry'
import { beatsOf, endOf, passing, travel, type Beat, type Cue, type Plan } from './motion'
import type { Pieces } from './pieces'
import { put } from './svg'
import type { BoardEvents, BoardView, Cell, Move } from './types'

const GHOSTS_MS = 180
const CROWN_MS = 380
const BACK_PACE = 0.5

type Sound = BoardEvents['motion']

/** The hops still to be shown of a chain; `nth` of them have been seen already. */
interface Run {
  hops: Hop[]
  nth: number
}

/** A piece goes along the hops; it stays counted on the first one's origin until `Plan.end`. */
export function planHops(pieces: Pieces, view: BoardView, { hops, nth }: Run, sound: Sound): Plan {
  const first = hops[0]
  const last = hops.at(-1)
  const mover = first && pieces.at(first.from)
  const plan: Plan = { animations: [], cues: [], length: 0, end: () => undefined }
  if (!mover || !last) return plan
  const beats = beatsOf(view, hops, 1)
  mover.classList.add('up')
  plan.animations = travel(mover, view, hops, beats)
  put(mover, view, last.to)
  plan.length = endOf(beats)
  plan.cues = hops.flatMap((hop, i) => {
    const beat = beats[i] as Beat
    const land = (): void => crownOnWay(pieces, view, first.from, hop.to, sound)
    const crowning = { at: beat.at + beat.length, run: land }
    return [...hopCues(pieces, view, hop, beat, nth + i, sound), crowning]
  })
  return plan
}

function hopCues(
  pieces: Pieces,
  view: BoardView,
  hop: Hop,
  beat: Beat,
  nth: number,
  sound: Sound,
): Cue[] {
  const cues = hop.takes.map((cell) => ({
    at: passing(view, hop, beat, cell),
    run: () => take(pieces, view, cell, nth, sound),
  }))
  const landing = { at: beat.at + beat.length, run: () => sound(soundOf(hop), nth) }
  return [...cues, landing]
}

/** A man that has landed where it goes on as a king. */
export function crownOnWay(
  pieces: Pieces,
  view: BoardView,
  mover: Cell,
  stop: Cell,
  sound: Sound,
): void {
  if (crownedOn(view.shape, pieces.codeAt(mover), stop)) crown(pieces, mover, sound)
}

export const soundOf = (hop: Hop): 'hop' | 'step' => (hop.takes.length > 0 ? 'hop' : 'step')

/** A piece is taken: it leaves, or goes pale, as the rule set has it. */
export function take(pieces: Pieces, view: BoardView, cell: Cell, nth: number, sound: Sound): void {
  if (view.shape.liftedAtOnce) pieces.fade(cell)
  else pieces.ghost(cell)
  sound('take', nth)
}

/** A whole move, or what is left of it to show: then the ghosts go, and a man is crowned. */
export function planMove(
  pieces: Pieces,
  view: BoardView,
  move: Move,
  run: Run,
  sound: Sound,
): Plan {
  const plan = planHops(pieces, view, run, sound)
  const at = plan.length
  const mover = run.hops[0]?.from ?? move.to
  if (!view.shape.liftedAtOnce && move.taken.length > 0) {
    plan.cues.push({ at, run: () => pieces.fadeGhosts() })
    plan.length = at + GHOSTS_MS
  }
  if (move.crowns && !crownedBefore(pieces, view, mover, run)) {
    plan.cues.push({ at, run: () => crown(pieces, mover, sound) })
    plan.length = at + CROWN_MS
  }
  return plan
}

/** Whether the piece is a king before its last hop. */
function crownedBefore(pieces: Pieces, view: BoardView, mover: Cell, { hops }: Run): boolean {
  const code = pieces.codeAt(mover)
  const onWay = hops.slice(0, -1).some(({ to }) => crownedOn(view.shape, code, to))
  return onWay || code !== code.toLowerCase()
}

function crown(pieces: Pieces, cell: Cell, sound: Sound): void {
  pieces.crown(cell)
  sound('crown', 0)
}

/** A move taken back. The pieces already stand as before it; the taken ones appear on the way. */
export function planBack(pieces: Pieces, view: BoardView, move: Move, sound: Sound): Plan {
  const hops = hopsOf(move)
    .reverse()
    .map(({ from, to, takes }) => ({ from: to, to: from, takes }))
  const mover = pieces.at(move.from)
  const beats = beatsOf(view, hops, BACK_PACE)
  const length = endOf(beats)
  mover?.classList.add('up')
  const appearing = hops.flatMap((hop, i) =>
    hop.takes.map((cell) => reappear(pieces, cell, passing(view, hop, beats[i] as Beat, cell))),
  )
  return {
    animations: mover ? travel(mover, view, hops, beats) : [],
    cues: [...appearing, { at: length, run: () => sound('step', 0) }],
    length,
    end: () => undefined,
  }
}

function reappear(pieces: Pieces, cell: Cell, at: number): Cue {
  const piece = pieces.at(cell)
  piece?.classList.add('gone')
  return { at, run: () => piece?.classList.remove('gone') }
}
