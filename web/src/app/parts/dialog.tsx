/** A modal <dialog>; Escape and a touch beside it close it. It is closed before it is removed, so
 * that the focus goes back to where it was. */

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

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
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // In a form what is chosen comes first, and into sight; else the browser's choice stands.
    const chosen = dialog?.querySelectorAll<HTMLElement>('.chosen, input:checked') ?? []
    ;[...chosen].find((element) => element.getClientRects().length > 0)?.focus()
    return () => dialog?.close()
  }, [])
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
      class={rest.class}
      ref={box}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  )
}
