import { useEffect, useRef } from 'preact/hooks'

/** Keeps the current move of a list in sight without scrolling the page, by the item it is in; if
 * the focus is in the list, it goes there too. */
export function useInSight(now: unknown, item: string) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const button = box?.querySelector<HTMLElement>('.now')
    const held = button?.closest<HTMLElement>(item)
    if (!box || !button || !held) return
    if (box.contains(document.activeElement)) button.focus({ preventScroll: true })
    box.scrollTop = held.offsetTop - box.offsetTop - (box.clientHeight - held.offsetHeight) / 2
    box.scrollLeft = held.offsetLeft - box.offsetLeft - (box.clientWidth - held.offsetWidth) / 2
  }, [now])
  return list
}
