/** Asks the worker, one question at a time. Stopping a search means ending its worker: it hears
 * nothing while it searches. */

import type { Effort, Finding, Look, Rules, Study } from '../core'
import type { Answer, Job, Judged } from '../worker'
import { equipmentOf } from './equipment'

/** A position, as the moves that led to it. */
export interface Question {
  rules: Rules
  start: string
  moves: string[]
}

interface Waiting {
  id: number
  hear(study: Judged<Study>): void
  /** What was found; undefined if the question was a look or has been stopped. */
  resolve(finding: Judged<Finding> | undefined): void
  reject(error: Error): void
}

/** A worker that has not come by then does not come. */
const PATIENCE_MS = 20_000

export class Machine {
  private worker: Worker | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private waiting: Waiting | undefined
  private asked = 0

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly script: string,
  ) {}

  /** What it found; undefined if it was told to stop. */
  find(question: Question, effort: Effort): Promise<Judged<Finding> | undefined> {
    return this.ask(question, effort, () => {})
  }

  /** Looks at a position; tells what each depth brought, and ends with its time or when stopped. */
  async look(question: Question, look: Look, hear: (study: Judged<Study>) => void): Promise<void> {
    await this.ask(question, look, hear)
  }

  stop(): void {
    if (!this.waiting) return
    this.waiting.resolve(undefined)
    this.end()
  }

  /** Stops, and gives the worker's memory back. */
  close(): void {
    this.stop()
    this.end()
  }

  private async ask(
    { rules, start, moves }: Question,
    task: Job['task'],
    hear: Waiting['hear'],
  ): Promise<Judged<Finding> | undefined> {
    this.stop()
    const id = ++this.asked
    const answer = new Promise<Judged<Finding> | undefined>((resolve, reject) => {
      this.waiting = { id, hear, resolve, reject }
    })
    const equipment = await equipmentOf(rules)
    if (this.waiting?.id === id) {
      this.worker ??= this.open()
      this.worker.postMessage({ id, rules: rules.id, start, moves, equipment, task } satisfies Job)
    }
    return answer
  }

  private open(): Worker {
    const worker = new Worker(this.script, { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data)
    worker.onerror = () => this.fail('the worker broke')
    this.patience = setTimeout(() => this.fail('the worker does not come'), PATIENCE_MS)
    worker.postMessage(this.module)
    return worker
  }

  private hear(answer: Answer): void {
    if ('ready' in answer) return clearTimeout(this.patience)
    if (answer.id !== this.waiting?.id) return
    if ('error' in answer) return this.fail(answer.error)
    if ('study' in answer) return this.waiting.hear(answer.study)
    this.waiting.resolve('finding' in answer ? answer.finding : undefined)
    this.waiting = undefined
  }

  private fail(reason: string): void {
    this.waiting?.reject(new Error(reason))
    this.end()
  }

  private end(): void {
    clearTimeout(this.patience)
    this.worker?.terminate()
    this.worker = undefined
    this.waiting = undefined
  }
}
