/** Looking at earlier positions of the game. */

import { SETTLED, changeMoving, type Table } from './table'

/** The ply that is looked at; the number of plies played if it is the present. */
export function shownPly(table: Table): number {
  const { past, played } = table.store.state
  return past?.at.ply ?? played.length
}

/** Shows the move that led to what is shown once more. */
export function replayMove(table: Table): void {
  const ply = shownPly(table)
  if (!ply) return
  showPly(table, ply - 1, true)
  showPly(table, ply)
}

/** Shows the position before `ply`. A single step is moved in sight unless `swift`. */
export function showPly(table: Table, ply: number, swift = false): void {
  const { played } = table.store.state
  const wanted = Math.max(0, Math.min(ply, played.length))
  const now = shownPly(table)
  if (wanted === now) return
  const past =
    wanted === played.length ? undefined : { at: table.core.at(wanted), last: played[wanted - 1] }
  const change = { ...SETTLED, past }
  const backwards = wanted < now
  const move = played[backwards ? wanted : now]
  if (swift || !move || Math.abs(wanted - now) !== 1) table.store.set(change)
  else changeMoving(table, change, { move, backwards })
}
