/** The table a game is played at: the state, and what lives beside it. Functions around it change
 * the state and let the board follow. */

import type { Board, Move } from '../board/types'
import type { Core } from '../core'
import type { Desk } from './desk'
import type { Machine } from './machine'
import type { Sound } from '../sound/sound'
import type { State } from './state'
import type { Store } from './store'
import type * as Study from './studyroom'
import { viewOf } from './view'

export interface Table {
  readonly core: Core
  /** What further cores are made of. */
  readonly module: WebAssembly.Module
  readonly machine: Machine
  readonly sound: Sound
  readonly store: Store<State>
  readonly board: Board
  /** The board's latest motion; the next one waits for it. */
  motion: Promise<void>
  /** What the board shows or is on the way to. */
  shown: string
  /** The look at a position that is planned or going on. */
  look?: ReturnType<typeof setTimeout>
  /** The clock's next event. */
  flag?: ReturnType<typeof setTimeout>
  /** The analysis, once it has been loaded, and what it has. */
  study?: typeof Study
  desk?: Desk
  studyLoads?: Promise<void>
  /** Counts whatever makes an answer of the machine stale. */
  turn: number
}

function fingerprint(state: State): string {
  return JSON.stringify(viewOf(state))
}

/** Lets the board show the state, unless it does. */
export function follow(table: Table): void {
  const { state } = table.store
  const wanted = fingerprint(state)
  if (wanted === table.shown) return
  table.shown = wanted
  table.board.show(viewOf(state))
}

export interface Motion {
  move: Move
  backwards?: boolean
}

/** Changes the state so that the board goes there along a move's path. */
export function changeMoving(table: Table, change: Partial<State>, motion: Motion): void {
  const next = { ...table.store.state, ...change }
  table.shown = fingerprint(next)
  table.store.set(change)
  const { move, backwards = false } = motion
  table.motion = table.board.animate(move, viewOf(next), { backwards })
}

/** What every change of the position clears. */
export const SETTLED = {
  past: undefined,
  trial: undefined,
  hint: undefined,
  ahead: undefined,
  refusal: undefined,
  chain: undefined,
  notice: undefined,
  offer: undefined,
  analysis: undefined,
  why: false,
} satisfies Partial<State>
