import { resign, resigner } from '../ending'
import type { Scene } from '../scene'
import { other } from '../state'
import { sideName } from '../words'
import { Dialog } from './dialog'

export function ResignDialog({ table, state, t }: Scene) {
  const keep = (): void => table.store.set({ overlay: undefined })
  const winner = sideName(t, other(resigner(state)))
  return (
    <Dialog labelledBy="resign-title" onClose={keep}>
      <h2 id="resign-title">{t('resign.title')}</h2>
      <p>{t('resign.text', { winner })}</p>
      <div class="row-end">
        <button type="button" onClick={keep}>
          {t('resign.keep')}
        </button>
        <button type="button" class="go warn" onClick={() => resign(table)}>
          {t('act.resign')}
        </button>
      </div>
    </Dialog>
  )
}
