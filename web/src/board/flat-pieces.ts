/** Pieces without depth. `printed`: as in the diagrams of books. `marked`: a light one has a plain
 * rim, a dark one a notched rim, so that nobody needs to see their colours. */

import type { PieceShapes } from './sprites'

const ring = (cy: number, r: number, paint: string): string =>
  `<circle cx="50" cy="${cy}" r="${r}" ${paint}/>`
const disc = (cy: number, r: number): string =>
  ring(cy, r, 'fill="var(--pf)" stroke="var(--pr)" stroke-width="3"')
const groove = (cy: number, r: number): string =>
  ring(cy, r, 'fill="none" stroke="var(--pi)" stroke-width="3.5"')
/** Twelve notches, and between them as much rim. */
const notches = (cy: number, r: number): string => {
  const length = ((2 * Math.PI * r) / 24).toFixed(2)
  return ring(cy, r, `fill="none" stroke="var(--m2)" stroke-width="9" stroke-dasharray="${length}"`)
}
const rim = (cy: number, r: number): string =>
  ring(cy, r, 'fill="none" stroke="var(--m1)" stroke-width="3.5"') + notches(cy, r)

const CROWN =
  '<path d="M29 60 25 35 38 45 50 27 62 45 75 35 71 60ZM29 66h42" fill="var(--pi)" stroke="var(--pi)" stroke-width="4" stroke-linejoin="round"/>'
const SMALL_CROWN =
  '<path d="M34 57 31 38 41 46 50 32 59 46 69 38 66 57ZM34 62h32" fill="var(--pi)" stroke="var(--pi)" stroke-width="3" stroke-linejoin="round"/>'

export const printed: PieceShapes = {
  man: disc(50, 39) + groove(50, 27),
  'king-base': disc(50, 39),
  'king-top': '',
  crown: CROWN,
}

export const marked: PieceShapes = {
  man: disc(50, 39) + rim(50, 32),
  'king-base': disc(50, 39) + rim(50, 32),
  'king-top': '',
  crown: SMALL_CROWN,
}
