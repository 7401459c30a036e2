/** The machine: searches in a worker with a core of its own, so that the page never waits for it. */

import type { Core, Effort, Finding, Look, Study } from './core'
import { serve } from './serving'

/** What the machine of a rule set goes by, as far as there is any and it has been loaded. */
export interface Equipment {
  network: Uint8Array | undefined
  tables: Uint8Array | undefined
  /** Nothing of it is missing. */
  whole: boolean
}

export interface Job {
  id: number
  /** A rule set's id. */
  rules: string
  start: string
  moves: string[]
  equipment: Equipment
  /** A search, or to look on for a while. */
  task: Effort | Look
}

/** `judged`: by all that the machine of these rules should have. */
export type Judged<T> = T & { judged: boolean }

/** `ready`: the worker has come, and hears. `finding` ends a search; a look has many studies and then
 * is `done`. */
export type Answer =
  | { ready: true }
  | ({ id: number } & (
      | { finding: Judged<Finding> }
      | { study: Judged<Study> }
      | { done: true }
      | { error: string }
    ))

const port = self as unknown as { postMessage(answer: Answer): void }

/** Names of what the core has. */
const taken = { network: '', tables: '' }

/** Sees to it that the core has some bytes; false if they are damaged. */
function take(
  kind: keyof typeof taken,
  name: string,
  bytes: Uint8Array | undefined,
  give: (bytes: Uint8Array) => void,
): boolean {
  if (!bytes || taken[kind] === name) return true
  try {
    give(bytes)
    taken[kind] = name
    return true
  } catch {
    return false
  }
}

/** Equips the core for a rule set: true if nothing is missing. Without a network it judges by
 * material, without tables it plays endings as it can. */
function equip(core: Core, rules: number, equipment: Equipment): boolean {
  const { id, network } = core.rules[rules]!
  const judges = take('network', network, equipment.network, (bytes) => core.judgeBy(rules, bytes))
  const knows = take('tables', id, equipment.tables, (bytes) => core.lookInto(rules, bytes))
  return equipment.whole && judges && knows
}

function work(core: Core, job: Job): void {
  const { id, task } = job
  const rules = core.index(job.rules)
  const judged = equip(core, rules, job.equipment)
  core.start(rules, job.start)
  for (const move of job.moves) core.play(move)
  if (!('lines' in task)) {
    return port.postMessage({ id, finding: { ...core.search(task), judged } })
  }
  core.analyse(task, (study) => port.postMessage({ id, study: { ...study, judged } }))
  port.postMessage({ id, done: true })
}

serve(work, ({ id }: Job, error) => port.postMessage({ id, error: String(error) }))
port.postMessage({ ready: true })
