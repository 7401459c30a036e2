/** The draw counter in sight: the core counts plies, people count moves of each side. */

import type { Counter } from '../core'

interface Count {
  reason: string
  moves: number
  limit: number
  /** Three quarters are over: it is shown strongly. */
  near: boolean
  /** It has just become so: it is said once. */
  warns: boolean
}

function counted({ reason, count, limit }: Counter): Count {
  const threshold = Math.ceil(limit * 0.75)
  const over = count - threshold
  return {
    reason,
    moves: Math.floor(count / 2),
    limit: Math.floor(limit / 2),
    near: over >= 0,
    warns: over === 0 || over === 1,
  }
}

/** The counter nearest to its limit among those that count now. */
export function pressingCounter(counters: Counter[]): Count | undefined {
  const share = ({ count, limit }: Counter): number => count / limit
  const [first] = counters.filter(({ fits }) => fits).sort((a, b) => share(b) - share(a))
  return first && counted(first)
}
