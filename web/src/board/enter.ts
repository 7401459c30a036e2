/** Touches that become moves, stop by stop or at once. */

import { begin, extend, finish, hopsOf, standsOn, stopsOf, type Entry, type Hop } from './entry'
import { intentOf, isOwn, movable, type Intent } from './intent'
import { drawMarking, type Explained } from './marks'
import { glideHome, still, type Plan } from './motion'
import { planHops } from './shown-move'
import { arrive, render, renderMarks } from './show'
import { clearTrail, forget, type Stage } from './stage'
import type { BoardView, Cell, Move, Refusal } from './types'

/** How long a state has to be seen before one touch may play a whole move: a touch that was meant
 * for the state before must not. */
const CALM_MS = 200

/** Ends motion; answers whether the board had been at rest long enough to be read. */
export function interrupt({ state, motion }: Stage): boolean {
  const calm = !motion.running() && performance.now() - state.restingSince > CALM_MS
  motion.settle()
  return calm
}

/** A square is touched, by whatever means. */
export function activate(stage: Stage, cell: Cell, calm: boolean): void {
  const { state } = stage
  const { view } = state
  if (!view || state.pending) return
  clearTrail(state)
  obey(stage, view, intentOf(view, state.entry, cell, calm))
}

function obey(stage: Stage, view: BoardView, intent: Intent): void {
  switch (intent.act) {
    case 'pick':
      return pick(stage, view, intent.cell)
    case 'stop':
      return goOn(stage, view, intent.cell)
    case 'play':
      return play(stage, intent.move)
    case 'refuse':
      if (intent.refusal.why !== 'two-ways') putBack(stage)
      return refuse(stage, view, intent.refusal)
    case 'put-back':
      return cancelChain(stage)
    case 'nothing':
      stage.state.explained = undefined
      return renderMarks(stage, view)
  }
}

export function pick(stage: Stage, view: BoardView, cell: Cell): void {
  const { state, events } = stage
  state.entry = begin(events.stops, cell)
  state.explained = undefined
  render(stage, view)
  events.progress(cell, [])
}

function goOn(stage: Stage, view: BoardView, stop: Cell): void {
  const { state, events, pieces } = stage
  if (!state.entry) return
  const seen = state.entry.hops.length
  const entry = extend(events.stops, state.entry, stop)
  if (entry.now.complete) return hand(stage, entry.now.complete, entry.hops, seen)
  setEntry(stage, entry)
  if (still()) return arrive(stage, view)
  const run = { hops: entry.hops.slice(seen), nth: seen }
  const plan = planHops(pieces, view, run, events.motion)
  renderMarks(stage, view)
  setOff(stage, plan, view)
}

export function setEntry({ state, events }: Stage, entry: Entry): void {
  state.entry = entry
  state.explained = undefined
  events.progress(entry.from, stopsOf(entry))
}

function play(stage: Stage, move: Move): void {
  const { entry } = stage.state
  const led = entry && finish(stage.events.stops, entry, move.effect)
  hand(stage, move.effect, led?.hops ?? hopsOf(move), entry?.hops.length ?? 0)
}

/** Gives a whole move to the page; `seen` of its hops have been shown. */
export function hand(stage: Stage, effect: string, hops: Hop[], seen: number): void {
  const { state, events, marks } = stage
  forget(stage)
  state.pending = { effect, hops, shown: seen }
  if (state.view) drawMarking({ marks: [], paths: [] }, state.view, marks)
  events.move(effect)
}

/** Refusals without a knock: a touch that was only not yet enough. */
const QUIET = new Set<Refusal['why']>(['theirs', 'idle', 'several'])

export function refuse(stage: Stage, view: BoardView, refusal: Refusal): void {
  stage.state.explained = explain(view, refusal)
  render(stage, view)
  if (!QUIET.has(refusal.why)) stage.events.motion('deny', 0)
  stage.events.refused(refusal)
}

/** What to draw about a refusal: where to look instead, and the way there if it is the only one. */
function explain(view: BoardView, refusal: Refusal): Explained {
  if (refusal.why === 'two-ways') return { pulse: refusal.stops }
  if (refusal.why === 'blocked') return { touched: refusal.cell, pulse: [] }
  const empty = refusal.why === 'must-capture' && !isOwn(view, refusal.cell)
  if (empty || QUIET.has(refusal.why)) return { pulse: view.mustCapture ? movable(view) : [] }
  const only = view.moves.length === 1 ? view.moves[0] : undefined
  const chain = only && only.taken.length > 0 ? only : undefined
  const touched = refusal.why === 'not-a-stop' ? undefined : refusal.cell
  return { touched, pulse: movable(view), chain }
}

export function putBack({ state, events }: Stage): void {
  if (!state.entry) return
  state.entry = undefined
  events.progress(undefined, [])
}

export function cancelChain(stage: Stage): void {
  const { state, motion, pieces } = stage
  motion.settle()
  const { view, entry } = state
  if (!view) return
  state.explained = undefined
  const stood = entry && pieces.at(standsOn(entry))?.style.translate
  putBack(stage)
  render(stage, view)
  if (entry && stood) glide(stage, view, entry.from, stood)
}

/** A piece goes to its place from where it was let go. */
export function glide(stage: Stage, view: BoardView, cell: Cell, from: string): void {
  const piece = stage.pieces.at(cell)
  if (!piece || still() || piece.style.translate === from) return
  setOff(stage, glideHome(piece, from), view)
}

function setOff(stage: Stage, plan: Plan, view: BoardView): void {
  void stage.motion.run({ ...plan, end: () => arrive(stage, view) })
}
