/** The board's one state object, with the parts that draw it. The functions that work on it are in
 * show.ts (states and moves that come from the page), enter.ts (touches that become moves) and
 * drag.ts. */

import type { Entry, Hop } from './entry'
import type { Frame } from './frame'
import type { Grid } from './grid'
import type { Explained } from './marks'
import type { Motion } from './motion'
import type { Pieces } from './pieces'
import type { BoardEvents, BoardView, Cell } from './types'

/** A move handed to the page, and how many of its hops have been seen. */
export interface Pending {
  effect: string
  hops: Hop[]
  shown: number
}

export interface State {
  /** Always the state that input is meant for, even while the way there is still being shown. */
  view?: BoardView
  entry?: Entry
  explained?: Explained
  /** Until the page answers, nothing more can be entered. */
  pending?: Pending
  /** What had been entered before the drag that is going on. */
  beforeDrag?: { entry?: Entry }
  /** The way of the last move, for those who want no motion, and what takes it away. */
  trail?: { cells: Cell[]; timer: ReturnType<typeof setTimeout> }
  /** A whole move is being shown. */
  moving: boolean
  /** When the state shown came to rest (performance.now()). */
  restingSince: number
}

export interface Stage {
  readonly state: State
  readonly events: BoardEvents
  readonly frame: Frame
  readonly marks: HTMLElement
  readonly pieces: Pieces
  readonly grid: Grid
  readonly motion: Motion
}

/** All that was entered or explained goes; the view stays. */
export function forget(stage: Stage): void {
  const { state, frame } = stage
  state.entry = undefined
  state.explained = undefined
  state.pending = undefined
  state.beforeDrag = undefined
  frame.element.classList.remove('dragging')
  clearTrail(state)
}

export function clearTrail(state: State): void {
  if (state.trail) clearTimeout(state.trail.timer)
  state.trail = undefined
}
