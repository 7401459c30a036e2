/** Which game the page begins with: a linked position, the game in progress, or a new one. */

import { CoreError, type Core, type Position } from '../core'
import { readAddress, type Address } from './address'
import { newMatch, openMatch, type Opened } from './match'
import { shelve } from './shelf'
import { other, type Match, type Notice, type Setup } from './state'
import { readSetup, type Kept } from './storage'

interface Opening {
  opened: Opened
  setup: Setup
  shelved: Match[]
  notice?: Notice | undefined
}

type Game = Pick<Kept, 'setup' | 'match' | 'shelved'>

/** The last rule set used, if there is still such a one; else the first. */
function knownSetup(core: Core, setup: Setup): Setup {
  const known = core.rules.some(({ id }) => id === setup.rules)
  return known ? setup : { ...setup, rules: core.rules[0]!.id }
}

function usual(core: Core, { match, setup, shelved }: Game): Opening {
  try {
    if (match) return { opened: openMatch(core, match), setup, shelved }
  } catch {
    // Kept by a page that knew another rule set: a new game instead.
  }
  return { opened: openMatch(core, newMatch(core, setup)), setup, shelved }
}

/** The game to put aside: one that goes on and has begun. */
function unfinished(core: Core, match: Match | undefined): Match | undefined {
  if (!match?.moves.length) return undefined
  try {
    return openMatch(core, match).position.result === '*' ? match : undefined
  } catch {
    return undefined
  }
}

/** Nothing is left for the side to move to play against: it is decided, though by the rules nobody
 * has lost before it is the other side's turn. */
function decided({ board, side }: Position): boolean {
  return ![...board].some((piece) => piece.toLowerCase() === other(side))
}

function linked(core: Core, game: Game, { rules, fen, options }: Address): Opening {
  const setup = readSetup({ ...game.setup, ...options, rules })
  const match = newMatch(core, setup, fen)
  if (decided(core.position())) throw new CoreError('no-pieces', 1, 1, '')
  const aside = unfinished(core, game.match)
  return {
    opened: openMatch(core, match),
    setup,
    shelved: aside ? shelve(game.shelved, aside) : game.shelved,
    notice: aside && { key: 'say.kept', beside: true },
  }
}

export function openGame(core: Core, kept: Game, hash: string): Opening {
  const game = { ...kept, setup: knownSetup(core, kept.setup) }
  const address = readAddress(hash)
  if (!address) return usual(core, game)
  try {
    return linked(core, game, address)
  } catch (error) {
    if (!(error instanceof CoreError)) throw error
    return { ...usual(core, game), notice: { fault: error } }
  }
}
