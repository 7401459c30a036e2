import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Scene } from '../scene'
import { Icon } from './icon'

const TEXT_MAX = 80

/** What is understood is loaded when somebody types; if it doesn't come, that is said. */
async function obey({ table }: Scene, text: string): Promise<void> {
  try {
    const typed = await import('../typed')
    typed.obey(table, text)
  } catch {
    table.store.set({ notice: { key: 'say.moveFailed' } })
  }
}

/** What one can type, once that has been loaded. */
function useHelp({ state }: Scene): string {
  const [help, setHelp] = useState('')
  useEffect(() => {
    void import('../typed').then(({ helpWords }) => setHelp(helpWords(state)), () => undefined)
  }, [state.t, state.position])
  return help
}

/** The field for moves and commands, in place of the draw counter or, on phones, of the moves. */
export function Typed(scene: Scene & { text: string }) {
  const { table, t, text } = scene
  const field = useRef<HTMLInputElement>(null)
  const help = useHelp(scene)
  useLayoutEffect(() => field.current?.focus(), [])
  const close = (): void => {
    table.store.set({ typed: undefined })
    table.board.focus()
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    table.store.set({ typed: '' })
    void obey(scene, text)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
  }
  return (
    <form class="typed" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <input
        ref={field}
        value={text}
        maxLength={TEXT_MAX}
        dir="auto"
        aria-label={t('typed.label')}
        placeholder={t('typed.label')}
        aria-describedby="typed-help"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
        onInput={(event) => table.store.set({ typed: event.currentTarget.value })}
      />
      <button class="go">{t('typed.go')}</button>
      <button type="button" class="bare" aria-label={t('new.close')} onClick={close}>
        <Icon name="x" />
      </button>
      <p id="typed-help">{help}</p>
    </form>
  )
}
