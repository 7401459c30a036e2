/** Diagrams as SVG, without a style attribute (the server's policy forbids them): colours come from
 * classes, pieces and marks from the page's own sprite. */

import { cellOf } from './squares.mjs'

const BORDER = 0.3

const round = (number) => Number(number.toFixed(3))

/** A board without pieces, drawn once a page and used by each diagram. */
export function boardSymbol({ size, diagonal, a1 }) {
  const pale = []
  const lines = []
  for (let y = 0; y < size; y++) {
    lines.push(`M0 ${y}h${size}M${y} 0v${size}`)
    for (let x = 0; x < size; x++) {
      const dark = (x + size - 1 - y) % 2 === (a1 ? 0 : 1)
      if (!dark) pale.push(`M${x} ${y}h1v1h-1z`)
    }
  }
  const squares = diagonal
    ? `<path class="pale" d="${pale.join('')}"/>`
    : `<path class="lines" d="${lines.join('')}"/>`
  return (
    `<symbol id="board" viewBox="0 0 ${size} ${size}">` +
    `<path class="wood" d="M0 0h${size}v${size}H0z"/>${squares}</symbol>`
  )
}

function centre(cell, size) {
  return [(cell % size) + 0.5, size - Math.floor(cell / size) - 0.5]
}

function used(name, cell, size, { classes = '', lower = 0 } = {}) {
  const [x, y] = centre(cell, size)
  const drawn = classes && ` class="${classes}"`
  return `<use href="#${name}" x="${x - 0.5}" y="${round(y - 0.5 + lower)}" width="1" height="1"${drawn}/>`
}

/** The cross on a taken piece leaves a crown to be seen. */
const cross = (cell, size, king) => used('x', cell, size, { lower: king ? 0.34 : 0 })

function textAt(cell, size, text, attributes) {
  const [x, y] = centre(cell, size)
  return `<text ${attributes} x="${x}" y="${round(y + 0.15)}">${text}</text>`
}

function stop(cell, size, name) {
  const [x, y] = centre(cell, size)
  return `<g class="stop"><circle cx="${x}" cy="${y}" r=".4"/>${textAt(cell, size, name, '')}</g>`
}

/** From the edge of the piece to the last square's middle. */
function line(cells, size) {
  const points = cells.map((cell) => centre(cell, size))
  const [[x, y], [nextX, nextY]] = points
  const length = Math.hypot(nextX - x, nextY - y)
  points[0] = [x + ((nextX - x) / length) * 0.4, y + ((nextY - y) / length) * 0.4]
  const d = `M${points.map((point) => point.map(round).join(' ')).join('L')}`
  return `<path class="casing" d="${d}"/><path class="way" d="${d}"/>`
}

/** The pieces of a FEN that has algebraic names: [cell, w or b, king]. */
function piecesOf(fen, record) {
  return fen
    .split(':')
    .slice(1)
    .flatMap((side) =>
      side
        .slice(1)
        .split(',')
        .map((name) => [
          cellOf(name.replace('K', ''), record),
          side[0].toLowerCase(),
          name.startsWith('K'),
        ]),
    )
}

function svg(record, label, body, fen, shown = '') {
  const n = record.size
  const frame = `<path class="edge" d="M${-BORDER} ${-BORDER}h${n + 2 * BORDER}v${n + 2 * BORDER}H${-BORDER}z"/>`
  const box = `${-BORDER} ${-BORDER} ${n + 2 * BORDER} ${n + 2 * BORDER}`
  return (
    `<svg class="diagram" viewBox="${box}" role="img" aria-label="${label}" data-rules="${record.id}" data-fen="${fen}"${shown}>` +
    `${frame}<use href="#board" width="${n}" height="${n}"/>${body}</svg>`
  )
}

/** The text of `label` is read in place of the picture. */
export function drawDiagram({ fen, moves, paths, shown, refused }, record, label) {
  const { size, squares } = record
  const cells = paths.map((path) => path.map((square) => cellOf(square, record)))
  const ends = cells.flatMap((path) => path.slice(1).filter((cell) => cell !== path[0]))
  const ways = paths.map((path) => `${path[0]}>${path.at(-1)}`)
  const taken = new Set(
    moves
      .filter((move) => ways.includes(move.split('*')[0]))
      .flatMap((move) => move.split('*')[1]?.split(',') ?? [])
      .map((name) => cellOf(name, record)),
  )
  const pieces = piecesOf(fen, record)
  const free = refused.map((name) => cellOf(name, record))
  const body = [
    ...cells.map((path) => line(path, size)),
    ...pieces.map(([cell, side, king]) => used(king ? 'king' : 'man', cell, size, { classes: side })),
    ...pieces.filter(([cell]) => taken.has(cell)).map(([cell, , king]) => cross(cell, size, king)),
    ...[...new Set(ends)].map((cell) => stop(cell, size, squares[cell])),
    ...free.map((cell) => used('no', cell, size)),
    ...free
      .filter((cell) => !pieces.some(([other]) => other === cell))
      .map((cell) => textAt(cell, size, squares[cell], 'class="number"')),
  ]
  return svg(record, label, body.join(''), fen, ` data-show="${shown.join(' ')}"`)
}

/** The start position with the names of the squares. */
export function drawStart(record, label) {
  const { size, squares, start, naming } = record
  const cells = [...[...start].keys()]
  const side = (name) => [...cells].filter((cell) => start[cell] === name)
  const named = (list) => list.map((cell) => squares[cell]).join()
  const men = [...start].map((code, cell) =>
    code === '.' ? '' : used('man', cell, size, { classes: code }),
  )
  const coordinate = (cell, text, x, y) => {
    const [cx, cy] = centre(cell, size)
    return `<text class="number" x="${round(cx + x)}" y="${round(cy + y)}">${text}</text>`
  }
  const numbers = squares.map((name, cell) => name && coordinate(cell, name, 0, 0.15))
  const edges = Array.from({ length: size }, (_, i) => i).flatMap((i) => [
    `<text class="outer" x="${i + 0.5}" y="${size + 0.22}">${'abcdefghij'[i]}</text>`,
    `<text class="outer" x="-.15" y="${size - i - 0.4}">${i + 1}</text>`,
  ])
  const letters = naming === 'algebraic' ? edges : numbers
  const fen = `${record.first.toUpperCase()}:W${named(side('w'))}:B${named(side('b'))}`
  return svg(record, label, [...men, ...letters].join(''), fen)
}
