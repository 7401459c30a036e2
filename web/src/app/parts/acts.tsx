import { useLayoutEffect, useRef } from 'preact/hooks'
import { rematch } from '../begin'
import { lastPly, shownPly, showPly } from '../browse'
import { offerDraw } from '../ending'
import { hint, takeBack } from '../play'
import { flip } from '../prefs'
import type { Scene } from '../scene'
import { isOver, pliesBack, usersTurn } from '../state'
import { closeAnalysis, openAnalysis } from '../studying'
import { Icon, type IconName } from './icon'
import { MoreMenu } from './more'

interface ActProps {
  icon: IconName
  label: string
  run(): void
  disabled?: boolean
  class?: string
}

/** Those that point along the text. */
const TURNED = new Set<IconName>(['undo', 'back', 'fwd'])

function Act({ icon, label, run, disabled = false, ...rest }: ActProps) {
  return (
    <button type="button" class={rest.class} disabled={disabled} onClick={run}>
      <Icon name={icon} turns={TURNED.has(icon)} />
      {label}
    </button>
  )
}

function Running({ table, state, t }: Scene) {
  const waiting = !usersTurn(state)
  const resign = (): void => table.store.set({ overlay: 'resign' })
  return (
    <>
      <Act icon="hint" label={t('act.hint')} disabled={waiting} run={() => void hint(table)} />
      <Act class="wide" icon="flip" label={t('act.flip')} run={() => flip(table)} />
      <Act icon="draw" label={t('act.draw')} disabled={waiting} run={() => void offerDraw(table)} />
      <Act class="warn" icon="flag" label={t('act.resign')} run={resign} />
    </>
  )
}

function Ended({ table, t }: Scene) {
  return (
    <>
      <Act class="go" icon="again" label={t('act.rematch')} run={() => rematch(table)} />
      <Act icon="analyse" label={t('act.analyse')} run={() => openAnalysis(table)} />
      <Act class="wide" icon="flip" label={t('act.flip')} run={() => flip(table)} />
    </>
  )
}

/** In a game: what its state allows. */
function Playing({ fresh, ...scene }: Scene & { fresh(): void }) {
  const { table, state, t } = scene
  const over = isOver(state)
  return (
    <>
      <Act
        icon="undo"
        label={t('act.takeBack')}
        disabled={!pliesBack(state)}
        run={() => takeBack(table)}
      />
      {over ? <Ended {...scene} /> : <Running {...scene} />}
      <Act class={over ? '' : 'wide'} icon="new" label={t('act.new')} run={fresh} />
    </>
  )
}

/** A step through the game, where the list of moves has no room. */
function Step({ table, state, t, by }: Scene & { by: 1 | -1 }) {
  const to = shownPly(table) + by
  return (
    <Act
      class="more"
      icon={by < 0 ? 'back' : 'fwd'}
      label={t(by < 0 ? 'moves.back' : 'moves.forward')}
      disabled={to < 0 || to > lastPly(state)}
      run={() => showPly(table, to)}
    />
  )
}

/** In the analysis. */
function Studying({ fresh, ...scene }: Scene & { fresh(): void }) {
  const { table, state, t } = scene
  const Tree = state.studied && table.study!.TreeActs
  return (
    <>
      <Act icon="x" label={t('analysis.close')} run={() => closeAnalysis(table)} />
      <Step {...scene} by={-1} />
      <Step {...scene} by={1} />
      {Tree && <Tree {...scene} />}
      <Act class="wide" icon="flip" label={t('act.flip')} run={() => flip(table)} />
      <Act class="wide" icon="new" label={t('act.new')} run={fresh} />
    </>
  )
}

/** The button that opens or closes the analysis is gone then: the focus that was on it goes to the
 * first of those that have come. */
function useFocusKept(analysing: boolean) {
  const nav = useRef<HTMLElement>(null)
  const before = useRef(analysing)
  useLayoutEffect(() => {
    const lost = analysing !== before.current && document.activeElement === document.body
    before.current = analysing
    if (lost) nav.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [analysing])
  return nav
}

export function Acts(scene: Scene) {
  const { table, state, t } = scene
  const fresh = (): void => table.store.set({ overlay: 'new' })
  const Kind = state.analysing ? Studying : Playing
  return (
    <nav
      class={isOver(state) && !state.analysing ? 'acts over' : 'acts'}
      aria-label={t('act.label')}
      ref={useFocusKept(state.analysing)}
    >
      <Kind {...scene} fresh={fresh} />
      <MoreMenu {...scene} phone rises popClass="more">
        <Icon name="more" />
        {t('act.more')}
      </MoreMenu>
    </nav>
  )
}
