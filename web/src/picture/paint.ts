/** The colours of the board and pieces as they are chosen now (style/tokens.css). */

import type { Side } from '../board/types'
import type { Paint } from './drawing'

/** An element of that class, for as long as its colours are looked up. */
function withProbe<T>(className: string, use: (style: CSSStyleDeclaration) => T): T {
  const probe = document.createElement('div')
  probe.className = className
  document.body.append(probe)
  try {
    return use(getComputedStyle(probe))
  } finally {
    probe.remove()
  }
}

export const paint: Paint = (drawing: string, side?: Side): string =>
  withProbe(side ?? '', (style) =>
    drawing.replace(/var\((--\w+)\)/g, (_, name: string) => style.getPropertyValue(name).trim()),
  )
