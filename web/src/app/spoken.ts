/** What the board says aloud of a square. */

import type { Cell, CellMarks } from '../board/types'
import type { State } from './state'

const MARKS = ['must', 'picked', 'target', 'last'] as const

type Words = Pick<State, 'rules' | 't'>

export function spoken({ rules, t }: Words, cell: Cell, marks: CellMarks): string {
  const piece = `piece.${marks.piece}`
  const words = [
    rules.squares[cell],
    t(t.has(piece) ? piece : 'cell.empty'),
    ...MARKS.filter((mark) => marks[mark]).map((mark) => t(`cell.${mark}`)),
  ]
  return words.join(t('list.comma'))
}
