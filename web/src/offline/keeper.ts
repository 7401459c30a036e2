/** The service worker: keeps the page on the device, so that it works without a network.
 *
 * A version of the page is one set of files in a cache of its own. A new version is loaded beside
 * the old one and serves whatever is opened from then on; a page that is open goes on with the files
 * of its own version, which stay until it is the only one open and of the new version. docs/offline.md
 * tells what is kept when. */

import { absencePage } from './absence'
import type { InUse, Plan } from './plan'

/** Put in by the build; the plan as JSON text. */
declare const VERSION: string
declare const PLAN: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Telling extends Lasting {
  readonly data: InUse
}
interface Events {
  install: Lasting
  activate: Lasting
  fetch: Fetching
  message: Telling
}

/** What TypeScript knows of service workers only in place of the page's own types. */
interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(kind: K, hear: (event: Events[K]) => void): void
}
const scope = self as unknown as ServiceWorkerScope

const PREFIX = 'damier-'
const NAME = PREFIX + VERSION
const plan: Plan = JSON.parse(PLAN)

const isAsset = (path: string): boolean => path.startsWith('/assets/')

function rulesPages(language: string): string[] {
  const { rules } = plan.languages[language]!
  return [rules, ...Object.keys(plan.sets).map((id) => `${rules}${id}/`)]
}

/** What is kept only where it is used. */
const optional = [
  ...Object.keys(plan.languages).flatMap((code) => [
    ...plan.languages[code]!.files,
    ...rulesPages(code),
  ]),
  ...Object.values(plan.sets).flat(),
]
/** What has the same address in each version, so that only the one of this version will do. */
const unhashed = new Set([...plan.shell, ...optional].filter((path) => !isAsset(path)))

/** Whether an answer is a file of this version. */
async function belongs(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  return isAsset(path) || (await response.clone().text()).includes(VERSION)
}

/** A file of this version, which another version may have as well. */
async function obtain(path: string): Promise<Response> {
  const kept = isAsset(path) && (await caches.match(path, { ignoreVary: true }))
  if (kept) return kept
  const response = await fetch(path, isAsset(path) ? {} : { cache: 'no-cache' })
  if (await belongs(path, response)) return response
  throw new Error(`${path} is not of version ${VERSION}`)
}

async function keep(path: string): Promise<void> {
  const cache = await caches.open(NAME)
  if (await cache.match(path, { ignoreVary: true })) return
  await cache.put(path, await obtain(path))
}

async function olderCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
}

/** What stays the same in an address from version to version. */
const nameOf = (path: string): string => path.replace(/\.\w+(\.\w+)$/, '$1')

/** Of what is optional, all that older versions have kept: it has been used. */
async function usedBefore(): Promise<string[]> {
  const older = await Promise.all((await olderCaches()).map((name) => caches.open(name)))
  const requests = (await Promise.all(older.map((cache) => cache.keys()))).flat()
  const used = new Set(requests.map(({ url }) => nameOf(new URL(url).pathname)))
  return optional.filter((path) => used.has(nameOf(path)))
}

/** All or nothing: a version that is not whole is tried again later, the old one goes on. */
async function install(): Promise<void> {
  try {
    await Promise.all([...plan.shell, ...(await usedBefore())].map(keep))
  } catch (error) {
    await caches.delete(NAME)
    throw error
  }
  await scope.skipWaiting()
}

/** Old versions go when nobody can need them: the one page that is open is of this version. */
async function sweep({ script }: InUse): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1 || !plan.shell.includes(script)) return
  await Promise.all((await olderCaches()).map((name) => caches.delete(name)))
}

/** Keeps what is in use at once, then, one after another, the other rules pages of the language. */
async function keepUsed({ language, rules, sparing }: InUse): Promise<void> {
  const spoken = plan.languages[language]
  const machine = plan.sets[rules] ?? []
  if (!spoken) return
  const page = machine.length ? [`${spoken.rules}${rules}/`] : []
  await Promise.all([...spoken.files, ...machine, spoken.rules, ...page].map(keep))
  if (!sparing) for (const path of rulesPages(language)) await keep(path)
}

async function assetFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** A page as this version has it; what is opened for the first time is kept. */
async function pageFor({ request }: Fetching, path: string): Promise<Response> {
  const cache = await caches.open(NAME)
  const kept = await cache.match(path, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (await belongs(path, response)) await cache.put(path, response.clone()).catch(() => {})
  return response
}

async function pageOrAbsence(event: Fetching, path: string): Promise<Response> {
  try {
    return await pageFor(event, path)
  } catch (error) {
    if (event.request.mode !== 'navigate') throw error
    return absencePage(path, plan)
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => {
  // Whatever can't be kept now is tried again with the next page.
  event.waitUntil(sweep(event.data).then(() => keepUsed(event.data)).catch(() => {}))
})
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (isAsset(pathname)) event.respondWith(assetFor(event.request))
  else if (unhashed.has(pathname)) event.respondWith(pageOrAbsence(event, pathname))
})
