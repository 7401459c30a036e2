/** Several tabs. Each plays its own game; the browser keeps that of the tab that has saved last, so
 * that the game of another one, when it is closed, would be lost. It is left to whichever page is opened
 * next. */

import { shelve } from './shelf'
import type { Match } from './state'
import { browserMatch, readShelf, type Kept } from './storage'
import { BROWSER, parsed, textAt, write } from './texts'

const KEY = 'damier-left'

/** Whether a game has come to `later`: it is the same, or an earlier state of it. */
function ledTo(game: Match, later: Match): boolean {
  const plies = game.moves.length
  const [one, two] = [game, later].map(({ rules, start, opponent, you, moves }) =>
    JSON.stringify([rules, start, opponent, you, moves.slice(0, plies)]),
  )
  return one === two
}

/** Games without what has come to `match`. */
function without(games: Match[], match: Match): Match[] {
  return games.filter((game) => !ledTo(game, match))
}

function leftGames(): Match[] {
  return readShelf(parsed(textAt(BROWSER, KEY)) ?? [])
}

/** The page is closed, or loaded anew, in the middle of a game. */
export function leave(match: Match): void {
  const kept = browserMatch()
  if (kept && !ledTo(match, kept)) write(BROWSER, KEY, shelve(without(leftGames(), match), match))
}

/** What is kept, with the games of closed tabs on the shelf, but for the one that goes on here. */
export function withLeft<T extends Kept>(kept: T): T {
  const left = kept.match ? without(leftGames(), kept.match) : leftGames()
  const onShelf = (shelf: Match[], match: Match): Match[] => shelve(without(shelf, match), match)
  return { ...kept, shelved: left.reduceRight(onShelf, kept.shelved) }
}

/** They lie on this tab's shelf now. */
export function takeOver(): void {
  if (leftGames().length) write(BROWSER, KEY, [])
}
