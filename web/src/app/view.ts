/** What the board shows of a state. */

import { drawArrow } from '../board/arrow'
import type { BoardView, Move, Side } from '../board/types'
import type { Past } from '../core'
import { shapeOf } from './shape'
import { bottomSide, livePosition, shown, usersTurn, type State } from './state'
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

/** The move to be shown: a hint, or one entered in advance. */
function hinted({ hint, ahead, studied }: State): Pick<BoardView, 'hint'> {
  const move = hint ?? (studied ? undefined : ahead?.chosen)
  return move ? { hint: { from: move.from, stops: move.stops } } : {}
}

/** In the analysis: the line that is pointed at, else the best move. */
function arrowed({ analysis }: State): Pick<BoardView, 'arrow'> {
  const wanted = analysis?.near ?? analysis?.pointed
  const line = analysis?.study?.lines.find(({ move }) => move.effect === wanted)
  const move = line?.move ?? analysis?.told?.move
  if (!move) return {}
  return { arrow: { cells: [move.from, ...move.stops], strong: !!line, draw: drawArrow } }
}

function presentView(state: State): BoardView {
  const { match, studied } = state
  const position = livePosition(state)
  const ahead = studied ? undefined : state.ahead
  const free = !!studied || usersTurn(state)
  return {
    ...common(state, position.side),
    ...lastMove(shown(state).last),
    ...hinted(state),
    ...arrowed(state),
    board: position.board,
    turn: ahead ? match.you : position.side,
    moves: free ? position.moves : (ahead?.moves ?? []),
    mustCapture: position.mustCapture && free,
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
    board: other.at.board,
    moves: [],
    mustCapture: false,
  }
}
