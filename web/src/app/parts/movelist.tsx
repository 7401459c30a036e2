import { useLayoutEffect } from 'preact/hooks'
import type { Move } from '../../board/types'
import { lastPly, replayMove, shownPly, showPly } from '../browse'
import type { Scene } from '../scene'
import type { State } from '../state'
import { sideName } from '../words'
import { Icon, type IconName } from './icon'
import { useInSight } from './insight'

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

function Plies({ table, state }: Scene) {
  const list = useInSight(shownPly(table), 'li')
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

function turned(): boolean {
  return document.documentElement.dir === 'rtl'
}

/** The arrows on the keys that lead back and forward. */
export function stepKeys(): { back: string; forward: string } {
  return turned() ? { back: '→', forward: '←' } : { back: '←', forward: '→' }
}

interface StepProps {
  icon: IconName
  label: string
  /** What does the same. */
  hotkey: string
  class: string
  disabled: boolean
  go(): void
}

function Step({ icon, label, hotkey, disabled, go, ...rest }: StepProps) {
  return (
    <button
      type="button"
      class={rest.class}
      aria-label={label}
      title={`${label} (${hotkey})`}
      disabled={disabled}
      onClick={go}
    >
      <Icon name={icon} turns />
    </button>
  )
}

/** Where a key leads: an arrow as the list runs. */
function plyFor(key: string, now: number, last: number): number | undefined {
  const step = turned() ? -1 : 1
  const arrows = { ArrowLeft: now - step, ArrowRight: now + step }
  const to: Record<string, number> = { ...arrows, Home: 0, End: last }
  return to[key]
}

/** Whether keys pressed there mean the list: in it, on the buttons below or nowhere; in the analysis
 * everywhere but where they mean something of their own. */
function meansList(target: HTMLElement, { studied }: State): boolean {
  if (target === document.body) return true
  if (target.closest('[role=menu], dialog, .board')) return false
  return !!studied || !!target.closest('.moves, .acts')
}

/** In the analysis, keys that lead to another move in place of the one shown. */
const TURNS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 }

/** Obeys a key; false if it means nothing here. A held key goes without motion. */
function obey(table: Scene['table'], { key, repeat }: KeyboardEvent): boolean {
  const { state } = table.store
  const ply = plyFor(key, shownPly(table), lastPly(state))
  const by = state.studied && TURNS[key]
  if (ply !== undefined) showPly(table, ply, repeat)
  if (by) table.study!.turn(table, by)
  return ply !== undefined || !!by
}

function useKeys(table: Scene['table']): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!meansList(event.target as HTMLElement, table.store.state)) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (obey(table, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

export function MoveList(scene: Scene) {
  const { table, state, t } = scene
  const last = lastPly(state)
  const now = shownPly(table)
  const step = (to: number) => () => showPly(table, to)
  const side = sideName(t, state.firstSide)
  const { back, forward } = stepKeys()
  const List = state.studied ? table.study!.TreeMoves : Plies
  useKeys(table)
  return (
    <section class="moves num" aria-label={t('moves.label')}>
      <Step
        class="end"
        icon="first"
        label={t('moves.first')}
        hotkey="Home"
        disabled={now === 0}
        go={step(0)}
      />
      <Step
        class="bk"
        icon="back"
        label={t('moves.back')}
        hotkey={back}
        disabled={now === 0}
        go={step(now - 1)}
      />
      {last ? <List {...scene} /> : <p class="none">{t('moves.none', { side })}</p>}
      <Step
        class="fw"
        icon="fwd"
        label={t('moves.forward')}
        hotkey={forward}
        disabled={now === last}
        go={step(now + 1)}
      />
      <Step
        class="end"
        icon="last"
        label={t('moves.last')}
        hotkey="End"
        disabled={now === last}
        go={step(last)}
      />
    </section>
  )
}
