/** The contract between the board and the rest of the page. The board knows squares, pieces and a
 * list of what may be done; it knows no rules and no network. A cell is rank * size + file, a1 = 0. */

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
}

/** What is shown. `board` has size*size characters of .wWbB, cell 0 first, capitals are kings. */
export interface BoardView {
  shape: BoardShape
  board: string
  /** The legal moves of the player who may move now; empty = looking only. */
  moves: Move[]
  mustCapture: boolean
  turn: Side
  lastMove?: { from: Cell; to: Cell }
  hint?: { from: Cell; stops: Cell[] }
  /** White's (false) or Black's (true) side at the bottom. */
  flipped: boolean
  coordinates: boolean
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

/** Why a touch can't be obeyed; the app puts it in words. */
export type Refusal =
  | { why: 'must-capture'; cell: Cell; pieces: Cell[]; longest: number }
  | { why: 'longer-chain'; cell: Cell; pieces: Cell[]; longest: number }
  | { why: 'blocked'; cell: Cell }
  | { why: 'not-a-stop'; cell: Cell }

export interface BoardEvents {
  /** A whole move has been entered; `path` is how (stops and takes), for the animation of record. */
  move(effect: string): void
  /** A chain goes on: the stops so far (0 = cancelled or not begun). */
  progress(from: Cell | undefined, stops: Cell[]): void
  refused(refusal: Refusal): void
  /** Next stops from the core. */
  stops(from: Cell, stops: Cell[]): NextStops
  /** What a cell is called aloud, with its piece; translated by the app. */
  spoken(cell: Cell): string
  /** Sounds and words hang on these. */
  motion(what: 'step' | 'hop' | 'take' | 'crown' | 'deny', nth: number): void
}

export interface Board {
  readonly element: HTMLElement
  /** Shows a state at once; ends any motion. */
  show(view: BoardView): void
  /** Shows `view` after moving a piece along the path from the state shown now (or back along it).
   * Resolves when the motion is over or a touch has ended it. `entered` jumps have already been
   * shown while the chain was entered stop by stop. */
  animate(move: Move, view: BoardView, options?: { backwards?: boolean }): Promise<void>
  /** Ends motion in its final place. */
  settle(): void
  cancelChain(): void
  focus(): void
  destroy(): void
}
