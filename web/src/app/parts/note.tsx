import { useEffect, useRef } from 'preact/hooks'
import { explain } from '../explain'
import { captureReason } from '../record'
import type { Scene } from '../scene'
import { isOver } from '../state'
import { DrawOffer } from './offer'

/** Beyond so many characters the line is set smaller, so that the note keeps its height. */
const LONG = 38

/** The reason, once opened, comes into sight. */
function Reason({ state, t }: Scene) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p class="why" ref={text}>
      {captureReason(state.rules, t)}
    </p>
  )
}

function Words(scene: Scene) {
  const { table, state, t } = scene
  const { say, more, action, why } = explain(scene)
  const link =
    action ?? (why && { label: t('say.why'), run: () => table.store.set({ why: !state.why }) })
  const long = say.length + (link ? link.label.length : 0) > LONG
  return (
    <>
      <div class={long ? 'say long' : 'say'}>
        {say}{' '}
        {link && (
          <button type="button" aria-expanded={why && state.why} onClick={link.run}>
            {link.label}
          </button>
        )}
      </div>
      {more && <p>{more}</p>}
      {why && state.why && <Reason {...scene} />}
    </>
  )
}

export function Note(scene: Scene) {
  const { offer, past } = scene.state
  return (
    <section class={isOver(scene.state) && !past ? 'note over' : 'note'} role="status">
      {offer ? <DrawOffer {...scene} by={offer} /> : <Words {...scene} />}
    </section>
  )
}
