/** Time for games on one screen. The clock begins with the first move, goes on while the page is
 * hidden or loaded anew, and can be stopped. Who runs out of time has lost. */

import type { Side } from '../board/types'
import { isOver, type Clock, type Match, type State } from './state'

export const MINUTES_MAX = 180
export const SECONDS_MAX = 60

interface Time {
  minutes: number
  /** More for each move. */
  seconds: number
}

/** "5+3"; undefined if it is no time to play with. */
export function readTime(text: unknown): Time | undefined {
  const [, minutes, seconds] = /^(\d{1,3})\+(\d{1,2})$/.exec(String(text)) ?? []
  const time = { minutes: Number(minutes), seconds: Number(seconds) }
  const fits = time.minutes >= 1 && time.minutes <= MINUTES_MAX && time.seconds <= SECONDS_MAX
  return fits ? time : undefined
}

export function newClock(time: string): Clock | undefined {
  const read = readTime(time)
  if (!read) return undefined
  const start = 60_000 * read.minutes
  return { time, left: { w: start, b: start } }
}

/** What a side has left in ms; `mover` is the one whose time runs. */
export function leftFor({ left, since }: Clock, side: Side, mover: Side): number {
  const used = since !== undefined && side === mover ? Date.now() - since : 0
  return Math.max(0, left[side] - used)
}

/** The match with its clock stopped. */
export function stopClock<M extends Match>(match: M, mover: Side): M {
  const { clock } = match
  if (!clock) return match
  const { since: _, ...still } = clock
  const left = { ...clock.left, [mover]: leftFor(clock, mover, mover) }
  return { ...match, clock: { ...still, left } }
}

export function startClock(match: Match): Match {
  return match.clock ? { ...match, clock: { ...match.clock, since: Date.now() } } : match
}

/** After a move of `mover`: it gets its seconds, the other's time runs. */
export function pressClock(match: Match, mover: Side): Match {
  const { clock, ...rest } = stopClock(match, mover)
  if (!clock) return match
  const gain = 1000 * (readTime(clock.time)?.seconds ?? 0)
  const left = { ...clock.left, [mover]: clock.left[mover] + gain }
  return startClock({ ...rest, clock: { ...clock, left } })
}

/** Another side is to move, since moves were taken back or played again. */
export function turnClock(match: Match, mover: Side): Match {
  return match.clock?.since === undefined ? match : startClock(stopClock(match, mover))
}

export function clockRuns({ match }: State): boolean {
  return match.clock?.since !== undefined
}

/** The clock stands in a game that has begun. */
export function clockStands(state: State): boolean {
  const { clock, moves } = state.match
  return clock !== undefined && clock.since === undefined && moves.length > 0 && !isOver(state)
}
