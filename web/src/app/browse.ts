/** Looking at earlier positions of the game. */

import type { State } from './state'
import { SETTLED, changeMoving, type Table } from './table'

/** The ply that is looked at; the number of plies played if it is the present. */
export function shownPly(table: Table): number {
  const { studied, past, played } = table.store.state
  return studied?.ply ?? past?.at.ply ?? played.length
}

/** The last ply there is to be looked at: of the game, or of the line that is studied. */
export function lastPly({ studied, played }: State): number {
  return studied?.line.length ?? played.length
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
  const { state } = table.store
  const { played } = state
  const wanted = Math.max(0, Math.min(ply, lastPly(state)))
  const now = shownPly(table)
  if (wanted === now) return
  if (state.studied) return table.study!.show(table, wanted, swift)
  const past =
    wanted === played.length ? undefined : { at: table.core.at(wanted), last: played[wanted - 1] }
  const change = { ...SETTLED, past }
  const backwards = wanted < now
  const move = played[backwards ? wanted : now]
  if (swift || !move || Math.abs(wanted - now) !== 1) table.store.set(change)
  else changeMoving(table, change, { move, backwards })
}
