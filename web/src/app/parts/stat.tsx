import { pressingCounter } from '../counter'
import type { Scene } from '../scene'
import { named } from '../words'

/** The draw counter and the number of the move. */
export function Stat({ state, t }: Scene) {
  const counter = pressingCounter(state.position.counters)
  const gap = state.firstSide === state.rules.first ? 0 : 1
  const number = Math.floor((state.position.ply + gap) / 2) + 1
  return (
    <div class="stat num">
      <span class={counter?.near ? 'gauge near' : 'gauge'}>
        {counter && (
          <>
            {named(t, 'counter', counter.reason)}{' '}
            <b>{t('counter.of', { n: counter.moves, limit: counter.limit })}</b>
            <i style={{ '--v': `${(100 * counter.moves) / counter.limit}%` }} />
          </>
        )}
      </span>
      <span>{t('moves.number', { n: number })}</span>
    </div>
  )
}
