/** Looking at the position that is shown, deeper and deeper, until the machine has seen enough,
 * another position is shown, or nobody looks on. */

import type { Study, StudyLine } from '../core'
import type { Judged } from '../worker'
import { questionAt } from './ask'
import { wayOf } from './desk'
import type { Analysis, State } from './state'
import { isDecided } from './study'
import type { Table } from './table'

const LINES = 3
/** Then a phone may rest: deeper is seldom different. */
const LOOK_MS = 15_000
/** Positions that are only passed through are not looked at. */
const PAUSE_MS = 120
/** What is said of a position has ripened for so long, and is said again at the end. */
const TELL_MS = 1500

function note({ store }: Table, change: Analysis): void {
  store.set({ analysis: { ...store.state.analysis, ...change } })
}

/** Keeps a line's first move on the board, or no longer. */
export function point(table: Table, { move }: StudyLine): void {
  const { analysis } = table.store.state
  note(table, { pointed: analysis?.pointed === move.effect ? undefined : move.effect })
}

/** The pointer or the focus has come to a line, or left it. */
export function approach(table: Table, line: StudyLine | undefined): void {
  if (table.store.state.analysis) note(table, { near: line?.move.effect })
}

function wanted(state: State): boolean {
  const busy = state.machine !== 'idle' && state.machine !== 'failed'
  return state.analysing && !document.hidden && !busy && !isDecided(state)
}

function hear(table: Table, study: Judged<Study>): void {
  const told = table.store.state.analysis?.told ?? (study.ms < TELL_MS ? undefined : study.lines[0])
  note(table, { study, told })
}

async function look(table: Table): Promise<void> {
  const { look: mine, desk, store } = table
  const question = questionAt(table, wayOf(store.state.studied!))
  const limits = { lines: LINES, timeMs: LOOK_MS }
  const failed = await desk!.analyst
    .look(question, limits, (study) => hear(table, study))
    .then(() => false)
    .catch(() => true)
  if (mine !== table.look) return
  note(table, { done: true, failed, told: store.state.analysis?.study?.lines[0] })
}

/** Stops looking; what has not been finished is forgotten. */
function rest(table: Table): void {
  const { look: planned, store, desk } = table
  clearTimeout(planned)
  table.look = undefined
  desk!.analyst.stop()
  if (store.state.analysis && !store.state.analysis.done) store.set({ analysis: undefined })
}

/** The worker goes too. */
export function closeLook(table: Table): void {
  rest(table)
  table.desk!.analyst.close()
}

/** Lets the machine look where it should. */
export function followLook(table: Table): void {
  const { state } = table.store
  if (!wanted(state)) return rest(table)
  if (state.analysis) return
  rest(table)
  table.look = setTimeout(() => void look(table), PAUSE_MS)
  note(table, { done: false })
}
