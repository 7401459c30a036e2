/** A move while it is being entered: a piece picked up, and the stops of its chain so far. */

import type { BoardEvents, Cell, Move, NextStops } from './types'

/** One jump of a chain (`takes` holds what it took), or the one step of a quiet move. */
export interface Hop {
  from: Cell
  to: Cell
  takes: Cell[]
}

export interface Entry {
  from: Cell
  hops: Hop[]
  /** What the core says of the stops so far. */
  now: NextStops
}

type Ask = BoardEvents['stops']

export const stopsOf = (entry: Entry): Cell[] => entry.hops.map((hop) => hop.to)
export const standsOn = (entry: Entry): Cell => entry.hops.at(-1)?.to ?? entry.from

export function begin(ask: Ask, from: Cell): Entry {
  return { from, hops: [], now: ask(from, []) }
}

export function extend(ask: Ask, entry: Entry, stop: Cell): Entry {
  const now = ask(entry.from, [...stopsOf(entry), stop])
  const takes = now.taken.filter((cell) => !entry.now.taken.includes(cell))
  return {
    from: entry.from,
    hops: [...entry.hops, { from: standsOn(entry), to: stop, takes }],
    now,
  }
}

/** The entry led on to the end of `effect`; undefined if no way leads there from these stops. */
export function finish(ask: Ask, entry: Entry, effect: string): Entry | undefined {
  if (entry.now.complete === effect) return entry
  if (!entry.now.effects.includes(effect)) return undefined
  for (const stop of entry.now.next) {
    const found = finish(ask, extend(ask, entry, stop), effect)
    if (found) return found
  }
  return undefined
}

/** The way of a move as the core lists it. */
export function hopsOf(move: Move): Hop[] {
  return move.stops.map((to, i) => ({
    from: move.stops[i - 1] ?? move.from,
    to,
    takes: move.takes.slice(i, i + 1),
  }))
}
