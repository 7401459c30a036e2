/** Files that are dropped on the page: anywhere, with a target in sight as long as one hovers. */

import type { State } from './state'
import type { Store } from './store'

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

export function takeDrops(store: Store<State>): void {
  const root = document.documentElement
  const leave = (): void => void delete root.dataset.drop
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    root.dataset.drop = store.state.t('say.drop')
  })
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) leave()
  })
  addEventListener('drop', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    leave()
    const dropped = event.dataTransfer?.files[0]
    if (dropped) store.set({ overlay: 'open', dropped })
  })
}
