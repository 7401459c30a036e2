import { useEffect, useState } from 'preact/hooks'
import type { Side } from '../../board/types'
import { clockRuns, leftFor } from '../clock'
import { toggleClock } from '../clockwork'
import type { Scene } from '../scene'
import { isOver, type Clock } from '../state'
import { sideName } from '../words'

const LOW_MS = 10_000
/** The clock shows whole seconds: often enough that none is seen to be late. */
const TICK_MS = 200

function shown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (n: number): string => `${n}`.padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const start = hours ? `${hours}:${two(minutes)}` : `${minutes}`
  return `${start}:${two(seconds % 60)}`
}

function useTicks(on: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!on) return undefined
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [on])
}

/** A side's time. A touch stops both clocks or lets them go on. */
export function ClockFace({ table, state, t, side, clock }: Scene & { side: Side; clock: Clock }) {
  const mover = state.position.side
  const runs = clockRuns(state)
  const over = isOver(state)
  useTicks(runs && !over && side === mover)
  const left = leftFor(clock, side, mover)
  const time = shown(left)
  const kinds = ['clock num', runs && side === mover && 'runs', left < LOW_MS && 'low']
  const said = t('clock.left', { side: sideName(t, side), time })
  const act = t(runs ? 'clock.pause' : 'clock.resume')
  return (
    <button
      type="button"
      class={kinds.filter(Boolean).join(' ')}
      disabled={over}
      aria-label={over ? said : `${said} – ${act}`}
      title={over ? undefined : act}
      onClick={() => toggleClock(table)}
    >
      <bdi dir="ltr">{time}</bdi>
    </button>
  )
}
