/** What lies over the page has an entry in the browser's history, so that going back (on a phone
 * the button everybody uses) closes it and does not leave the page. */

import { isOver, type Overlay, type State } from './state'
import type { Store } from './store'

const OVERLAYS = new Set<unknown>(['new', 'rules', 'resign'] satisfies Overlay[])

/** What the present entry says is open. */
function inHistory(): Overlay | undefined {
  const { overlay } = (history.state ?? {}) as { overlay?: unknown }
  return OVERLAYS.has(overlay) ? (overlay as Overlay) : undefined
}

/** Going forward opens it again, if there is still something to resign. */
function reopened(state: State): Overlay | undefined {
  const overlay = inHistory()
  return overlay === 'resign' && isOver(state) ? undefined : overlay
}

/** Keeps history and overlay together from now on. */
export function keepHistory(store: Store<State>): void {
  // Going back takes a moment; what is opened meanwhile gets its entry afterwards.
  let leaving = false
  const sync = (): void => {
    const { overlay } = store.state
    const entry = inHistory()
    if (leaving || overlay === entry) return
    if (overlay && entry) history.replaceState({ overlay }, '')
    else if (overlay) history.pushState({ overlay }, '')
    else {
      leaving = true
      history.back()
    }
  }
  addEventListener('popstate', () => {
    if (!leaving) store.set({ overlay: reopened(store.state) })
    leaving = false
    sync()
  })
  store.listen(sync)
  sync()
}
