import { useEffect, useRef } from 'preact/hooks'
import { answerDraw } from '../ending'
import type { Scene } from '../scene'
import { sideName } from '../words'

/** A draw offered on the same screen; stays until it is answered or a move is played. */
export function DrawOffer({ table, state, t }: Scene) {
  const decline = useRef<HTMLButtonElement>(null)
  useEffect(() => decline.current?.focus(), [])
  const text = state.offer && t('offer.draw', { side: sideName(t, state.offer) })
  return (
    <div class="toast" role="group" aria-label={text}>
      {text}
      <div class="pair">
        <button type="button" ref={decline} onClick={() => answerDraw(table, false)}>
          {t('offer.decline')}
        </button>
        <button type="button" class="go" onClick={() => answerDraw(table, true)}>
          {t('offer.accept')}
        </button>
      </div>
    </div>
  )
}
