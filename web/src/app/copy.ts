/** Copies of the game for other programs and other people. */

import type { Side } from '../board/types'
import { writeAddress } from './address'
import type { State } from './state'
import type { Table } from './table'

async function copy(table: Table, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    table.store.set({ notice: { key: 'say.copied', beside: true } })
  } catch {
    table.store.set({ notice: { key: 'say.notCopied', beside: true } })
  }
}

/** FEN of the position that is looked at. */
function fen({ past, position }: State): string {
  return past?.at.fen ?? position.fen
}

export function copyFen(table: Table): Promise<void> {
  return copy(table, fen(table.store.state))
}

export function copyLink(table: Table): Promise<void> {
  const { state } = table.store
  return copy(table, writeAddress(state.rules.id, fen(state)))
}

/** Names as PDN files have them, in English. */
function playerName({ match }: State, side: Side): string {
  if (match.opponent === 'screen') return '?'
  return match.you === side ? 'You' : `damier, ${match.level}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '.')
}

export function copyPdn(table: Table): Promise<void> {
  const { state } = table.store
  const tags = {
    Event: 'damier',
    Date: today(),
    White: playerName(state, 'w'),
    Black: playerName(state, 'b'),
  }
  return copy(table, table.core.pdn(tags))
}
