/** What the clock does by itself and when it is touched. */

import type { Side } from '../board/types'
import { clockRuns, leftFor, startClock, stopClock } from './clock'
import { endByTime } from './ending'
import { isOver } from './state'
import type { Table } from './table'
import { sideName } from './words'

export function toggleClock(table: Table): void {
  const { state } = table.store
  const { match, position } = state
  if (isOver(state)) return
  const next = clockRuns(state) ? stopClock(match, position.side) : startClock(match)
  table.store.set({ match: next })
}

/** At so many seconds left it is said; from the last of them on each second is heard. */
const SAID = [60, 10]
const HEARD = 10

/** The next whole second at which something happens. */
function nextSecond(left: number): number {
  const below = Math.ceil(left / 1000) - 1
  if (below <= HEARD) return Math.max(0, below)
  return SAID.find((second) => second <= below) ?? 0
}

function strike(table: Table, side: Side, second: number): void {
  if (second === 0) return endByTime(table, side)
  const { t } = table.store.state
  if (second <= HEARD) table.sound.play('low')
  if (!SAID.includes(second)) return attendClock(table)
  const values = { side: sideName(t, side), n: second }
  table.store.set({ notice: { key: 'clock.low', values, beside: true } })
}

/** Sees to it that the end of the time is noticed, and what comes before it told. */
export function attendClock(table: Table): void {
  const { state } = table.store
  const { match, position } = state
  clearTimeout(table.flag)
  if (!match.clock || !clockRuns(state) || isOver(state)) return
  const { side } = position
  const left = leftFor(match.clock, side, side)
  const second = nextSecond(left)
  table.flag = setTimeout(() => strike(table, side, second), left - 1000 * second)
}

/** The page is seen again: its clock has not waited. */
export function tellHidden(table: Table): void {
  if (document.hidden || !clockRuns(table.store.state) || isOver(table.store.state)) return
  table.store.set({ notice: { key: 'clock.ranOn', beside: true } })
}
