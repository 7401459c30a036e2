/** Beginning a game in place of the one on the table. */

import { interrupt } from './ask'
import { stopClock } from './clock'
import { prepare } from './equipment'
import { newMatch, openMatch, type Opened } from './match'
import { machineTurn } from './play'
import { shelve } from './shelf'
import type { Level, Match, Setup, State } from './state'
import { SETTLED, type Table } from './table'

export function setGame(table: Table, opened: Opened, change: Partial<State> = {}): void {
  interrupt(table)
  prepare(opened.rules)
  table.store.set({
    ...SETTLED,
    ...opened,
    flipped: false,
    analysing: false,
    studied: undefined,
    review: undefined,
    outlook: undefined,
    overlay: undefined,
    ...change,
  })
  void machineTurn(table)
}

function setMatch(table: Table, match: Match, change: Partial<State> = {}): void {
  setGame(table, openMatch(table.core, match), change)
}

/** The shelf with the game on the table, if that goes on and has begun. */
function shelfWith({ match, shelved, position }: State): Match[] {
  const begun = match.moves.length > 0 && position.result === '*'
  return begun ? shelve(shelved, stopClock(match, position.side)) : shelved
}

/** Back to a game that was put aside; the one on the table then lies aside itself. */
export function takeUp(table: Table, match: Match): void {
  const { state } = table.store
  const shelved = state.shelved.filter((other) => other !== match)
  setMatch(table, match, { shelved: shelfWith({ ...state, shelved }) })
}

/** Another game on the table; the one in progress is put aside. */
export function layOut(table: Table, match: Match, change: Partial<State> = {}): void {
  setMatch(table, match, { shelved: shelfWith(table.store.state), ...change })
}

/** A game in progress is put aside, as a link does with it. */
export function newGame(table: Table, setup: Setup): void {
  layOut(table, newMatch(table.core, setup), { setup })
}

/** Once more the same, from the same position and side. */
export function rematch(table: Table): void {
  const { you: side, start, clock, ...settings } = table.store.state.match
  const setup = { ...settings, side, time: clock?.time ?? '' }
  setMatch(table, newMatch(table.core, setup, start))
}

export function setLevel(table: Table, level: Level): void {
  const { match, setup } = table.store.state
  table.store.set({ match: { ...match, level }, setup: { ...setup, level } })
}
