/** The pieces on the board, one picture for each, kept from one state to the next. */

import { layer } from './frame'
import { picture, put, use } from './svg'
import type { Layout } from './geometry'
import type { Cell } from './types'

/** What stands where: a character of .wWbB for each cell, which of them are taken already, and
 * which one is held up. */
export interface Standing {
  board: string
  ghosts: Cell[]
  raised?: Cell
}

interface Piece {
  code: string
  element: SVGSVGElement
}

export class Pieces {
  readonly layer = layer()
  private readonly standing = new Map<Cell, Piece>()
  private readonly leaving = new Set<SVGSVGElement>()

  /** Makes the pictures agree with `standing`, at once. */
  show({ board, ghosts, raised }: Standing, layout: Layout): void {
    this.clear(board)
    for (const [cell, code] of [...board].entries()) {
      if (code === '.') continue
      const element = this.ensure(cell, code)
      element.classList.remove('held', 'crowned')
      element.classList.toggle('up', cell === raised)
      setGhost(element, ghosts.includes(cell))
      put(element, layout, cell)
    }
  }

  at(cell: Cell): SVGSVGElement | undefined {
    return this.standing.get(cell)?.element
  }

  /** One of wWbB; '.' where nothing stands. */
  codeAt(cell: Cell): string {
    return this.standing.get(cell)?.code ?? '.'
  }

  /** From now on the piece of `from` stands on `to`. */
  carry(from: Cell, to: Cell): void {
    const piece = this.standing.get(from)
    if (!piece || from === to) return
    this.fade(to) // a piece taken on the way there, where they leave at once
    this.standing.delete(from)
    this.standing.set(to, piece)
  }

  /** The piece goes pale; undone, as fading is, by the next `show`. */
  ghost(cell: Cell): void {
    const element = this.at(cell)
    if (element) setGhost(element, true)
  }

  fade(cell: Cell): void {
    const piece = this.standing.get(cell)
    if (!piece) return
    this.standing.delete(cell) // another piece may come to stand here while this one fades
    this.leaving.add(piece.element)
    piece.element.classList.add('gone')
  }

  fadeGhosts(): void {
    for (const [cell, { element }] of this.standing) {
      if (element.classList.contains('ghost')) this.fade(cell)
    }
  }

  /** A man gets its crown. */
  crown(cell: Cell): void {
    const piece = this.standing.get(cell)
    if (!piece) return
    piece.code = piece.code.toUpperCase()
    piece.element.replaceChildren(...faces(piece.code))
    piece.element.classList.add('crowned')
  }

  private clear(board: string): void {
    for (const element of this.leaving) element.remove()
    this.leaving.clear()
    for (const [cell, piece] of this.standing) {
      if (board.charAt(cell) === piece.code) continue
      piece.element.remove()
      this.standing.delete(cell)
    }
  }

  private ensure(cell: Cell, code: string): SVGSVGElement {
    const known = this.standing.get(cell)
    if (known) return known.element
    const element = picture(`p ${code.toLowerCase()}`, 100, ...faces(code))
    this.standing.set(cell, { code, element })
    this.layer.append(element)
    return element
  }
}

function faces(code: string): SVGUseElement[] {
  if (code === code.toLowerCase()) return [use('man', 'body')]
  return [use('king-base', 'body'), use('king-top', 'body cap'), use('crown', 'body crown')]
}

/** A ghost carries the cross of a taken piece. */
function setGhost(element: SVGSVGElement, on: boolean): void {
  if (element.classList.contains('ghost') === on) return
  element.classList.toggle('ghost', on)
  if (on) element.append(use('x'))
  else element.lastElementChild?.remove()
}
