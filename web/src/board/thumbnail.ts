/** A board a thumb's breadth wide, for choosing a rule set. */

import { picture, squares, svg } from './svg'
import { placeOf } from './geometry'
import type { BoardShape } from './types'

/** `board` as in BoardView. White below. */
export function createThumbnail(shape: BoardShape, board: string): SVGSVGElement {
  const discs = [...board].flatMap((piece, cell) => {
    if (piece === '.') return []
    const { x, y } = placeOf({ shape, flipped: false }, cell)
    const at = { cx: `${x + 0.5}`, cy: `${y + 0.5}`, r: '.34' }
    return [svg('circle', { ...at, class: piece.toLowerCase() })]
  })
  const look = shape.diagonal ? 'mini duo' : 'mini plain'
  const element = picture(look, shape.size, squares(shape), ...discs)
  element.setAttribute('aria-hidden', 'true')
  return element
}
