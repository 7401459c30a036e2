/** Games put aside. */

import type { Match } from './state'

/** So many are kept; the oldest goes first. */
export const SHELF_MAX = 12

/** No clock runs there. */
function standing(match: Match): Match {
  if (!match.clock) return match
  const { since: _, ...clock } = match.clock
  return { ...match, clock }
}

/** The shelf with one more game on it. */
export function shelve(shelf: Match[], match: Match): Match[] {
  return [standing(match), ...shelf].slice(0, SHELF_MAX)
}
