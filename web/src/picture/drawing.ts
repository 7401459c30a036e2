/** A position as an SVG that stands alone: the page's own drawings, copied from its sprite, with the
 * colours of the board and pieces that are chosen. */

import { cellAt, placeOf, played, type Layout } from '../board/geometry'
import type { Cell, Side } from '../board/types'
import type { Shot } from './shots'

export interface Setting extends Layout {
  coordinates: boolean
  /** Read aloud in place of the picture. */
  title: string
  /** Of the language that `name` is in. */
  rtl: boolean
  /** Below the board: the rule set, and what has just been played. */
  name: string
  move: string
}

/** Fills in the colours that a drawing names; with `side`, those of its pieces. */
export type Paint = (drawing: string, side?: Side) => string

/** In squares: the frame, the frame where letters stand, the caption. */
const RIM = 0.25
const LETTERED_RIM = 0.45
const CAPTION = 0.8

const MARKS = ['from', 'to', 'x', 'lit', 'duo', 'grid']

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const drawn = (id: string): Element => document.getElementById(id)!

/** The sprite's man and king, in the colours of a side. */
function pieceSymbols(paint: Paint, side: Side): string {
  const bodies = {
    man: drawn('man').innerHTML,
    king: ['king-base', 'king-top', 'crown'].map((id) => drawn(id).innerHTML).join(''),
  }
  return Object.entries(bodies)
    .map(([name, body]) => {
      const box = 'viewBox="0 0 100 100" overflow="visible"'
      return `<symbol id="${name}-${side}" ${box}>${paint(body, side)}</symbol>`
    })
    .join('')
}

function definitions(paint: Paint): string {
  const marks = MARKS.map((id) => drawn(id).outerHTML).join('')
  return `<defs>${paint(marks)}${pieceSymbols(paint, 'w')}${pieceSymbols(paint, 'b')}</defs>`
}

function put(layout: Layout, id: string, cell: Cell, more = ''): string {
  const { x, y } = placeOf(layout, cell)
  return `<use href="#${id}" x="${x}" y="${y}" width="1" height="1"${more}/>`
}

function pieces(setting: Setting, { board, ghosts }: Shot): string {
  return [...board]
    .flatMap((code, cell) => {
      if (code === '.') return []
      const id = `${code === code.toUpperCase() ? 'king' : 'man'}-${code.toLowerCase()}`
      if (!ghosts.includes(cell)) return [put(setting, id, cell)]
      return [put(setting, id, cell, ' opacity=".42"'), put(setting, 'x', cell)]
    })
    .join('')
}

function ground({ shape }: Layout): string {
  const { size, diagonal, a1 } = shape
  const side = `width="${size}" height="${size}"`
  const pattern = diagonal
    ? `<use href="#duo" x="${a1 ? 0 : -1}" stroke="var(--sl)"/>`
    : `<use href="#grid" stroke="var(--gl)" stroke-width="2"/>`
  return (
    `<clipPath id="ground"><rect ${side}/></clipPath><rect ${side} fill="var(--sd)"/>` +
    `<g clip-path="url(#ground)" fill="none">${pattern}</g>` +
    `<rect ${side} fill="none" stroke="var(--gl)" stroke-width=".03"/>`
  )
}

function label(x: number, y: number, size: number, words: string, more: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`
}

const MIDDLE = 'text-anchor="middle" font-weight="600" fill="var(--fi)"'

/** Letters and figures on the frame. */
function edges(layout: Layout): string {
  const { size } = layout.shape
  return Array.from({ length: size }, (_, i) => {
    const file = String.fromCharCode(97 + ((cellAt(layout, { x: i, y: 0 }) ?? 0) % size))
    const rank = Math.floor((cellAt(layout, { x: 0, y: i }) ?? 0) / size) + 1
    const below = label(i + 0.5, size + 0.32, 0.26, file, MIDDLE)
    return below + label(-0.22, i + 0.59, 0.26, `${rank}`, MIDDLE)
  }).join('')
}

/** A number in the corner of each square played on. */
function numbers(layout: Layout): string {
  return layout.shape.names
    .flatMap((name, cell) => {
      if (!played(layout.shape, cell)) return []
      const { x, y } = placeOf(layout, cell)
      return [label(x + 0.04, y + 0.2, 0.19, name, 'font-weight="600" fill="var(--co)"')]
    })
    .join('')
}

/** Where reading begins stands the name, opposite to it the move. */
function caption({ shape, rtl, name, move }: Setting): string {
  const y = shape.size + RIM + CAPTION * 0.75
  const [start, end] = rtl ? [shape.size, 0] : [0, shape.size]
  const named = `direction="${rtl ? 'rtl' : 'ltr'}" font-weight="600" fill="var(--fi)"`
  const moved = `text-anchor="${rtl ? 'start' : 'end'}" fill="var(--fi)"`
  return label(start, y, 0.4, name, named) + label(end, y, 0.4, move, moved)
}

/** As large as to be looked at by itself. */
const WIDTH = 1080

export function drawPicture(setting: Setting, shot: Shot, paint: Paint): string {
  const { shape, coordinates, title } = setting
  const lettered = coordinates && !shape.numbered
  const rim = lettered ? LETTERED_RIM : RIM
  const width = shape.size + 2 * rim
  const height = shape.size + rim + RIM + CAPTION
  const { last } = shot
  const body = [
    `<rect x="-1" y="-1" width="${shape.size + 2}" height="${shape.size + 3}" fill="var(--fr)"/>`,
    ground(setting),
    coordinates && shape.numbered ? numbers(setting) : '',
    lettered ? edges(setting) : '',
    last ? put(setting, 'from', last.from) : '',
    pieces(setting, shot),
    last ? put(setting, 'to', last.to) : '',
    caption(setting),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-rim} ${-rim} ${width} ${height}" ` +
    `width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}" ` +
    'font-family="system-ui,sans-serif" role="img" aria-labelledby="title">' +
    `<title id="title">${escaped(title)}</title>` +
    `${definitions(paint)}${paint(body.join(''))}</svg>`
  )
}
