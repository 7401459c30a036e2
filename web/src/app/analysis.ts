/** The analysis: while it is open the machine looks at the position that is shown, deeper and deeper,
 * until it has seen enough, another position is shown, or nobody looks on. */

import type { Study, StudyLine } from '../core'
import type { Judged } from '../worker'
import { questionAt } from './ask'
import { shownPly } from './browse'
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

export function openAnalysis({ store }: Table): void {
  store.set({ analysing: true, hint: undefined, why: false })
}

export function closeAnalysis({ store }: Table): void {
  store.set({ analysing: false, analysis: undefined })
}

/** Shows a line's first move on the board, or no longer. */
export function point({ store }: Table, { move }: StudyLine): void {
  const { analysis } = store.state
  const pointed = analysis?.pointed === move.effect ? undefined : move.effect
  store.set({ analysis: { ...analysis, pointed } })
}

function wanted(state: State): boolean {
  const busy = state.machine !== 'idle' && state.machine !== 'failed'
  return state.analysing && !document.hidden && !busy && !isDecided(state)
}

function note({ store }: Table, change: Analysis): void {
  store.set({ analysis: { ...store.state.analysis, ...change } })
}

function hear(table: Table, study: Judged<Study>): void {
  const told = table.store.state.analysis?.told ?? (study.ms < TELL_MS ? undefined : study.lines[0])
  note(table, { study, told })
}

async function look(table: Table): Promise<void> {
  const { look: mine, analyst, store } = table
  const question = questionAt(table, shownPly(table))
  const limits = { lines: LINES, timeMs: LOOK_MS }
  const failed = await analyst
    .look(question, limits, (study) => hear(table, study))
    .then(() => false)
    .catch(() => true)
  if (mine !== table.look) return
  note(table, { done: true, failed, told: store.state.analysis?.study?.lines[0] })
}

/** Stops looking; what has not been finished is forgotten. When it is closed its worker goes too. */
function rest(table: Table): void {
  const { look: planned, store, analyst } = table
  const { analysing, analysis } = store.state
  clearTimeout(planned)
  table.look = undefined
  if (analysing) analyst.stop()
  else analyst.close()
  if (analysis && !(analysing && analysis.done)) store.set({ analysis: undefined })
}

/** Lets the machine look where it should. */
export function followAnalysis(table: Table): void {
  const { state } = table.store
  if (!wanted(state)) return rest(table)
  if (state.analysis) return
  rest(table)
  table.look = setTimeout(() => void look(table), PAUSE_MS)
  note(table, { done: false })
}
