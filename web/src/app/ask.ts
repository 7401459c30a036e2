/** Asking the machine, and no longer wanting to know. */

import type { Effort, Finding } from '../core'
import type { Question } from './machine'
import type { Table } from './table'

/** Stops the machine; what it may still answer is stale. */
export function interrupt(table: Table): void {
  table.turn++
  table.machine.stop()
  if (table.store.state.machine !== 'idle') table.store.set({ machine: 'idle' })
}

/** The position after these moves from the start of the game. */
export function questionAt(table: Table, moves: string[]): Question {
  const { match, rules } = table.store.state
  return { rules, start: match.start, moves }
}

/** Asks the machine; undefined if its answer is no longer wanted or it broke. */
export async function ask(table: Table, effort: Effort): Promise<Finding | undefined> {
  const { turn } = table
  const question = questionAt(table, table.store.state.match.moves)
  try {
    const finding = await table.machine.find(question, effort)
    if (finding && turn === table.turn) table.store.set({ weak: !finding.judged })
    return turn === table.turn ? finding : undefined
  } catch {
    if (turn === table.turn) table.store.set({ machine: 'failed' })
    return undefined
  }
}
