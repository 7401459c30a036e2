/** Asks the worker that reads files. */

import type { ListedGame, ReadGame } from '../../core'
import type { Heard, Reading } from '../../reader'

/** Put in by build.mjs. */
declare const READER_URL: string

export interface Listing {
  games: ListedGame[]
  /** Bytes read so far. */
  read: number
  /** It has come to an end: by itself or because it was told to stop; or the file can't be read. */
  ended?: 'whole' | 'more' | 'stopped' | 'failed'
}

export class Reader {
  private worker: Worker | undefined

  constructor(private readonly module: WebAssembly.Module) {}

  /** Ends what it is at. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  /** Lists the games of a file; `tell` is called as they come. */
  list(reading: Reading, tell: (listing: Listing) => void): void {
    const listing: Listing = { games: [], read: 0 }
    this.ask(reading, (heard) => {
      if ('games' in heard) {
        for (const game of heard.games) listing.games.push(game)
        listing.read = heard.read
      } else {
        listing.ended = 'done' in heard ? (heard.more ? 'more' : 'whole') : 'failed'
      }
      tell({ ...listing })
    })
  }

  /** The game of a file that begins at `offset`; undefined if it can't be read any more. */
  open(reading: Reading): Promise<ReadGame | undefined> {
    return new Promise((resolve) =>
      this.ask(reading, (heard) => resolve('game' in heard ? heard.game : undefined)),
    )
  }

  private ask(reading: Reading, hear: (heard: Heard) => void): void {
    this.stop()
    this.worker = new Worker(READER_URL, { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)
    this.worker.onerror = () => hear({ failed: true })
    this.worker.postMessage(this.module)
    this.worker.postMessage(reading)
  }
}
