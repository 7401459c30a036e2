/** What is said while a move is being entered: how its chain goes on, and why a touch can't be
 * obeyed. */

import type { Cell, Move, NextStops, Refusal } from '../board/types'
import type { Rules } from '../core'
import type { Translate } from '../i18n'
import { cellList } from './words'

interface Words {
  say: string
  more: string[]
}

type Explained = Exclude<Refusal, { why: 'theirs' }>
type Compulsion = Extract<Refusal, { pieces: Cell[] }>

/** A longer chain is named only where it is the count that decides. */
function compulsion(t: Translate, { choice }: Rules, { why, longest }: Compulsion): string {
  if (why === 'must-capture') return t('refused.must')
  const byCount = choice[0] === 'pieces' && longest > 1
  return byCount ? t('refused.longer', { n: longest }) : t('refused.other')
}

const REFUSALS = {
  blocked: 'refused.blocked',
  'not-a-stop': 'refused.stop',
  'two-ways': 'refused.twoWays',
  idle: 'refused.idle',
  several: 'refused.several',
} as const

/** Why not; `why`: there is more to be told of why one must capture. */
export function refusalWords(
  t: Translate,
  rules: Rules,
  refusal: Explained,
): Words & { why: boolean } {
  if ('pieces' in refusal) {
    const cells = cellList(t, rules, refusal.pieces)
    const more = t('refused.use', { n: refusal.pieces.length, cells })
    return { say: compulsion(t, rules, refusal), more: [more], why: true }
  }
  const cell = rules.squares[refusal.cell] ?? ''
  const cells = refusal.why === 'two-ways' ? cellList(t, rules, refusal.stops) : ''
  return { say: t(REFUSALS[refusal.why], { cell, cells }), more: [], why: false }
}

/** How many pieces the moves still possible would take beyond those taken, if all agree. */
function leftToTake(moves: Move[], { effects, taken }: NextStops): number | undefined {
  const left = moves.filter(({ effect }) => effects.includes(effect)).map((m) => m.taken.length)
  return new Set(left).size === 1 ? left[0]! - taken.length : undefined
}

/** Of a chain that has begun; undefined if it ends here. */
export function chainWords(
  t: Translate,
  rules: Rules,
  moves: Move[],
  now: NextStops,
): Words | undefined {
  if (!now.next.length) return undefined
  const left = leftToTake(moves, now)
  const words = {
    taken: t('chain.taken', { n: now.taken.length }),
    left: left === undefined ? '' : t('chain.left', { n: left }),
    cells: cellList(t, rules, now.next),
  }
  return {
    say: t(left === undefined ? 'chain.goOpen' : 'chain.go', words),
    more: rules.liftedAtOnce ? [] : [t('chain.stay')],
  }
}
