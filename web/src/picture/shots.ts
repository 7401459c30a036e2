/** What is seen of a game, picture by picture. */

import { hopsOf } from '../board/entry'
import { crownedOn, played } from '../board/geometry'
import type { BoardShape, Cell, Move } from '../board/types'

/** A moment of a game: `ply` moves have been played, or the last of them is on its way. */
export interface Shot {
  /** As in BoardView. */
  board: string
  /** Pieces that are taken and not yet lifted. */
  ghosts: Cell[]
  last?: { from: Cell; to: Cell }
  ply: number
  onWay: boolean
}

/** The board with some pieces put elsewhere or, as '.', away. */
function changed(board: string, changes: [Cell, string][]): string {
  const pieces = [...board]
  for (const [cell, piece] of changes) pieces[cell] = piece
  return pieces.join('')
}

function cleared(board: string, cells: Cell[]): string {
  return changed(board, cells.map((cell) => [cell, '.']))
}

/** Each stop of a chain but the last: there the move is done. */
function stopsOnWay(shape: BoardShape, before: string, move: Move, ply: number): Shot[] {
  const hops = hopsOf(move)
  let piece = before.charAt(move.from)
  return hops.slice(0, -1).map(({ to }, i) => {
    if (crownedOn(shape, piece, to)) piece = piece.toUpperCase()
    const taken = hops.slice(0, i + 1).flatMap(({ takes }) => takes)
    const left = shape.liftedAtOnce ? cleared(before, taken) : before
    const board = changed(left, [[move.from, '.'], [to, piece]])
    const ghosts = shape.liftedAtOnce ? [] : taken
    return { board, ghosts, last: { from: move.from, to }, ply, onWay: true }
  })
}

function boardAfter(shape: BoardShape, before: string, move: Move): string {
  const piece = before.charAt(move.from)
  const crowned = move.crowns || hopsOf(move).some(({ to }) => crownedOn(shape, piece, to))
  const lifted = cleared(before, [...move.taken, move.from])
  return changed(lifted, [[move.to, crowned ? piece.toUpperCase() : piece]])
}

/** The whole game: its start, each stop of a chain and each position. */
export function shotsOf(shape: BoardShape, start: string, moves: Move[]): Shot[] {
  const shots: Shot[] = [{ board: start, ghosts: [], ply: 0, onWay: false }]
  let board = start
  for (const [i, move] of moves.entries()) {
    shots.push(...stopsOnWay(shape, board, move, i + 1))
    board = boardAfter(shape, board, move)
    const last = { from: move.from, to: move.to }
    shots.push({ board, ghosts: [], last, ply: i + 1, onWay: false })
  }
  return shots
}

/** No position, but every piece and mark there is: its colours are those of all. */
export function sampleShot(shape: BoardShape): Shot {
  const board = Array.from({ length: shape.size ** 2 }, (_, cell) =>
    played(shape, cell) ? 'wWbB.'.charAt((cell >> 1) % 5) : '.',
  ).join('')
  const [from = 0, to = 0] = [board.indexOf('w'), board.indexOf('b')]
  return { board, ghosts: [board.indexOf('W')], last: { from, to }, ply: 0, onWay: false }
}
