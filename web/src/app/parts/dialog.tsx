/** A modal <dialog>; Escape and a touch beside it close it. */

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DialogProps {
  class?: string
  labelledBy: string
  children: ComponentChildren
  onClose(): void
}

export function Dialog({ labelledBy, children, onClose, ...rest }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // In a form what is chosen comes first, and into sight; else the browser's choice stands.
    dialog?.querySelector<HTMLElement>('input:checked')?.focus()
    return () => dialog?.close()
  }, [])
  const onCancel = (event: Event): void => {
    event.preventDefault()
    onClose()
  }
  const onClick = (event: Event): void => {
    if (event.target === box.current) onClose()
  }
  return (
    <dialog class={rest.class} ref={box} aria-labelledby={labelledBy} onCancel={onCancel} onClick={onClick}>
      {children}
    </dialog>
  )
}
