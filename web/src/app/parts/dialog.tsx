/** A modal <dialog>; Escape and a touch beside it close it. It is closed before it is removed, so
 * that the focus goes back to where it was. */

import { createContext, type ComponentChildren } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'

/** How long one that is closed can still be seen (overlay.css). */
export const LEAVE_MS = 120

/** Whether the dialog is closed and only leaves. */
export const Leaving = createContext(false)

interface DialogProps {
  class?: string
  labelledBy: string
  children: ComponentChildren
  onClose(): void
}

function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

export function Dialog({ labelledBy, children, onClose, ...rest }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const leaving = useContext(Leaving)
  useLayoutEffect(() => {
    const dialog = box.current
    if (leaving) return undefined
    dialog?.showModal()
    // In a form what is chosen comes first, and into sight; else the browser's choice stands.
    const chosen = dialog?.querySelectorAll<HTMLElement>('.chosen, [autofocus], input:checked') ?? []
    ;[...chosen].find((element) => element.getClientRects().length > 0)?.focus()
    return () => dialog?.close()
  }, [leaving])
  const onCancel = (event: Event): void => {
    event.preventDefault()
    onClose()
  }
  const onClick = (event: MouseEvent): void => {
    const dialog = box.current
    if (dialog && event.target === dialog && isBeside(dialog, event)) onClose()
  }
  return (
    <dialog
      class={leaving ? `${rest.class ?? ''} leaving` : rest.class}
      ref={box}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  )
}
