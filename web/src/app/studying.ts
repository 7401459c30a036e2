/** The analysis, which is loaded when it is first opened. */

import type { Cell, NextStops } from '../board/types'
import { addStyle } from './stylesheet'
import type { Table } from './table'

/** Address of its style; put in by build.mjs. */
declare const STUDY_STYLE_URL: string

export function openAnalysis({ store }: Table): void {
  store.set({ analysing: true, hint: undefined, why: false })
}

export function closeAnalysis({ store }: Table): void {
  store.set({ analysing: false })
}

async function load(table: Table): Promise<void> {
  const [study] = await Promise.all([import('./studyroom'), addStyle(STUDY_STYLE_URL)])
  table.desk = await study.createDesk(table.module)
  table.study = study
}

/** Sees to it that it is there; what could not be loaded is tried again the next time. */
async function loaded(table: Table): Promise<void> {
  table.studyLoads ??= load(table)
  try {
    await table.studyLoads
  } catch (error) {
    delete table.studyLoads
    throw error
  }
}

/** Lets the analysis follow the state; says so if it can't be loaded. */
export function attendStudy(table: Table): void {
  if (table.study) return table.study.attend(table)
  if (!table.store.state.analysing || table.studyLoads) return
  loaded(table).then(
    () => table.study!.attend(table),
    () => table.store.set({ analysing: false, notice: { key: 'analysis.notLoaded' } }),
  )
}

/** Loads what can write the variations of the game, if it has any: true if it is there then. */
export async function canWriteVariations(table: Table): Promise<boolean> {
  if (!table.store.state.match.variations) return false
  return loaded(table).then(
    () => true,
    () => false,
  )
}

/** Next stops of a chain on the board that is shown. */
export function nextStops(table: Table, from: Cell, stops: Cell[]): NextStops {
  const { studied } = table.store.state
  return studied ? table.study!.stops(table, from, stops) : table.core.stops(from, stops)
}
