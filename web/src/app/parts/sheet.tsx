import type { ComponentChildren } from 'preact'
import { Dialog } from './dialog'
import { Icon } from './icon'

interface SheetProps {
  title: string
  closeLabel: string
  children: ComponentChildren
  class?: string
  /** The primary button. */
  go?: { label: string; run(): void }
  onClose(): void
}

/** A large dialog: title and primary button stay, the rest scrolls; with nothing in it to go to,
 * it is itself what keys scroll. */
export function Sheet({ title, closeLabel, children, go, onClose, ...rest }: SheetProps) {
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    go?.run()
  }
  return (
    <Dialog class={`sheet ${rest.class ?? ''}`} labelledBy="sheet-title" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <header role="none">
          <h2 id="sheet-title">{title}</h2>
          <button type="button" class="bare" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div class="body" tabIndex={go ? undefined : 0}>
          {children}
        </div>
        {go && (
          <footer>
            <button class="go">{go.label}</button>
          </footer>
        )}
      </form>
    </Dialog>
  )
}
