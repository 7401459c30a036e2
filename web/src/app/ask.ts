/** Asking the machine, and no longer wanting to know. */

import type { Effort, Finding } from '../core'
import type { Question } from './machine'
import { rulesIndex } from './match'
import type { Table } from './table'

/** Stops the machine; what it may still answer is stale. */
export function interrupt(table: Table): void {
  table.turn++
  table.machine.stop()
  if (table.store.state.machine !== 'idle') table.store.set({ machine: 'idle' })
}

function question(table: Table, effort: Effort): Question {
  const { match } = table.store.state
  const { start, moves } = match
  return { rules: rulesIndex(table.core, match.rules), start, moves, effort }
}

/** Asks the machine; undefined if its answer is no longer wanted or it broke. */
export async function ask(table: Table, effort: Effort): Promise<Finding | undefined> {
  const { turn } = table
  try {
    const finding = await table.machine.find(question(table, effort))
    if (finding && turn === table.turn) table.store.set({ weak: !finding.judged })
    return turn === table.turn ? finding : undefined
  } catch {
    if (turn === table.turn) table.store.set({ machine: 'failed' })
    return undefined
  }
}
