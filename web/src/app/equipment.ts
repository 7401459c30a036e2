/** What the machine goes by, as files: a rule set's network is loaded when it is chosen, its endgame
 * tables with the first question. Each is kept: a worker that is started anew gets it from here. */

import type { Rules } from '../core'
import type { Equipment } from '../worker'

/** Addresses of the networks by name and of the endgame tables by rule set; put in by build.mjs, as
 * JSON text: what is more than a text esbuild puts into a file that everything else waits for. */
declare const NETWORK_URLS: string
declare const TABLE_URLS: string

const networkUrls: Record<string, string> = JSON.parse(NETWORK_URLS)
const tableUrls: Record<string, string> = JSON.parse(TABLE_URLS)

/** A game waits no longer for a file, from when it was asked for; the file may still come. */
const PATIENCE_MS = 8000
/** Then it will not come any more, and is asked for once more when it is wanted again. */
const GIVEN_UP_MS = 60_000

interface Loading {
  file: Promise<Uint8Array>
  patience: Promise<never>
}

const loading = new Map<string, Loading>()

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(GIVEN_UP_MS) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function begin(address: string): Loading {
  const file = load(address)
  // What could not be loaded is tried again the next time.
  file.catch(() => loading.delete(address))
  const patience = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
  patience.catch(() => {})
  return { file, patience }
}

/** What is at an address, if there is one; rejects if it does not come, or not in time. */
async function file(address: string | undefined): Promise<Uint8Array | undefined> {
  if (!address) return undefined
  const asked = loading.get(address) ?? begin(address)
  loading.set(address, asked)
  return Promise.race([asked.file, asked.patience])
}

/** The rule set has been chosen: has its network on the way. */
export function prepare({ network }: Rules): void {
  file(networkUrls[network]).catch(() => {})
}

export async function equipmentOf({ id, network }: Rules): Promise<Equipment> {
  const files = await Promise.allSettled([file(networkUrls[network]), file(tableUrls[id])])
  const [judge, tables] = files.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  return { network: judge, tables, whole: files.every(({ status }) => status === 'fulfilled') }
}
