/** Beginning a game in place of the one on the table. */

import { interrupt } from './ask'
import { newMatch, openMatch, type Opened } from './match'
import { machineTurn } from './play'
import { isOver, type Level, type Match, type Setup, type State } from './state'
import { SETTLED, type Table } from './table'

export function setGame(table: Table, opened: Opened, change: Partial<State> = {}): void {
  interrupt(table)
  table.store.set({
    ...SETTLED,
    ...opened,
    flipped: false,
    score: undefined,
    overlay: undefined,
    ...change,
  })
  void machineTurn(table)
}

function setMatch(table: Table, match: Match, change: Partial<State> = {}): void {
  setGame(table, openMatch(table.core, match), change)
}

/** Back to the game that was put aside; this one then lies aside itself. */
export function swapGames(table: Table): void {
  const { match, shelved } = table.store.state
  if (shelved) setMatch(table, shelved, { shelved: match })
}

/** A game in progress is put aside, as a link does with it. */
export function newGame(table: Table, setup: Setup): void {
  const { state } = table.store
  const begun = state.match.moves.length > 0 && !isOver(state)
  const shelved = begun ? state.match : state.shelved
  setMatch(table, newMatch(table.core, setup), { setup, shelved })
}

/** Once more the same, from the same position. */
export function rematch(table: Table): void {
  const { match, setup } = table.store.state
  const { rules, opponent, level, start } = match
  setMatch(table, newMatch(table.core, { ...setup, rules, opponent, level }, start))
}

export function setLevel(table: Table, level: Level): void {
  const { match, setup } = table.store.state
  table.store.set({ match: { ...match, level }, setup: { ...setup, level } })
}
