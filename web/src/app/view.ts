/** What the board shows of a state. */

import type { BoardShape, BoardView, Move, Side } from '../board/types'
import type { Rules } from '../core'
import { translator } from '../i18n'
import { bottomSide, usersTurn, type State } from './state'
import { ruleTitle, sideName } from './words'

export function shapeOf(rules: Rules): BoardShape {
  return {
    size: rules.size,
    diagonal: rules.diagonal,
    a1: rules.a1,
    names: rules.squares,
    numbered: rules.naming !== 'algebraic',
    liftedAtOnce: rules.liftedAtOnce,
    crownedAtOnce: rules.crowning === 'at-once',
  }
}

function lastMove(move: Move | undefined): Pick<BoardView, 'lastMove'> {
  return move ? { lastMove: { from: move.from, to: move.to } } : {}
}

function common(
  state: State,
  turn: Side,
): Pick<BoardView, 'turn' | 'label' | 'shape' | 'flipped' | 'coordinates'> {
  const t = translator(state.prefs.language)
  const words = { rules: ruleTitle(t, state.rules), side: sideName(t, turn) }
  return {
    turn,
    label: t('board.label', words),
    shape: shapeOf(state.rules),
    flipped: bottomSide(state) === 'b',
    coordinates: state.prefs.coordinates,
  }
}

function presentView(state: State): BoardView {
  const { position, hint } = state
  return {
    ...common(state, position.side),
    ...lastMove(state.played.at(-1)),
    ...(hint && { hint: { from: hint.from, stops: hint.stops } }),
    board: position.board,
    moves: usersTurn(state) ? position.moves : [],
    mustCapture: position.mustCapture && usersTurn(state),
    lesser: position.lesser,
  }
}

export function viewOf(state: State): BoardView {
  if (!state.past) return presentView(state)
  const { at, last } = state.past
  return {
    ...common(state, at.side),
    ...lastMove(last),
    board: at.board,
    moves: [],
    mustCapture: false,
  }
}
