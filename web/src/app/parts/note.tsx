import { explain } from '../explain'
import { captureReason } from '../record'
import type { Scene } from '../scene'
import { isOver } from '../state'

/** Beyond so many characters the line is set smaller, so that the note keeps its height. */
const LONG = 38

export function Note(scene: Scene) {
  const { table, state, t } = scene
  const { say, more, action, why } = explain(scene)
  const link =
    action ?? (why && { label: t('say.why'), run: () => table.store.set({ why: !state.why }) })
  const long = say.length + (link ? link.label.length : 0) > LONG
  return (
    <section class={isOver(state) && !state.past ? 'note over' : 'note'} role="status">
      <div class={long ? 'say long' : 'say'}>
        {say}{' '}
        {link && (
          <button type="button" aria-expanded={why && state.why} onClick={link.run}>
            {link.label}
          </button>
        )}
      </div>
      {more && <p>{more}</p>}
      {why && state.why && <p class="why">{captureReason(state.rules, t)}</p>}
    </section>
  )
}
