/** What the board shows of a state. */

import type { BoardView, Move, Side } from '../board/types'
import type { Past } from '../core'
import { shapeOf } from './shape'
import { bottomSide, usersTurn, type State } from './state'
import { pointedLine } from './study'
import { ruleTitle, sideName } from './words'

function lastMove(move: Move | undefined): Pick<BoardView, 'lastMove'> {
  return move ? { lastMove: { from: move.from, to: move.to } } : {}
}

function common(
  state: State,
  turn: Side,
): Pick<BoardView, 'turn' | 'label' | 'shape' | 'flipped' | 'coordinates' | 'tapsOnly'> {
  const { t } = state
  const words = { rules: ruleTitle(t, state.rules), side: sideName(t, turn) }
  return {
    turn,
    label: t('board.label', words),
    shape: shapeOf(state.rules),
    flipped: bottomSide(state) === 'b',
    coordinates: state.prefs.coordinates,
    tapsOnly: state.prefs.taps,
  }
}

/** The move to be shown: a hint, one entered in advance, or a line of the analysis. */
function hinted(state: State): Pick<BoardView, 'hint'> {
  const move = state.hint ?? state.ahead?.chosen ?? pointedLine(state)?.move
  return move ? { hint: { from: move.from, stops: move.stops } } : {}
}

function presentView(state: State): BoardView {
  const { position, match, ahead } = state
  return {
    ...common(state, position.side),
    ...lastMove(state.played.at(-1)),
    ...hinted(state),
    board: position.board,
    turn: ahead ? match.you : position.side,
    moves: usersTurn(state) ? position.moves : (ahead?.moves ?? []),
    mustCapture: position.mustCapture && usersTurn(state),
    lesser: position.lesser,
  }
}

/** An earlier position, or the one that a move on trial leads to: only to be looked at. */
function lookedAt({ past, trial }: State): { at: Past; last: Move | undefined } | undefined {
  return past ?? (trial && { at: trial.at, last: trial.move })
}

export function viewOf(state: State): BoardView {
  const other = lookedAt(state)
  if (!other) return presentView(state)
  return {
    ...common(state, other.at.side),
    ...lastMove(other.last),
    ...hinted(state),
    board: other.at.board,
    moves: [],
    mustCapture: false,
  }
}
