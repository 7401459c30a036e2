// What of a screen can be measured: whether all of it is there and to be hit. Run in the page.

/** What scrolls sideways, and controls that are cut off or lie on one another. */
export function misplaced() {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  const root = document.documentElement
  const wide = ({ left, right }) => left < -1 || right > root.clientWidth + 1
  const beyond = (element) => wide(element.getBoundingClientRect()) && ![...element.children].some(beyond)
  const found =
    root.scrollWidth > root.clientWidth
      ? [...document.querySelectorAll('main *, header *')].filter(beyond).map((e) => `sideways: ${e.outerHTML.slice(0, 90)}`)
      : []
  const dialog = document.querySelector('dialog[open]')
  const controls = [...(dialog ?? document).querySelectorAll('button, a, input, select, textarea')]
  const boxes = controls
    .filter((element) => shown(element) && !element.closest('.moves ol, .frame, .sprite, .tw'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const named = ({ element }) => element.outerHTML.slice(0, 80)
  for (const it of boxes) {
    if (it.box.left < -1 || it.box.right > root.clientWidth + 1) found.push(`cut off: ${named(it)}`)
  }
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  for (const [i, one] of boxes.entries()) {
    const over = boxes.slice(i + 1).filter(({ element, box }) => {
      const related = one.element.contains(element) || element.contains(one.element)
      return !related && !apart(one.box, box) && sameLayer(one.element, element)
    })
    for (const other of over) found.push(`${named(one)} on ${named(other)}`)
  }
  return found

  /** Menus lie over the page on purpose; what sticks to an edge is scrolled under. */
  function sameLayer(a, b) {
    const layer = (element) => element.closest('.menu, .acts, .body, dialog')
    return layer(a) === layer(b)
  }
}

/** Controls smaller than 44 px; within text, in the list of moves and on the board 24. */
export function small() {
  const AMONG_TEXT = '.prose a, td a, th a, p a, .say button, .moves li button, .cells *'
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  const controls = document.querySelectorAll('button, a[href], label.opt, select, textarea, summary, .cells [data-cell]')
  return [...controls].filter(shown).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const least = element.matches(AMONG_TEXT) ? 24 : 44
    const inline = element.matches('.prose a, td a, p a') && getComputedStyle(element).display === 'inline'
    const enough = inline || (width >= least - 0.5 && height >= least - 0.5)
    return enough ? [] : [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 80)}`]
  })
}

/** What the focused element shows of that, and whether it can be seen at all. */
export function focus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((at) => [left + at * width, top + at * height])
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.contains(element) || element.closest('.opt')?.contains(hit))
  })
  return {
    element: element.outerHTML.slice(0, 80),
    ring: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
    seen,
  }
}
