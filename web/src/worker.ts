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

export type Answer = { id: number; finding: Finding } | { id: number; error: string }

interface Port {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Job>) => void) | null
  postMessage(answer: Answer): void
}
const port = self as unknown as Port

function work(core: Core, job: Job): Finding {
  core.start(job.rules, job.start)
  for (const move of job.moves) core.play(move)
  return core.search(job.effort)
}

async function answer(core: Promise<Core>, job: Job): Promise<Answer> {
  try {
    return { id: job.id, finding: work(await core, job) }
  } catch (error) {
    return { id: job.id, error: String(error) }
  }
}

let core: Promise<Core>
port.onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) core = openCore(data)
  else port.postMessage(await answer(core, data))
}
