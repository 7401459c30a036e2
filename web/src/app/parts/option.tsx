import type { ComponentChildren } from 'preact'

interface OptionProps {
  name: string
  checked: boolean
  choose(): void
  children: ComponentChildren
  class?: string
}

/** One of several to choose from; the input fills it (overlay.css). */
export function Option({ name, checked, choose, children, ...rest }: OptionProps) {
  return (
    <label class={`opt ${rest.class ?? ''}`}>
      <input type="radio" name={name} checked={checked} onChange={choose} />
      {children}
    </label>
  )
}
