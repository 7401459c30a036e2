/** The arrow of a move that is thought of: told by its head, and how much it is meant by its
 * breadth. */

import { placeOf, type Layout, type Place } from './geometry'
import { picture, svg } from './svg'
import type { Arrow } from './types'

/** From the first square, where a piece stands, so far on: in squares. */
const ARROW_GAP = 0.3
const ARROW_HEAD = { length: 0.42, width: 0.46 }

/** A point so far from one towards another. */
function towards(from: Place, to: Place, by: number): Place {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const part = by / Math.hypot(x, y)
  return { x: from.x + x * part, y: from.y + y * part }
}

/** The head's three corners, its tip in the middle of the last square. */
function headOf(tip: Place, before: Place): Place[] {
  const base = towards(tip, before, ARROW_HEAD.length)
  const half = ARROW_HEAD.width / 2 / ARROW_HEAD.length
  const [x, y] = [(tip.y - base.y) * half, (base.x - tip.x) * half]
  return [tip, { x: base.x + x, y: base.y + y }, { x: base.x - x, y: base.y - y }]
}

function through(places: Place[]): string {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

export function drawArrow({ cells, strong }: Arrow, layout: Layout): Element {
  const places = cells.map((cell) => {
    const { x, y } = placeOf(layout, cell)
    return { x: x + 0.5, y: y + 0.5 }
  })
  const [from, next] = [places[0]!, places[1]!]
  const [before, tip] = [places.at(-2)!, places.at(-1)!]
  const neck = towards(tip, before, ARROW_HEAD.length * 0.9)
  const shaft = through([towards(from, next, ARROW_GAP), ...places.slice(1, -1), neck])
  const head = `${through(headOf(tip, before))}Z`
  const line = (name: string, d: string): SVGElement => svg('path', { class: name, d })
  return picture(
    strong ? 'all arrow strong' : 'all arrow',
    layout.shape.size,
    line('c', shaft),
    line('c head', head),
    line('k', shaft),
    line('k head', head),
  )
}
