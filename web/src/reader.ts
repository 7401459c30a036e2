/** Reads files of games in a worker with a core of its own, slice by slice: the page never waits,
 * and no file is ever in memory as a whole. */

import type { Core, ListedGame, ReadGame } from './core'
import { serve } from './serving'

/** List the games of a file, or read the one that begins at `offset`. */
export interface Reading {
  file: Blob
  /** Rule set of games that don't say theirs. */
  rules: string
  offset?: number
}

/** `read`: bytes so far. `more`: there are further games, which are not listed. */
export type Heard =
  | { games: ListedGame[]; read: number }
  | { done: true; more: boolean }
  | { game: ReadGame | undefined }
  | { failed: true }

const port = self as unknown as { postMessage(heard: Heard): void }

/** What only workers have, and the page's types therefore lack. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer }

const SLICE = 1 << 20
const BATCH_MS = 100
/** More would be no list any more. */
const GAMES_MAX = 100_000

/** Hands a file out as the core asks for it. */
class Slices {
  private slice = new Uint8Array(0)
  private at = 0
  private end: number
  private readonly reader = new FileReaderSync()

  constructor(
    private readonly file: Blob,
    offset: number,
  ) {
    this.end = offset
  }

  get read(): number {
    return this.end
  }

  give(room: Uint8Array): number {
    if (this.at === this.slice.length) this.next()
    const part = this.slice.subarray(this.at, this.at + room.length)
    room.set(part)
    this.at += part.length
    return part.length
  }

  private next(): void {
    const blob = this.file.slice(this.end, this.end + SLICE)
    this.slice = new Uint8Array(this.reader.readAsArrayBuffer(blob))
    this.at = 0
    this.end += this.slice.length
  }
}

function list(core: Core, slices: Slices): void {
  let games: ListedGame[] = []
  let told = performance.now()
  const tell = (): void => {
    port.postMessage({ games, read: slices.read })
    games = []
    told = performance.now()
  }
  for (let count = 0; ; count++) {
    const game = count < GAMES_MAX ? core.readNext() : undefined
    if (game) games.push(game)
    if (!game || performance.now() - told > BATCH_MS) tell()
    if (!game) return port.postMessage({ done: true, more: count === GAMES_MAX })
  }
}

function work(core: Core, { file, rules, offset }: Reading): void {
  const slices = new Slices(file, offset ?? 0)
  core.readFrom(core.index(rules), (room) => slices.give(room))
  if (offset === undefined) list(core, slices)
  else port.postMessage({ game: core.readWhole() })
}

serve(work, () => port.postMessage({ failed: true }))
