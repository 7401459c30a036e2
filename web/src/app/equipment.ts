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

const loading = new Map<string, Promise<Uint8Array>>()

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** What is at an address, if there is one. What could not be loaded is tried again the next time. */
async function file(address: string | undefined): Promise<Uint8Array | undefined> {
  if (!address) return undefined
  const asked = loading.get(address) ?? load(address)
  loading.set(address, asked)
  try {
    return await asked
  } catch (error) {
    loading.delete(address)
    throw error
  }
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
