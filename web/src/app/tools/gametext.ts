/** The game as text for other programs and other people. */

import type { Side } from '../../board/types'
import type { State } from '../state'
import type { Table } from '../table'

/** FEN of the position that is looked at. */
export function fenShown({ past, position }: State): string {
  return past?.at.fen ?? position.fen
}

/** Names as PDN files have them, in English. */
function playerName({ match }: State, side: Side): string {
  if (match.opponent === 'screen') return '?'
  return match.you === side ? 'You' : `damier, ${match.level}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '.')
}

/** PDN of the game. */
export function gameText({ core, store }: Table): string {
  const { state } = store
  const tags = {
    Event: 'damier',
    Date: today(),
    White: playerName(state, 'w'),
    Black: playerName(state, 'b'),
    ...state.match.tags,
  }
  return core.pdn(tags)
}
