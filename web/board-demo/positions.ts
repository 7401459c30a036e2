/** Positions of the demo, with the ways of all their moves written out by hand. */

import type { BoardShape, Cell, Side } from '../src/board/types'

/** One way of one move; ways with the same end and the same taken pieces are one move. */
export interface Way {
  from: Cell
  stops: Cell[]
  takes: Cell[]
  crowns?: boolean
}

export interface Position {
  shape: BoardShape
  board: string
  turn: Side
  ways: Way[]
  lastMove?: { from: Cell; to: Cell }
}

const letters = (size: number): string[] =>
  Array.from({ length: size * size }, (_, cell) => {
    return `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`
  })

/** Numbers from the upper left corner on, '' on pale squares (a1 is dark). */
function numbers(size: number): string[] {
  return letters(size).map((_, cell) => {
    const rank = Math.floor(cell / size)
    const file = cell % size
    if ((rank + file) % 2 === 1) return ''
    return `${((size - 1 - rank) * size) / 2 + Math.floor(file / 2) + 1}`
  })
}

const TURKISH: BoardShape = {
  size: 8,
  diagonal: false,
  a1: true,
  names: letters(8),
  numbered: false,
  liftedAtOnce: true,
  crownedAtOnce: false,
}
const INTERNATIONAL: BoardShape = {
  size: 10,
  diagonal: true,
  a1: true,
  names: numbers(10),
  numbered: true,
  liftedAtOnce: false,
  crownedAtOnce: false,
}
const ITALIAN: BoardShape = {
  ...TURKISH,
  diagonal: true,
  a1: false,
  liftedAtOnce: false,
}

const at = (size: number, name: string): Cell =>
  (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97
const cells = (size: number, names: string): Cell[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => at(size, name))

/** "c3 c5 c7 a7 x c4 c6 b7": origin and stops, then what is taken. */
function way(size: number, text: string): Way {
  const [walked = '', taken = ''] = text.split(' x ')
  const [from = 0, ...stops] = cells(size, walked)
  return { from, stops, takes: cells(size, taken) }
}

function place(size: number, men: Record<string, string>): string {
  const board = Array<string>(size * size).fill('.')
  for (const [code, names] of Object.entries(men)) {
    for (const cell of cells(size, names)) board[cell] = code
  }
  return board.join('')
}

const t = (text: string): Way => way(8, text)
const i = (text: string): Way => way(10, text)
const FILES = [...'abcdefgh']
const rank = (n: number): string => FILES.map((file) => `${file}${n}`).join(' ')

export const POSITIONS: Record<string, Position> = {
  start: {
    shape: TURKISH,
    board: place(8, { w: `${rank(2)} ${rank(3)}`, b: `${rank(6)} ${rank(7)}` }),
    turn: 'w',
    ways: FILES.map((file) => t(`${file}3 ${file}4`)),
  },
  chain: {
    shape: TURKISH,
    board: place(8, {
      w: 'b5 b4 f4 h4 c3 e3 f3 h3 a2 e2 f2',
      b: 'b7 e7 f7 g7 h7 c6 d6 g6 h6 g5 c4',
    }),
    turn: 'w',
    ways: [t('c3 c5 c7 a7 x c4 c6 b7')],
    lastMove: { from: at(8, 'd4'), to: at(8, 'c4') },
  },
  /** Two chains of two pieces from one man, and one of another man. */
  choice: {
    shape: TURKISH,
    board: place(8, { w: 'd3 h3 a2', b: 'd4 d6 c5 e5 h4 h6 a7' }),
    turn: 'w',
    ways: [t('d3 d5 b5 x d4 c5'), t('d3 d5 f5 x d4 e5'), t('h3 h5 h7 x h4 h6')],
  },
  king: {
    shape: TURKISH,
    board: place(8, { W: 'c3', w: 'f5 g4', b: 'd7 a6', B: 'h7' }),
    turn: 'w',
    ways: ['c4 c5 c6 c7 c8 c2 c1 a3 b3 d3 e3 f3 g3 h3', 'f6 e5 g5', 'g5 f4 h4'].flatMap((ends, n) =>
      ends.split(' ').map((end) => t(`${['c3', 'f5', 'g4'][n]} ${end}`)),
    ),
    lastMove: { from: at(8, 'e7'), to: at(8, 'h7') },
  },
  crown: {
    shape: TURKISH,
    board: place(8, { w: 'b7 e2', b: 'd5 g6' }),
    turn: 'w',
    ways: [
      { ...t('b7 b8'), crowns: true },
      t('b7 a7'),
      t('b7 c7'),
      t('e2 e3'),
      t('e2 d2'),
      t('e2 f2'),
    ],
  },
  /** A king's chain of three; the taken pieces stay until its end. */
  ghosts: {
    shape: INTERNATIONAL,
    board: place(10, {
      W: 'b10',
      w: 'f4 h4 j4 e3 i3 d2 f2',
      b: 'f10 a9 g9 b8 d8 f8 j8 g7 i7 d6 h6 j6 b2',
      B: 'g1',
    }),
    turn: 'w',
    ways: [i('b10 e7 a3 c1 x d8 d6 b2')],
    lastMove: { from: at(10, 'h8'), to: at(10, 'i7') },
  },
  /** Two chains from one square to another, by different ways. */
  diamond: {
    shape: ITALIAN,
    board: place(8, { w: 'e2 h1', b: 'd3 f3 d5 f5 g8 b7' }),
    turn: 'w',
    ways: [t('e2 c4 e6 x d3 d5'), t('e2 g4 e6 x f3 f5')],
    lastMove: { from: at(8, 'g6'), to: at(8, 'f5') },
  },
  /** A man that is crowned at its first stop and goes on as a king. */
  crownOnWay: {
    shape: { ...ITALIAN, a1: true, crownedAtOnce: true },
    board: place(8, { w: 'd6 a1', b: 'e7 g7 a7' }),
    turn: 'w',
    ways: [{ ...t('d6 f8 h6 x e7 g7'), crowns: true }],
  },
  /** A way that comes back to a square where a piece was taken, and ends where it began. */
  circle: {
    shape: TURKISH,
    board: place(8, { W: 'a1', w: 'h2', b: 'a3 c5 e3 c1' }),
    turn: 'w',
    ways: [t('a1 a5 e5 e1 a1 x a3 c5 e3 c1'), t('a1 a5 e5 e1 b1 x a3 c5 e3 c1')],
  },
}
