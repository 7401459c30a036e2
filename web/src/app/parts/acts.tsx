import { rematch } from '../begin'
import { offerDraw } from '../ending'
import { hint, takeBack } from '../play'
import { flip } from '../prefs'
import type { Scene } from '../scene'
import { isOver, pliesBack, usersTurn } from '../state'
import { Icon, type IconName } from './icon'
import { MoreMenu } from './more'

interface ActProps {
  icon: IconName
  label: string
  run(): void
  disabled?: boolean
  class?: string
}

function Act({ icon, label, run, disabled = false, ...rest }: ActProps) {
  return (
    <button type="button" class={rest.class} disabled={disabled} onClick={run}>
      <Icon name={icon} turns={icon === 'undo'} />
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
      <Act class="wide" icon="flip" label={t('act.flip')} run={() => flip(table)} />
    </>
  )
}

export function Acts(scene: Scene) {
  const { table, state, t } = scene
  const over = isOver(state)
  const fresh = (): void => table.store.set({ overlay: 'new' })
  return (
    <nav class={over ? 'acts over' : 'acts'} aria-label={t('act.label')}>
      <Act
        icon="undo"
        label={t('act.takeBack')}
        disabled={!pliesBack(state)}
        run={() => takeBack(table)}
      />
      {over ? <Ended {...scene} /> : <Running {...scene} />}
      <Act class={over ? '' : 'wide'} icon="new" label={t('act.new')} run={fresh} />
      <MoreMenu {...scene} phone rises popClass="more">
        <Icon name="more" />
        {t('act.more')}
      </MoreMenu>
    </nav>
  )
}
