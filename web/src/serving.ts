/** What a worker with a core of its own does. The first message carries the compiled module; each later
 * one is a job. */

import { openCore, type Core } from './core'

interface Port<Job> {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Job>) => void) | null
}

/** Does each job; one that fails is told. */
export function serve<Job>(
  work: (core: Core, job: Job) => void,
  failed: (job: Job, error: unknown) => void,
): void {
  const port = self as unknown as Port<Job>
  let core: Promise<Core>
  port.onmessage = async ({ data }) => {
    if (data instanceof WebAssembly.Module) {
      core = openCore(data)
      return
    }
    try {
      work(await core, data)
    } catch (error) {
      failed(data, error)
    }
  }
}
