/** The machine: searches in a worker with a core of its own, so that the page never waits for it.
 * The first message carries the compiled module; each later one is a job. */

import { openCore, type Core, type Effort, type Finding } from './core'

export interface Job {
  id: number
  rules: number
  start: string
  moves: string[]
  effort: Effort
}

/** `judged`: by the network and the endgame tables of these rules, as far as there are any. */
export type Judged = Finding & { judged: boolean }

export type Answer = { id: number; finding: Judged } | { id: number; error: string }

interface Port {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Job>) => void) | null
  postMessage(answer: Answer): void
}
const port = self as unknown as Port

/** Addresses of the networks by name and of the endgame tables by rule set; put in by build.mjs. */
declare const NETWORK_URLS: Record<string, string>
declare const TABLE_URLS: Record<string, string>

/** What the core has: addresses. */
const taken = { network: '', tables: '' }

/** Sees to it that the core has what is at an address. */
async function take(
  kind: keyof typeof taken,
  address: string | undefined,
  give: (bytes: Uint8Array) => void,
): Promise<void> {
  if (!address || address === taken[kind]) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  give(new Uint8Array(await response.arrayBuffer()))
  taken[kind] = address
}

/** Equips the core for a rule set: true if nothing is missing. Without a network it judges by
 * material, without tables it plays endings as it can. */
async function equip(core: Core, rules: number): Promise<boolean> {
  const { id, network } = core.rules[rules]!
  const given = await Promise.allSettled([
    take('network', NETWORK_URLS[network], (bytes) => core.judgeBy(rules, bytes)),
    take('tables', TABLE_URLS[id], (bytes) => core.lookInto(rules, bytes)),
  ])
  return given.every(({ status }) => status === 'fulfilled')
}

async function work(core: Core, job: Job): Promise<Judged> {
  const judged = await equip(core, job.rules)
  core.start(job.rules, job.start)
  for (const move of job.moves) core.play(move)
  return { ...core.search(job.effort), judged }
}

async function answer(core: Promise<Core>, job: Job): Promise<Answer> {
  try {
    return { id: job.id, finding: await work(await core, job) }
  } catch (error) {
    return { id: job.id, error: String(error) }
  }
}

let core: Promise<Core>
port.onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) core = openCore(data)
  else port.postMessage(await answer(core, data))
}
