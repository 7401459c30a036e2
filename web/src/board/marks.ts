/** The marks on the squares: which there are (from the state alone), and their drawing. */

import { standsOn, stopsOf, type Entry } from './entry'
import { placeOf, type Layout } from './geometry'
import { endingOn, movable } from './intent'
import { picture, put, svg, use } from './svg'
import type { BoardView, Cell, Move } from './types'

/** Why a touch was refused, as drawn: the ring on what was touched, and where to look instead. */
export interface Explained {
  touched?: Cell
  pulse: Cell[]
  chain?: Move
}

/** What of the state the marks depend on. */
interface Marked {
  view: BoardView
  entry?: Entry
  explained?: Explained
  /** The way a piece went, for those who want no motion. */
  trail?: Cell[]
  /** While a whole move is shown: only where it came from is marked. */
  moving: boolean
}

interface Mark {
  id: 'ring' | 'no' | 'from' | 'to' | 'dot' | 'x' | 'sel' | 'stop'
  cell: Cell
  look?: string
  text?: string
}

interface Marking {
  marks: Mark[]
  paths: Cell[][]
  arrow?: BoardView['arrow']
}

export function markingOf(state: Marked): Marking {
  if (state.moving) return { marks: lastFrom(state.view), paths: [] }
  const parts = [
    lastMove(state),
    compulsion(state),
    entered(state),
    explanation(state),
    hint(state),
  ]
  const paths = parts.flatMap((part) => part.paths)
  if (state.trail) paths.push(state.trail)
  const marks = parts.flatMap((part) => part.marks)
  return { marks, paths, ...(state.entry ? {} : { arrow: state.view.arrow }) }
}

const NONE: Marking = { marks: [], paths: [] }

function lastFrom({ lastMove }: BoardView): Mark[] {
  return lastMove ? [{ id: 'from', cell: lastMove.from }] : []
}

/** The last move's marks give way to a chain over the same squares. */
function lastMove({ view, entry, explained }: Marked): Marking {
  if (!view.lastMove || (entry && entry.hops.length > 0)) return NONE
  const chain = explained?.chain
  const covered = [...(chain ? [...chain.stops, ...chain.taken] : []), ...(view.hint?.stops ?? [])]
  const marks: Mark[] = [...lastFrom(view), { id: 'to', cell: view.lastMove.to }]
  return { marks: marks.filter((mark) => !covered.includes(mark.cell)), paths: [] }
}

/** Rings on the pieces that must take. */
function compulsion({ view, entry, explained }: Marked): Marking {
  if (!view.mustCapture || (entry && entry.hops.length > 0)) return NONE
  const cells = movable(view).filter((cell) => cell !== entry?.from)
  const look = (cell: Cell): string => (explained?.pulse.includes(cell) ? 'pulse' : '')
  return { marks: cells.map((cell) => ({ id: 'ring', cell, look: look(cell) })), paths: [] }
}

/** The piece picked up, the way it has gone, and where it may go on to. */
function entered(state: Marked): Marking {
  const { entry } = state
  if (!entry) return NONE
  const way = [entry.from, ...stopsOf(entry)]
  const marks: Mark[] = [{ id: 'sel', cell: standsOn(entry) }]
  for (const cell of way.slice(0, -1)) marks.push({ id: 'from', cell })
  for (const cell of entry.now.next) marks.push(target(state, cell, ''))
  for (const cell of farEnds(state.view, entry)) marks.push(target(state, cell, 'end'))
  return { marks, paths: way.length > 1 ? [way] : [] }
}

function target({ explained }: Marked, cell: Cell, kind: string): Mark {
  const pulse = explained?.pulse.includes(cell) ? 'pulse' : ''
  return { id: 'dot', cell, look: `${kind} ${pulse}` }
}

/** Squares beyond the next stop that end one move only: touching one plays it. */
export function farEnds(view: BoardView, entry: Entry): Cell[] {
  const moves = view.moves.filter((move) => entry.now.effects.includes(move.effect))
  const ends = new Set(moves.map((move) => move.to))
  return [...ends].filter(
    (cell) =>
      cell !== standsOn(entry) &&
      !entry.now.next.includes(cell) &&
      endingOn(view, entry, cell).length === 1,
  )
}

function explanation({ explained }: Marked): Marking {
  if (!explained) return NONE
  const { touched, chain } = explained
  const marks: Mark[] = touched === undefined ? [] : [{ id: 'no', cell: touched, look: 'brief' }]
  if (!chain) return { marks, paths: [] }
  for (const cell of chain.taken) marks.push({ id: 'x', cell })
  return { marks: [...marks, ...numbered(chain.stops)], paths: [[chain.from, ...chain.stops]] }
}

function hint({ view }: Marked): Marking {
  if (!view.hint) return NONE
  const way = [view.hint.from, ...view.hint.stops]
  return { marks: numbered(way), paths: [way] }
}

function numbered(cells: Cell[]): Mark[] {
  return cells.map((cell, i) => ({ id: 'stop', cell, text: `${i + 1}` }))
}

const OVER_PIECES = new Set<Mark['id']>(['ring', 'no', 'to', 'dot', 'x', 'stop'])

function drawMark(mark: Mark, layout: Layout): SVGSVGElement {
  const height = OVER_PIECES.has(mark.id) ? 'over' : ''
  const shapes = mark.id === 'stop' ? disc(mark.text ?? '') : [use(mark.id)]
  const element = picture(`m ${height} ${mark.id} ${mark.look ?? ''}`, 100, ...shapes)
  element.dataset.cell = `${mark.cell}`
  put(element, layout, mark.cell)
  return element
}

function disc(text: string): SVGElement[] {
  const label = svg('text', { x: '50', y: '59.5' })
  label.textContent = text
  return [svg('circle', { cx: '50', cy: '50', r: '20' }), label]
}

function drawPath(cells: Cell[], layout: Layout): SVGSVGElement {
  const points = cells.map((cell) => {
    const { x, y } = placeOf(layout, cell)
    return `${x + 0.5} ${y + 0.5}`
  })
  const d = `M${points.join(' ')}`
  return picture(
    'all path',
    layout.shape.size,
    svg('path', { class: 'c', d }),
    svg('path', { class: 'k', d }),
  )
}

export function drawMarking(marking: Marking, layout: Layout, layer: HTMLElement): void {
  const { marks, paths, arrow } = marking
  const lines = paths.map((path) => drawPath(path, layout))
  const pictures = marks.map((mark) => drawMark(mark, layout))
  layer.replaceChildren(...lines, ...pictures, ...(arrow ? [arrow.draw(arrow, layout)] : []))
}

/** Enlarges the target under a piece that is being dragged. */
export function aimAt(cell: Cell | undefined, layer: HTMLElement): void {
  for (const dot of layer.querySelectorAll<SVGElement>('.dot')) {
    dot.classList.toggle('aim', dot.dataset.cell === `${cell}`)
  }
}
