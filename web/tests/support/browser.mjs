// Chromium on the served page, watched for anything that goes wrong.

import { after, before } from 'node:test'
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { launchChromium } from './chromium.mjs'
import { startSite } from './site.mjs'

export const DESKTOP = { viewport: { width: 1280, height: 800 } }
export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

let site
let browser

export async function startBrowser() {
  site = await startSite()
  browser = await launchChromium()
}

export async function stopBrowser() {
  await browser?.close()
  site?.stop()
}

/** Call at the top of a test file: starts server and browser, and ends them. */
export function useBrowser() {
  before(startBrowser)
  after(stopBrowser)
}

function watch(page) {
  const faults = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // Said by playwright where a test has no service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure()
    // What a reload or the next page cuts off is no fault.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${errorText}`)
  })
  return faults
}

export function address(fragment = '') {
  return `${site.url}/${fragment}`
}

/** What a service worker asks for a test can't watch or replace. */
const USUAL = { locale: 'en-GB', serviceWorkers: 'block', ...DESKTOP }

/** A page of its own, not yet opened; `use` gets it, and no fault may have been seen at its end. */
export async function withPage(options, use) {
  const context = await browser.newContext({ ...USUAL, ...options })
  const page = await context.newPage()
  const faults = watch(page)
  try {
    await use(page, faults)
    assert.deepEqual(faults, [], 'the console is clean')
  } finally {
    await context.close()
  }
}

/** Opens the page and waits until one can play. */
export async function open(page, fragment = '') {
  await page.goto(address(fragment))
  await page.waitForSelector('.cells [data-cell]')
}

/** What `look` finds becomes `wanted`, if not at once: a layout may still be coming to rest. */
export async function comesTo(look, wanted, what) {
  const end = Date.now() + 10_000
  let found = await look()
  while (!isDeepStrictEqual(found, wanted) && Date.now() < end) found = await look()
  assert.deepEqual(found, wanted, what)
}
