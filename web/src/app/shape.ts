/** What the board must know of a rule set. */

import type { BoardShape } from '../board/types'
import type { Rules } from '../core'

export function shapeOf(rules: Rules): BoardShape {
  return {
    size: rules.size,
    diagonal: rules.diagonal,
    a1: rules.a1,
    names: rules.squares,
    numbered: rules.naming !== 'algebraic',
    liftedAtOnce: rules.liftedAtOnce,
    crownedAtOnce: rules.crowning === 'at-once',
  }
}
