/** What the board shows of a state. */

import type { BoardShape, BoardView, Move } from '../board/types'
import type { Rules } from '../core'
import { bottomSide, usersTurn, type State } from './state'

export function shapeOf(rules: Rules): BoardShape {
  return {
    size: rules.size,
    diagonal: rules.diagonal,
    a1: rules.a1,
    names: rules.squares,
    numbered: rules.naming !== 'algebraic',
    liftedAtOnce: rules.liftedAtOnce,
  }
}

function lastMove(move: Move | undefined): Pick<BoardView, 'lastMove'> {
  return move ? { lastMove: { from: move.from, to: move.to } } : {}
}

function common(state: State): Pick<BoardView, 'shape' | 'flipped' | 'coordinates'> {
  return {
    shape: shapeOf(state.rules),
    flipped: bottomSide(state) === 'b',
    coordinates: state.prefs.coordinates,
  }
}

function presentView(state: State): BoardView {
  const { position, hint } = state
  return {
    ...common(state),
    ...lastMove(state.played.at(-1)),
    ...(hint && { hint: { from: hint.from, stops: hint.stops } }),
    board: position.board,
    moves: usersTurn(state) ? position.moves : [],
    mustCapture: position.mustCapture && usersTurn(state),
    turn: position.side,
  }
}

export function viewOf(state: State): BoardView {
  if (!state.past) return presentView(state)
  const { at, last } = state.past
  return {
    ...common(state),
    ...lastMove(last),
    board: at.board,
    moves: [],
    mustCapture: false,
    turn: at.side,
  }
}
