/** The page without a network: has the service worker keep what is in use, and tells of lost networks
 * and new versions. Nothing here is needed to play, and where there are no service workers all goes
 * on without. Loaded once the board is there. */

import type { InUse } from '../offline/plan'
import type { Table } from './table'

const script = new URL(document.querySelector<HTMLScriptElement>('script[type=module]')!.src)

/** Browsers that can tell say whether their user wants to spare the network. */
type Connected = Navigator & { connection?: { saveData?: boolean } }

function inUse({ store }: Table): InUse {
  const { t, rules } = store.state
  return {
    language: t.language,
    rules: rules.id,
    script: script.pathname,
    sparing: (navigator as Connected).connection?.saveData === true,
  }
}

/** Tells whenever it has changed. */
async function tellUse(table: Table, workers: ServiceWorkerContainer): Promise<void> {
  let told = ''
  const tell = async (): Promise<void> => {
    const use = inUse(table)
    const words = JSON.stringify(use)
    if (words === told) return
    told = words
    const { active } = await workers.ready
    active?.postMessage(use)
  }
  table.store.listen(() => void tell())
  workers.addEventListener('controllerchange', () => {
    told = ''
    void tell()
  })
  await tell()
}

/** The running page keeps its version; the next one opened has the new one. */
function tellUpdates({ store }: Table, workers: ServiceWorkerContainer): void {
  let served = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    const { notice = { key: 'say.update', beside: true } } = store.state
    if (served) store.set({ updated: true, notice })
    served = true
  })
}

/** A page that stays open for days asks for new versions when it is looked at again. */
function askForUpdates(registration: ServiceWorkerRegistration | undefined): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration?.update().catch(() => {})
  })
}

async function register(table: Table): Promise<void> {
  const workers = navigator.serviceWorker
  tellUpdates(table, workers)
  askForUpdates(await workers.register('/sw.js', { updateViaCache: 'none' }))
  await tellUse(table, workers)
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

export async function keepOffline(table: Table): Promise<void> {
  const note = (): void => table.store.set({ offline: !navigator.onLine })
  for (const kind of ['online', 'offline']) addEventListener(kind, note)
  note()
  await loaded()
  // Not over plain HTTP from elsewhere, not in some private windows, not where storage is forbidden.
  if ('serviceWorker' in navigator) await register(table).catch(() => {})
}
