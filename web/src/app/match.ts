/** Games as they are kept, and as the core plays them. */

import type { Move, Side } from '../board/types'
import { isHomemade, type Core, type Rules } from '../core'
import { newClock } from './clock'
import { other, type Match, type Setup, type SideChoice, type State } from './state'

/** What of the state follows from the game. */
export type Opened = Pick<
  State,
  'match' | 'rules' | 'position' | 'played' | 'firstBoard' | 'firstSide' | 'undone'
>

function sideFor(choice: SideChoice, mover: Side): Side {
  if (choice === 'first') return mover
  if (choice === 'lot') return Math.random() < 0.5 ? mover : other(mover)
  return choice
}

/** The record that a game goes by. Home-made rules are called what the last game by them calls them. */
export function recordOf(core: Core, { rules, called }: Pick<Setup, 'rules' | 'called'>): Rules {
  const index = core.index(rules)
  const record = core.rules[index]!
  if (record.called === called) return record
  return (core.rules[index] = { ...record, called })
}

/** A new game; `start` is a FEN or ''. Throws a CoreError if it can't be read. */
export function newMatch(core: Core, setup: Setup, start = ''): Match {
  const { rules, called, opponent, level } = setup
  core.start(core.index(rules), start)
  const mover = core.position().side
  const you = opponent === 'screen' ? mover : sideFor(setup.side, mover)
  const clock = opponent === 'screen' ? newClock(setup.time) : undefined
  const match = { rules, start, opponent, level, you, begun: Date.now(), moves: [] }
  return { ...match, ...(clock && { clock }), ...(called && isHomemade(rules) && { called }) }
}

/** A game without all but its first moves. Its variations lose nothing: what the game loses of the
 * way to them is theirs. */
export function shortened({ ending: _, ...match }: Match, plies: number): Match {
  const { moves } = match
  const variations = match.variations?.map(({ at, moves: own }) =>
    at <= plies ? { at, moves: own } : { at: plies, moves: [...moves.slice(plies, at), ...own] },
  )
  return { ...match, moves: moves.slice(0, plies), ...(variations && { variations }) }
}

/** Plays moves as far as they are legal. */
function replay(core: Core, moves: string[]): string[] {
  const bad = moves.findIndex((move) => {
    try {
      core.play(move)
      return false
    } catch {
      return true
    }
  })
  return bad < 0 ? moves : moves.slice(0, bad)
}

function movesOf(core: Core, plies: number): Move[] {
  return Array.from({ length: plies }, (_, ply) => core.at(ply).move).filter((move) => !!move)
}

/** Sets the core to a kept game. Throws a CoreError if not even its start can be read. */
export function openMatch(core: Core, kept: Match): Opened {
  const index = core.index(kept.rules)
  core.start(index, kept.start)
  const moves = replay(core, kept.moves)
  const whole = moves.length === kept.moves.length
  if (whole && kept.ending && core.position().result === '*') {
    core.end(kept.ending.how, kept.ending.loser)
  }
  const first = core.at(0)
  return {
    match: whole ? kept : shortened(kept, moves.length),
    rules: recordOf(core, kept),
    position: core.position(),
    played: movesOf(core, moves.length),
    firstBoard: first.board,
    firstSide: first.side,
    undone: [],
  }
}
