/** Squares of the diagrams. They are written for an 8x8 board with a dark a1; `placer` gives the
 * square that is the same to a rule set: mirrored where b1 is the dark one, and where the last row
 * matters as many rows higher as the board is larger. */

const FILES = 'abcdefghij'

/** From algebraic name to cell, rank * size + file. */
export function cellOf(square, { size }) {
  return (Number(square.slice(1)) - 1) * size + FILES.indexOf(square[0])
}

export function squareOf(cell, { size }) {
  return `${FILES[cell % size]}${Math.floor(cell / size) + 1}`
}

export function placer({ size, a1 }, atLastRow = false) {
  const up = atLastRow ? size - 8 : 0
  return (square) => {
    const file = FILES.indexOf(square[0])
    return `${FILES[a1 ? file : 7 - file]}${Number(square.slice(1)) + up}`
  }
}

const STEPS = { n: [0, 1], ne: [1, 1], e: [1, 0], se: [1, -1], s: [0, -1], sw: [-1, -1], w: [-1, 0], nw: [-1, 1] }

/** The squares that a king alone on the board reaches from one. */
export function reach(square, { size, king }) {
  const [file, rank] = [FILES.indexOf(square[0]), Number(square.slice(1)) - 1]
  return king.moves.flatMap((direction) => {
    const [right, up] = STEPS[direction]
    const squares = []
    for (let n = 1; n <= (king.flies ? size : 1); n++) {
      const [x, y] = [file + n * right, rank + n * up]
      if (x < 0 || y < 0 || x >= size || y >= size) break
      squares.push(`${FILES[x]}${y + 1}`)
    }
    return squares
  })
}
