/** What lies over the page has an entry in the browser's history, so that going back (on a phone
 * the button everybody uses) closes it and does not leave the page. */

import { OVERLAYS, isOver, type Overlay, type State } from './state'
import type { Store } from './store'

type Layer = 'analysis' | Overlay
const LAYERS = new Set<unknown>(['analysis', ...OVERLAYS] satisfies Layer[])

/** What is open, the lowest first; each has an entry, which tells all up to it. */
function layersOf({ analysing, overlay }: State): Layer[] {
  return [...(analysing ? (['analysis'] as const) : []), ...(overlay ? [overlay] : [])]
}

/** What the present entry says is open. */
function inHistory(): Layer[] {
  const { layers } = (history.state ?? {}) as { layers?: unknown }
  return Array.isArray(layers) && layers.every((layer) => LAYERS.has(layer)) ? layers : []
}

/** The analysis was open when the page was left: by a reload, or for another one. */
export function wasAnalysing(): boolean {
  return inHistory().includes('analysis')
}

/** Going forward opens it again, if there is still something to resign. */
function reopened(state: State): Partial<State> {
  const layers = inHistory()
  const overlay = layers.find((layer) => layer !== 'analysis')
  return {
    overlay: overlay === 'resign' && isOver(state) ? undefined : overlay,
    analysing: wasAnalysing(),
  }
}

/** How many layers are the same, from the lowest on. */
function shared(a: Layer[], b: Layer[]): number {
  const differs = a.findIndex((layer, i) => layer !== b[i])
  return differs < 0 ? a.length : differs
}

/** Keeps history and what is open together from now on. */
export function keepHistory(store: Store<State>): void {
  // Going back takes a moment; what is opened meanwhile gets its entry afterwards.
  let leaving = false
  const sync = (): void => {
    const wanted = layersOf(store.state)
    const entry = inHistory()
    const same = shared(entry, wanted)
    const above = entry.length - same
    if (leaving || (above === 0 && wanted.length === same)) return
    if (above > 1 || wanted.length === same) {
      leaving = true
      return history.go(-above)
    }
    const next = { layers: wanted.slice(0, same + 1) }
    if (above) history.replaceState(next, '')
    else history.pushState(next, '')
    sync()
  }
  addEventListener('popstate', () => {
    if (!leaving) store.set(reopened(store.state))
    leaving = false
    sync()
  })
  store.listen(sync)
  sync()
}
