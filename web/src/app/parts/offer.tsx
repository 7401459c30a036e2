import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Side } from '../../board/types'
import { answerDraw } from '../ending'
import type { Scene } from '../scene'
import { sideName } from '../words'

/** A draw offered on the same screen; stays until it is answered or a move is played. */
export function DrawOffer({ table, t, by }: Scene & { by: Side }) {
  const decline = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => decline.current?.focus(), [])
  return (
    <div class="offer">
      <span class="say">{t('offer.draw', { side: sideName(t, by) })}</span>
      <button type="button" ref={decline} onClick={() => answerDraw(table, false)}>
        {t('offer.decline')}
      </button>
      <button type="button" class="go" onClick={() => answerDraw(table, true)}>
        {t('offer.accept')}
      </button>
    </div>
  )
}
