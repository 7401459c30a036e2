/** SVG elements that refer to the sprite. */

import { placeOf, type Layout, type Place } from './geometry'
import type { BoardShape, Cell } from './types'

const NS = 'http://www.w3.org/2000/svg'

export function svg(
  name: 'g' | 'path' | 'circle' | 'text',
  attributes: Record<string, string>,
): SVGElement {
  const element = document.createElementNS(NS, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

export function use(id: string, className = ''): SVGUseElement {
  const element = document.createElementNS(NS, 'use')
  element.setAttribute('href', `#${id}`)
  element.setAttribute('class', className)
  return element
}

export function picture(className: string, side: number, ...children: SVGElement[]): SVGSVGElement {
  const element = document.createElementNS(NS, 'svg')
  element.setAttribute('class', className)
  element.setAttribute('viewBox', `0 0 ${side} ${side}`)
  element.append(...children)
  return element
}

/** The pattern of the squares; it is as wide as to begin pale or dark. */
export function squares(shape: BoardShape): SVGUseElement {
  const pattern = use(shape.diagonal ? 'duo' : 'grid', 'sq')
  if (shape.diagonal && !shape.a1) pattern.setAttribute('x', '-1')
  return pattern
}

export const shift = ({ x, y }: Place): string => `${x * 100}% ${y * 100}%`

/** Puts a picture that is one square large on its square. */
export function put(element: SVGSVGElement, layout: Layout, cell: Cell): void {
  element.style.translate = shift(placeOf(layout, cell))
}
