/** Asks the worker, one question at a time. Stopping a search means ending its worker: it hears
 * nothing while it searches. */

import type { Answer, Job, Judged } from '../worker'

export type Question = Omit<Job, 'id'>

interface Waiting {
  id: number
  resolve(finding: Judged | undefined): void
  reject(error: Error): void
}

export class Machine {
  private worker: Worker | undefined
  private waiting: Waiting | undefined
  private asked = 0

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly script: string,
  ) {}

  /** What it found; undefined if it was told to stop. */
  find(question: Question): Promise<Judged | undefined> {
    this.stop()
    const worker = (this.worker ??= this.start())
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting = { id, resolve, reject }
      worker.postMessage({ ...question, id })
    })
  }

  stop(): void {
    if (!this.waiting) return
    this.waiting.resolve(undefined)
    this.end()
  }

  private start(): Worker {
    const worker = new Worker(this.script, { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data)
    worker.onerror = () => this.fail('the worker broke')
    worker.postMessage(this.module)
    return worker
  }

  private hear(answer: Answer): void {
    if (answer.id !== this.waiting?.id) return
    if ('error' in answer) return this.fail(answer.error)
    this.waiting.resolve(answer.finding)
    this.waiting = undefined
  }

  private fail(reason: string): void {
    this.waiting?.reject(new Error(reason))
    this.end()
  }

  private end(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting = undefined
  }
}
