/** A move entered in advance, while a slow machine thinks: one of those that one could play if it
 * were one's turn already. It is played when the turn comes, if it is legal then. */

import type { Cell, Move, NextStops } from '../board/types'
import { openMatch } from './match'
import type { State } from './state'
import type { Table } from './table'

/** The position with the other side to move. */
function turned(fen: string): string {
  return (fen.startsWith('W') ? 'B' : 'W') + fen.slice(1)
}

/** The core is lent for it. */
export function movesAhead({ core, store }: Table): Move[] {
  const { match, rules, position } = store.state
  try {
    core.start(core.index(rules.id), turned(position.fen))
    return core.position().moves
  } catch {
    return []
  } finally {
    openMatch(core, match)
  }
}

/** What the core would say of a chain of these moves: it knows only the position there is. */
export function stopsAhead(moves: Move[], from: Cell, stops: Cell[]): NextStops {
  const begun = moves.filter(
    (move) => move.from === from && stops.every((stop, i) => move.stops[i] === stop),
  )
  const whole = begun.find((move) => move.stops.length === stops.length)
  const next = begun.flatMap((move) => move.stops.slice(stops.length, stops.length + 1))
  return {
    next: [...new Set(next)],
    taken: (begun[0]?.takes ?? []).slice(0, stops.length),
    complete: whole && begun.length === 1 ? whole.effect : '',
    effects: begun.map(({ effect }) => effect),
  }
}

/** The legal move that is meant: the same, or the only one from there to there. */
export function meantNow({ position }: State, { effect, from, to }: Move): Move | undefined {
  const same = position.moves.find((move) => move.effect === effect)
  const [only, ...more] = position.moves.filter((move) => move.from === from && move.to === to)
  return same ?? (more.length ? undefined : only)
}
