/** Where cells lie on the screen. Places are counted in squares from the board's upper left
 * corner. */

import type { BoardShape, BoardView, Cell } from './types'

export interface Place {
  x: number
  y: number
}

/** All that decides where a cell is drawn. */
export type Layout = Pick<BoardView, 'shape' | 'flipped'>

export function played(shape: BoardShape, cell: Cell): boolean {
  const rank = Math.floor(cell / shape.size)
  const even = (rank + cell) % 2 === 0 // size is even, so rank + cell is as even as rank + file
  return !shape.diagonal || even === shape.a1
}

export function placeOf({ shape, flipped }: Layout, cell: Cell): Place {
  const last = shape.size - 1
  const file = cell % shape.size
  const rank = Math.floor(cell / shape.size)
  return flipped ? { x: last - file, y: rank } : { x: file, y: last - rank }
}

/** The cell whose square a point falls on, undefined beside the board. */
export function cellAt({ shape, flipped }: Layout, { x, y }: Place): Cell | undefined {
  const { size } = shape
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= size || row >= size) return undefined
  return flipped ? row * size + size - 1 - column : (size - 1 - row) * size + column
}

/** The squares played on, as seen: rows from the top, each from the left. */
export function rowsOf(layout: Layout): Cell[][] {
  const line = Array.from({ length: layout.shape.size }, (_, i) => i)
  return line.map((y) =>
    line.flatMap((x) => {
      const cell = cellAt(layout, { x, y })
      return cell !== undefined && played(layout.shape, cell) ? [cell] : []
    }),
  )
}

/** Whether a piece, one of wWbB, that lands on `cell` goes on as a king. */
export function crownedOn({ size, crownedAtOnce }: BoardShape, piece: string, cell: Cell): boolean {
  const rank = Math.floor(cell / size)
  return crownedAtOnce && ((piece === 'w' && rank === size - 1) || (piece === 'b' && rank === 0))
}

/** How many squares apart two cells are, as a king walks. */
export function distance({ size }: BoardShape, a: Cell, b: Cell): number {
  const ranks = Math.floor(a / size) - Math.floor(b / size)
  return Math.max(Math.abs(ranks), Math.abs((a % size) - (b % size)))
}
