/** Showing states, and moves from one state to the next. */

import { hopsOf, standsOn, stopsOf } from './entry'
import { drawFrame } from './frame'
import { crownedOn } from './geometry'
import { isOwn, movable } from './intent'
import { drawMarking, farEnds, markingOf } from './marks'
import { still } from './motion'
import { planBack, planMove, soundOf } from './shown-move'
import { clearTrail, forget, type Pending, type Stage } from './stage'
import type { CellState } from './grid'
import type { Standing } from './pieces'
import type { BoardView, Cell, Move } from './types'

const TRAIL_MS = 1500

// ---- a state

/** What is seen of a view, with the move that is being entered. */
function standing(stage: Stage, view: BoardView): Standing {
  const { entry } = stage.state
  if (!entry) return { board: view.board, ghosts: [] }
  const { liftedAtOnce } = view.shape
  const board = [...view.board]
  const piece = board[entry.from] ?? '.'
  board[entry.from] = '.'
  if (liftedAtOnce) for (const cell of entry.now.taken) board[cell] = '.'
  const crowned = stopsOf(entry).some((stop) => crownedOn(view.shape, piece, stop))
  board[standsOn(entry)] = crowned ? piece.toUpperCase() : piece
  const ghosts = liftedAtOnce ? [] : entry.now.taken
  return { board: board.join(''), ghosts, raised: standsOn(entry) }
}

export function render(stage: Stage, view: BoardView): void {
  stage.pieces.show(standing(stage, view), view)
  renderMarks(stage, view)
}

export function renderMarks(stage: Stage, view: BoardView): void {
  const { state, marks } = stage
  drawMarking(markingOf({ ...state, trail: state.trail?.cells, view }), view, marks)
  describe(stage, view)
}

function describe(stage: Stage, view: BoardView): void {
  const { entry } = stage.state
  const { board, raised } = standing(stage, view)
  const able = movable(view)
  if (able[0] !== undefined) stage.grid.suggest(able[0])
  const must = view.mustCapture && !entry?.hops.length ? able : []
  const targets = entry ? [...entry.now.next, ...farEnds(view, entry)] : []
  stage.grid.describe(view.label ?? '', (cell): CellState => {
    const picked = cell === raised
    const target = targets.includes(cell)
    const label = stage.events.spoken(cell, {
      piece: board.charAt(cell),
      must: must.includes(cell),
      picked,
      target,
      last: cell === view.lastMove?.from || cell === view.lastMove?.to,
    })
    const own = view.moves.length > 0 && isOwn(view, cell)
    return { label, own, can: able.includes(cell) || picked, hit: target, picked }
  })
}

/** Takes over a view; squares and coordinates are drawn anew only if they differ. */
function adopt({ state, frame, grid }: Stage, view: BoardView): void {
  const before = state.view
  state.view = view
  if (before && sameLook(before, view)) return
  drawFrame(frame, view)
  grid.build(view)
}

function sameLook(a: BoardView, b: BoardView): boolean {
  return (
    a.flipped === b.flipped &&
    a.coordinates === b.coordinates &&
    JSON.stringify(a.shape) === JSON.stringify(b.shape)
  )
}

/** Whether what has been entered in one view is still meant in the other. */
function sameMoves(a: BoardView, b: BoardView): boolean {
  const effects = (view: BoardView): string => view.moves.map((move) => move.effect).join()
  return a.board === b.board && a.turn === b.turn && effects(a) === effects(b)
}

/** The state shown has come to rest. */
export function arrive(stage: Stage, view: BoardView): void {
  stage.state.moving = false
  stage.state.restingSince = performance.now()
  render(stage, view)
}

export function show(stage: Stage, view: BoardView): void {
  const { state, motion } = stage
  motion.settle()
  const same = state.view && sameMoves(state.view, view) && !state.pending
  if (!same) forget(stage)
  if (view.hint) state.explained = undefined
  adopt(stage, view)
  if (same) render(stage, view)
  else arrive(stage, view)
}

// ---- a move

export function animate(
  stage: Stage,
  move: Move,
  view: BoardView,
  backwards: boolean,
): Promise<void> {
  const { state, motion, pieces, events } = stage
  motion.settle()
  const entered = !backwards && state.pending?.effect === move.effect ? state.pending : undefined
  const before = state.view
  forget(stage)
  adopt(stage, view)
  const way: Pending = entered ?? { effect: move.effect, hops: hopsOf(move), shown: 0 }
  if (!before || still()) return leap(stage, move, view, way)
  if (!entered) pieces.show({ board: (backwards ? view : before).board, ghosts: [] }, view)
  state.moving = true
  renderMarks(stage, view)
  const rest = { hops: way.hops.slice(way.shown), nth: way.shown }
  const plan = backwards
    ? planBack(pieces, view, move, events.motion)
    : planMove(pieces, view, move, rest, events.motion)
  return motion.run({ ...plan, end: () => arrive(stage, view) })
}

/** For those who want no motion: the pieces change place at once, the way stays for a while. */
function leap(stage: Stage, move: Move, view: BoardView, { hops }: Pending): Promise<void> {
  const { state, events, motion } = stage
  const last = hops.at(-1)
  if (last) events.motion(move.crowns ? 'crown' : soundOf(last), hops.length - 1)
  const cells: Cell[] = [move.from, ...hops.map((hop) => hop.to)]
  const timer = setTimeout(() => {
    clearTrail(state)
    if (state.view && !motion.running()) renderMarks(stage, state.view)
  }, TRAIL_MS)
  state.trail = { cells, timer }
  arrive(stage, view)
  return Promise.resolve()
}
