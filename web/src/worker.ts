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

/** `judged`: by the network of these rules, if there is one. */
export type Judged = Finding & { judged: boolean }

export type Answer = { id: number; finding: Judged } | { id: number; error: string }

interface Port {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Job>) => void) | null
  postMessage(answer: Answer): void
}
const port = self as unknown as Port

/** Addresses of the networks by name; put in by build.mjs. */
declare const NETWORK_URLS: Record<string, string>

/** The network that the core has. */
let judge = ''

/** Sees to it that the core has the network of a rule set. Without one it judges by material. */
async function takeNetwork(core: Core, rules: number): Promise<void> {
  const { network } = core.rules[rules]!
  const address = NETWORK_URLS[network]
  if (!address || network === judge) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  core.judgeBy(rules, new Uint8Array(await response.arrayBuffer()))
  judge = network
}

async function work(core: Core, job: Job): Promise<Judged> {
  const judged = await takeNetwork(core, job.rules).then(
    () => true,
    () => false,
  )
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
