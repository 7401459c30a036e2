/** A button that opens a menu. Arrows move in it, Escape and a touch elsewhere close it. */

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './icon'

export interface MenuItem {
  label: string
  run(): void
  icon?: ComponentChildren
  /** One of a group, and whether it is the chosen one; or a switch. */
  kind?: 'radio' | 'checkbox'
  checked?: boolean
  /** Language of the label, if it isn't the page's. */
  lang?: string
}

interface MenuProps {
  items: MenuItem[]
  /** The button's content and, where that says too little, its name. */
  children: ComponentChildren
  label?: string
  buttonClass?: string
  /** Opens upwards. */
  rises?: boolean
  popClass?: string
}

/** Which item an arrow leads to. */
function steps(key: string, at: number, count: number): number | undefined {
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }
  const next = to[key]
  return next === undefined ? undefined : (next + count) % count
}

function Item({ item, close }: { item: MenuItem; close(): void }) {
  const { kind, checked, lang, icon, label, run } = item
  const choose = (): void => {
    close()
    run()
  }
  return (
    <li role="none">
      <button
        type="button"
        role={kind ? `menuitem${kind}` : 'menuitem'}
        aria-checked={kind && checked === true}
        lang={lang}
        tabIndex={-1}
        onClick={choose}
      >
        {kind ? <Icon name={checked ? 'check' : 'none'} /> : icon}
        {label}
      </button>
    </li>
  )
}

function buttonsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function Items({ items, close }: { items: MenuItem[]; close(): void }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const buttons = buttonsIn(list.current)
    const chosen = buttons.find((button) => button.ariaChecked === 'true')
    ;(chosen ?? buttons[0])?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = buttonsIn(list.current)
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const next = steps(event.key, at, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <ul class="menu" role="menu" ref={list} onKeyDown={onKeyDown}>
      {items.map((item, i) => (
        <Item key={i} item={item} close={close} />
      ))}
    </ul>
  )
}

/** Calls `close` on a touch or a focus outside of `element`. */
function useOutside(
  element: { current: HTMLElement | null },
  open: boolean,
  close: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    const look = (event: Event): void => {
      if (!element.current?.contains(event.target as Node)) close()
    }
    const kinds = ['pointerdown', 'focusin']
    for (const kind of kinds) document.addEventListener(kind, look)
    return () => kinds.forEach((kind) => document.removeEventListener(kind, look))
  }, [open])
}

export function Menu({ items, children, label, buttonClass, rises, popClass = '' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const pop = useRef<HTMLDivElement>(null)
  const close = (): void => {
    setOpen(false)
    pop.current?.querySelector('button')?.focus()
  }
  useOutside(pop, open, () => setOpen(false))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close()
  }
  return (
    <div class={`pop ${rises ? 'rise' : ''} ${popClass}`} ref={pop} onKeyDown={onKeyDown}>
      <button
        type="button"
        class={buttonClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && <Items items={items} close={close} />}
    </div>
  )
}
