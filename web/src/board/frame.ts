/** What does not move: the frame, the squares, what is written on them. */

import { cellAt, placeOf, played, type Layout } from './geometry'
import { picture, squares, svg } from './svg'
import type { BoardView } from './types'

export interface Frame {
  readonly element: HTMLElement
  readonly board: HTMLElement
  readonly ground: HTMLElement
}

export function div(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

/** Holds pictures of one kind; for the eye only. */
export function layer(): HTMLElement {
  const element = div('layer')
  element.setAttribute('aria-hidden', 'true')
  return element
}

export function createFrame(...layers: HTMLElement[]): Frame {
  const ground = layer()
  const board = div('board', ground, ...layers)
  return { element: div('frame', board), board, ground }
}

export function drawFrame({ element, board, ground }: Frame, view: BoardView): void {
  const { shape, coordinates } = view
  const lettered = coordinates && !shape.numbered
  board.className = `board n${shape.size} ${shape.diagonal ? 'duo' : 'plain'}`
  element.className = lettered ? 'frame' : 'frame mute'
  ground.replaceChildren(picture('all sq', shape.size, squares(shape)))
  if (coordinates && shape.numbered) ground.append(numbers(view))
  for (const old of element.querySelectorAll('.co')) old.remove()
  if (lettered) element.prepend(...edges(view))
}

/** Letters below, figures on the left. */
function edges(layout: Layout): HTMLElement[] {
  const { size } = layout.shape
  const line = Array.from({ length: size }, (_, i) => i)
  const file = (x: number): string =>
    String.fromCharCode(97 + ((cellAt(layout, { x, y: 0 }) ?? 0) % size))
  const rank = (y: number): string => `${Math.floor((cellAt(layout, { x: 0, y }) ?? 0) / size) + 1}`
  return [edge('co k', line.map(rank)), edge('co f', line.map(file))]
}

function edge(className: string, texts: string[]): HTMLElement {
  const spans = texts.map((text) => {
    const span = document.createElement('span')
    span.textContent = text
    return span
  })
  const element = div(className, ...spans)
  element.setAttribute('aria-hidden', 'true')
  return element
}

/** A number in the corner of each square played on. */
function numbers(layout: Layout): SVGSVGElement {
  const texts = layout.shape.names.flatMap((name, cell) => {
    if (!played(layout.shape, cell)) return []
    const { x, y } = placeOf(layout, cell)
    const text = svg('text', { x: `${x + 0.04}`, y: `${y + 0.18}` })
    text.textContent = name
    return [text]
  })
  return picture('all nn', layout.shape.size, ...texts)
}
