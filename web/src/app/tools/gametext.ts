/** The game as text for other programs and other people. */

import type { Side } from '../../board/types'
import { shown, type State } from '../state'
import type { Table } from '../table'

/** FEN of the position that is looked at. */
export function fenShown(state: State): string {
  return shown(state).at.fen
}

/** Names as PDN files have them, in English. */
function playerName({ match }: State, side: Side): string {
  if (match.opponent === 'screen') return '?'
  return match.you === side ? 'You' : `damier, ${match.level}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '.')
}

/** PDN of the game, with its variations once the analysis is there to write them. */
export function gameText(table: Table): string {
  const { state } = table.store
  const tags = {
    Event: 'damier',
    Date: today(),
    White: playerName(state, 'w'),
    Black: playerName(state, 'b'),
    ...state.match.tags,
  }
  const pdn = table.core.pdn(tags)
  return state.match.variations && table.study ? table.study.pdn(table, pdn) : pdn
}
