import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Move } from '../../board/types'
import { replayMove, shownPly, showPly } from '../browse'
import type { Scene } from '../scene'
import { sideName } from '../words'
import { Icon, type IconName } from './icon'

/** A ply and the number of the position after it. */
interface Ply {
  text: string
  after: number
}

/** Plies in rows of two, the first mover's on the left; a gap where the other side begins. */
function rowsOf(played: Move[], gap: boolean): (Ply | undefined)[][] {
  const plies: (Ply | undefined)[] = played.map(({ text }, i) => ({ text, after: i + 1 }))
  if (gap) plies.unshift(undefined)
  return Array.from({ length: Math.ceil(plies.length / 2) }, (_, i) =>
    plies.slice(2 * i, 2 * i + 2),
  )
}

function PlyButton({ table, ply }: { table: Scene['table']; ply: Ply | undefined }) {
  if (!ply) return <bdi dir="ltr">…</bdi>
  const now = shownPly(table) === ply.after
  return (
    <button
      type="button"
      class={now ? 'now' : ''}
      aria-current={now ? 'step' : undefined}
      tabIndex={now ? 0 : -1}
      onClick={() => (now ? replayMove(table) : showPly(table, ply.after))}
    >
      <bdi dir="ltr">{ply.text}</bdi>
    </button>
  )
}

/** Keeps the current move in sight without scrolling the page. */
function useInSight(now: number) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const item = box?.querySelector('.now')?.closest('li')
    if (!box || !item) return
    box.scrollTop = item.offsetTop - box.offsetTop - (box.clientHeight - item.offsetHeight) / 2
    box.scrollLeft = item.offsetLeft - box.offsetLeft - (box.clientWidth - item.offsetWidth) / 2
  }, [now])
  return list
}

function Plies({ table, state }: Scene) {
  const list = useInSight(shownPly(table))
  const gap = state.firstSide !== state.rules.first
  return (
    <ol ref={list}>
      {rowsOf(state.played, gap).map((row, i) => (
        <li key={i}>
          <b>{i + 1}.</b>
          {row.map((ply, j) => (
            <PlyButton key={j} table={table} ply={ply} />
          ))}
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  icon: IconName
  label: string
  class: string
  disabled: boolean
  go(): void
}

function Step({ icon, label, disabled, go, ...rest }: StepProps) {
  return (
    <button type="button" class={rest.class} aria-label={label} disabled={disabled} onClick={go}>
      <Icon name={icon} turns />
    </button>
  )
}

/** Where a key leads: an arrow as the list runs. */
function plyFor(key: string, now: number, last: number): number | undefined {
  const step = document.documentElement.dir === 'rtl' ? -1 : 1
  const arrows = { ArrowLeft: now - step, ArrowRight: now + step }
  const to: Record<string, number> = { ...arrows, Home: 0, End: last }
  return to[key]
}

/** Whether keys pressed there mean the list: in it, in the analysis, on the buttons below or nowhere. */
function meansList(target: HTMLElement): boolean {
  if (target === document.body) return true
  return !!target.closest('.moves, .lines, .acts') && !target.closest('[role=menu]')
}

/** A held key goes without motion. */
function useKeys(table: Scene['table']): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!meansList(event.target as HTMLElement)) return
      const ply = plyFor(event.key, shownPly(table), table.store.state.played.length)
      if (ply === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      showPly(table, ply, event.repeat)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

export function MoveList(scene: Scene) {
  const { table, state, t } = scene
  const last = state.played.length
  const now = shownPly(table)
  const step = (to: number) => () => showPly(table, to)
  const side = sideName(t, state.firstSide)
  useKeys(table)
  return (
    <section class="moves num" aria-label={t('moves.label')}>
      <Step class="end" icon="first" label={t('moves.first')} disabled={now === 0} go={step(0)} />
      <Step
        class="bk"
        icon="back"
        label={t('moves.back')}
        disabled={now === 0}
        go={step(now - 1)}
      />
      {last ? <Plies {...scene} /> : <p class="none">{t('moves.none', { side })}</p>}
      <Step
        class="fw"
        icon="fwd"
        label={t('moves.forward')}
        disabled={now === last}
        go={step(now + 1)}
      />
      <Step
        class="end"
        icon="last"
        label={t('moves.last')}
        disabled={now === last}
        go={step(last)}
      />
    </section>
  )
}
