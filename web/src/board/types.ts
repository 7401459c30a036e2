/** The contract between the board and the rest of the page. The board knows squares, pieces and a
 * list of what may be done; it knows no rules and no network. A cell is rank * size + file,
 * a1 = 0. */

import type { Layout } from './geometry'

export type Side = 'w' | 'b'
export type Cell = number

/** A legal move, as the core lists it (see src/wasm/exports.h, game_state). */
export interface Move {
  effect: string
  text: string
  from: Cell
  to: Cell
  taken: Cell[]
  /** One path: where each jump lands, and what it takes. A quiet move has one stop, no takes. */
  stops: Cell[]
  takes: Cell[]
  crowns: boolean
}

/** What the board must know of a rule set: read from the record, never from its name. */
export interface BoardShape {
  size: 8 | 10
  /** Played on the dark squares only; else on all of them (a plain board with lines). */
  diagonal: boolean
  /** Diagonal boards: whether a1 is played on. */
  a1: boolean
  /** Name of each cell as written on the board and spoken; '' where not played on. */
  names: string[]
  /** Numbers (1..50) or letters, for the coordinates on demand. */
  numbered: boolean
  /** Taken pieces leave the board jump by jump; else they stay as ghosts until the end. */
  liftedAtOnce: boolean
  /** A man that reaches its last row in the middle of a chain goes on as a king. */
  crownedAtOnce: boolean
}

/** From a move's origin over its stops; strong: it is the one that is meant. It brings its drawing
 * (arrow.ts): a board without arrows does not carry that. */
export interface Arrow {
  cells: Cell[]
  strong: boolean
  draw(arrow: Arrow, layout: Layout): Element
}

/** What is shown. `board` has size*size characters of .wWbB, cell 0 first, capitals are kings. */
export interface BoardView {
  shape: BoardShape
  /** What the board is called aloud: "Turkish draughts, White to move". */
  label?: string
  board: string
  /** The legal moves of the player who may move now; empty = looking only. */
  moves: Move[]
  mustCapture: boolean
  /** Pieces that could take, but only by a chain that is not allowed (shorter, or of less weight).
   * The core tells; without it, touching one is refused as any other piece is: must-capture. */
  lesser?: Cell[]
  turn: Side
  lastMove?: { from: Cell; to: Cell }
  hint?: { from: Cell; stops: Cell[] }
  /** A move that is thought of. */
  arrow?: Arrow
  /** White's (false) or Black's (true) side at the bottom. */
  flipped: boolean
  coordinates: boolean
  /** Pieces are moved by touching alone, not by dragging. */
  tapsOnly?: boolean
}

/** The next stops of a chain that has begun: asked from the core. */
export interface NextStops {
  next: Cell[]
  taken: Cell[]
  /** The effect that ends here, '' if none. */
  complete: string
  /** Effects still possible. */
  effects: string[]
}

/** What else is to be said of a cell aloud. */
export interface CellMarks {
  /** The piece now drawn there, one of .wWbB (in the middle of a chain not that of the view). */
  piece: string
  must: boolean
  picked: boolean
  target: boolean
  last: boolean
}

/** Why a touch can't be obeyed; the app puts it in words. `pieces` are those that may move,
 * `longest` the most pieces one of their moves takes. two-ways: several moves of the piece end on
 * the cell; `stops` are the next squares among which to choose. theirs: a piece of the other side;
 * idle: an empty square that no piece reaches; several: one that several do. These three are
 * said without a knock: nothing was wrong, only not yet enough. */
export type Refusal =
  | { why: 'must-capture'; cell: Cell; pieces: Cell[]; longest: number }
  | { why: 'longer-chain'; cell: Cell; pieces: Cell[]; longest: number }
  | { why: 'blocked' | 'idle' | 'several'; cell: Cell }
  | { why: 'theirs'; cell: Cell }
  | { why: 'not-a-stop'; cell: Cell }
  | { why: 'two-ways'; cell: Cell; stops: Cell[] }

export interface BoardEvents {
  /** A whole move has been entered. Answer with `animate` or, if it is not to be, with `show`. */
  move(effect: string): void
  /** A piece is picked up (no stops yet), its chain goes on, or (`from` undefined) it was put
   * back. */
  progress(from: Cell | undefined, stops: Cell[]): void
  refused(refusal: Refusal): void
  /** Next stops from the core. */
  stops(from: Cell, stops: Cell[]): NextStops
  /** What a cell is called aloud, with its piece; translated by the app. */
  spoken(cell: Cell, marks: CellMarks): string
  /** A letter or figure was typed on a square. */
  typed?(key: string): void
  /** Sounds and words hang on these. */
  motion(what: 'step' | 'hop' | 'take' | 'crown' | 'deny', nth: number): void
}

export interface Board {
  /** The wooden frame with the board in it (class "frame"). */
  readonly element: HTMLElement
  /** Shows a state at once; ends any motion. An unfinished chain stays if position and moves are
   * the same as before (a hint came, the board was flipped). */
  show(view: BoardView): void
  /** Shows `view` after moving a piece along the path from the state shown now (or back along it).
   * Resolves when the motion is over or a touch has ended it; that touch has then already been
   * taken as input to `view`. The jumps of a chain that was entered here are not shown twice, and
   * the way the person chose is the one shown. */
  animate(move: Move, view: BoardView, options?: { backwards?: boolean }): Promise<void>
  /** Ends motion in its final place. */
  settle(): void
  cancelChain(): void
  focus(): void
  destroy(): void
}
