/** Which game the page begins with: a linked position, the game in progress, or a new one. */

import { CoreError, type Core, type Position } from '../core'
import { readAddress, unpackMoves, type Address } from './address'
import { newMatch, openMatch, recordOf, type Opened } from './match'
import { shelve } from './shelf'
import type { Match, Notice, Opponent, Setup } from './state'
import { readSetup, type Found } from './storage'

interface Opening {
  opened: Opened
  setup: Setup
  shelved: Match[]
  notice?: Notice | undefined
  /** The kept game, if the core could not play it again to its end. */
  damaged?: Match
}

type Game = Pick<Found, 'setup' | 'match' | 'shelved'> & { damaged?: string[] }

/** The last rule set used, if there is still such a one; else the first. */
function knownSetup(core: Core, setup: Setup): Setup {
  try {
    return { ...setup, rules: recordOf(core, setup).id }
  } catch {
    return { ...setup, rules: core.rules[0]!.id }
  }
}

/** The kept game as far as the core can play it: not at all if another version of the page kept it,
 * which knew another rule set. */
function resumed(core: Core, match: Match): Opened | undefined {
  try {
    return openMatch(core, match)
  } catch {
    return undefined
  }
}

/** A kept game that the core can't play again to where it stood. */
function damagedMatch(core: Core, match: Match | undefined): Match | undefined {
  return match && resumed(core, match)?.match.moves.length !== match.moves.length ? match : undefined
}

function usual(core: Core, { match, setup, shelved }: Game): Opening {
  const opened = (match && resumed(core, match)) ?? openMatch(core, newMatch(core, setup))
  return { opened, setup, shelved }
}

/** The game to put aside: one that goes on and has begun. */
function unfinished(core: Core, match: Match | undefined): Match | undefined {
  const goesOn = match?.moves.length && resumed(core, match)?.position.result === '*'
  return goesOn ? match : undefined
}

/** A side has nothing left: it is decided, though by the rules nobody has lost before it is that
 * side's turn. */
function decided({ board }: Position): boolean {
  return !/w/i.test(board) || !/b/i.test(board)
}

/** A new game from a position that can be played on. Throws a CoreError if it is none. */
export function startMatch(core: Core, setup: Setup, fen: string): Match {
  const match = newMatch(core, setup, fen)
  if (decided(core.position())) throw new CoreError('no-pieces', 1, 1, '')
  return match
}

/** Plays the moves of a link; returns their effects. */
function playPacked(core: Core, packed: string): string[] {
  const { rules } = core.position()
  const texts = unpackMoves(core.rules[core.index(rules)]!, packed)
  return texts.map((text, ply) => {
    try {
      core.play(text)
    } catch {
      throw new CoreError('link-move', 1, 1, `${ply + 1}, ${text}`)
    }
    return core.at(ply).move!.effect
  })
}

/** The game that a link tells. One with moves is there to be looked at: nobody answers in it unless
 * the link asks for that. */
function linkedMatch(core: Core, setup: Setup, { fen, moves, ending, options }: Address): Match {
  const { clock, ...match } = startMatch(core, setup, fen)
  if (!moves && !ending) return clock ? { ...match, clock } : match
  const { opponent = 'screen' } = options
  const told = { ...match, moves: playPacked(core, moves), opponent: opponent as Opponent }
  return ending ? { ...told, ending } : told
}

function linked(core: Core, game: Game, address: Address): Opening {
  const { rules, called, options } = address
  const setup = readSetup({ ...game.setup, ...options, rules, called })
  const match = linkedMatch(core, setup, address)
  const aside = unfinished(core, game.match)
  return {
    opened: openMatch(core, match),
    setup,
    shelved: aside ? shelve(game.shelved, aside) : game.shelved,
    notice: aside && { key: 'say.kept', beside: true },
  }
}

/** The linked game if there is a link, else the kept one or a new one. */
function wanted(core: Core, game: Game, hash: string): Opening {
  try {
    const address = readAddress(hash)
    return address ? linked(core, game, address) : usual(core, game)
  } catch (error) {
    if (!(error instanceof CoreError)) throw error
    return { ...usual(core, game), notice: { fault: error } }
  }
}

export function openGame(core: Core, kept: Game, hash: string): Opening {
  const damaged = damagedMatch(core, kept.match)
  const opening = wanted(core, { ...kept, setup: knownSetup(core, kept.setup) }, hash)
  if (!damaged && !kept.damaged?.length) return opening
  const notice: Notice = opening.notice ?? { key: 'say.damaged', beside: true }
  return { ...opening, notice, ...(damaged && { damaged }) }
}
