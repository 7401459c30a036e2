/** The squares as a person with a keyboard or a screen reader meets them: a grid of the squares
 * played on, one tab stop, arrows move the cursor. The same elements receive pointers. */

import { rowsOf, placeOf, type Layout } from './geometry'
import { div } from './frame'
import type { Cell } from './types'

/** How a square is now. */
export interface CellState {
  label: string
  /** A piece of the player who may move; one that may be dragged; a square that may be touched. */
  own: boolean
  can: boolean
  hit: boolean
  picked: boolean
}

type Step = (row: number, column: number, rows: Cell[][]) => [number, number]

const STEPS: Record<string, Step> = {
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  Home: (row) => [row, 0],
  End: (row, _, rows) => [row, (rows[row]?.length ?? 1) - 1],
}

export class Grid {
  readonly element = div('cells')
  /** The square the keyboard is on. */
  cursor: Cell = 0
  /** Somebody has put it there. */
  private chosen = false
  private rows: Cell[][] = []
  private readonly squares = new Map<Cell, HTMLElement>()

  constructor() {
    this.element.setAttribute('role', 'grid')
  }

  build(layout: Layout): void {
    const focused = this.element.contains(document.activeElement)
    this.rows = rowsOf(layout)
    this.squares.clear()
    this.element.replaceChildren(...this.rows.map((row) => this.buildRow(row, layout)))
    if (!this.squares.has(this.cursor)) this.chosen = false
    this.place(this.chosen ? this.cursor : (this.rows.at(-1)?.[0] ?? 0))
    if (focused) this.focus()
  }

  describe(label: string, stateOf: (cell: Cell) => CellState): void {
    setAttribute(this.element, 'aria-label', label)
    for (const [cell, square] of this.squares) {
      const state = stateOf(cell)
      setAttribute(square, 'aria-label', state.label)
      // Not "false": all the others would be read out as "not selected".
      if (state.picked) setAttribute(square, 'aria-selected', 'true')
      else square.removeAttribute('aria-selected')
      square.classList.toggle('own', state.own)
      square.classList.toggle('can', state.can)
      square.classList.toggle('hit', state.hit)
    }
  }

  cellOf(target: EventTarget | null): Cell | undefined {
    const text = target instanceof HTMLElement ? target.dataset.cell : undefined
    return text === undefined ? undefined : Number(text)
  }

  /** Where a keyboard best begins, until somebody has chosen a square. */
  suggest(cell: Cell): void {
    if (!this.chosen && !this.element.contains(document.activeElement)) this.place(cell)
  }

  setCursor(cell: Cell): void {
    this.chosen = true
    this.place(cell)
  }

  private place(cell: Cell): void {
    const before = this.squares.get(this.cursor)
    const now = this.squares.get(cell)
    if (!now) return
    if (before) before.tabIndex = -1
    now.tabIndex = 0
    this.cursor = cell
  }

  /** Moves the cursor as an arrow, Home or End does; false for any other key. */
  walk(key: string): boolean {
    const step = STEPS[key]
    if (!step) return false
    const row = this.rows.findIndex((line) => line.includes(this.cursor))
    const column = this.rows[row]?.indexOf(this.cursor) ?? 0
    const [toRow, toColumn] = step(row, column, this.rows)
    const cell = this.rows[toRow]?.[toColumn]
    if (cell !== undefined) this.setCursor(cell)
    this.focus()
    return true
  }

  focus(): void {
    this.squares.get(this.cursor)?.focus({ preventScroll: true })
  }

  private buildRow(row: Cell[], layout: Layout): HTMLElement {
    const line = div('', ...row.map((cell) => this.buildSquare(cell, layout)))
    line.setAttribute('role', 'row')
    line.style.top = `${(placeOf(layout, row[0] ?? 0).y * 100) / layout.shape.size}%`
    return line
  }

  private buildSquare(cell: Cell, layout: Layout): HTMLElement {
    const square = div('')
    square.setAttribute('role', 'gridcell')
    square.tabIndex = -1
    square.dataset.cell = `${cell}`
    square.style.left = `${(placeOf(layout, cell).x * 100) / layout.shape.size}%`
    this.squares.set(cell, square)
    return square
  }
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
