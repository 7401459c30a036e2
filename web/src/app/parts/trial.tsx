import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Move } from '../../board/types'
import { endTrial } from '../play'
import type { Scene } from '../scene'

/** A move that is shown and waits to be confirmed. Enter confirms it, Escape takes it back; then
 * the keyboard is on the board again. */
export function Trial({ table, t, move }: Scene & { move: Move }) {
  const confirm = useRef<HTMLButtonElement>(null)
  const end = (confirmed: boolean): void => {
    endTrial(table, confirmed)
    table.board.focus()
  }
  useLayoutEffect(() => {
    confirm.current?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div class="offer">
      <span class="say">{t('trial.say', { move: move.text })}</span>
      <button type="button" onClick={() => end(false)}>
        {t('trial.undo')}
      </button>
      <button type="button" class="go" ref={confirm} onClick={() => end(true)}>
        {t('trial.confirm')}
      </button>
    </div>
  )
}
