/** Games put aside. */

import type { Match } from './state'

/** So many are kept; the oldest goes first. */
export const SHELF_MAX = 5

/** The shelf with one more game on it. */
export function shelve(shelf: Match[], match: Match): Match[] {
  return [match, ...shelf].slice(0, SHELF_MAX)
}
