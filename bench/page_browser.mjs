// What the measurements of the page share: the served page, the browser, slowing it, medians.
import { PHONE as SMALL } from '../web/tests/support/browser.mjs'
import { launchChromium } from '../web/tests/support/chromium.mjs'
import { startSite } from '../web/tests/support/site.mjs'

export const PHONE = { ...SMALL, locale: 'en-GB' }
const SLOWDOWN = 4

export async function startBrowser() {
  const site = await startSite()
  const browser = await launchChromium()
  const stop = async () => {
    await browser.close()
    site.stop()
  }
  return { browser, url: site.url, stop }
}

/** A page in a new context, closed after `use(page, session)`, whose answer it returns. */
export async function withPage(browser, options, use) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

export function slowDown(session) {
  return session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

export async function openBoard(page, address) {
  await page.goto(address)
  await page.waitForSelector('.cells [data-cell]')
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]
export const largest = (numbers) => Math.max(0, ...numbers)

/** Runs it so many times, one after the other. */
export async function repeated(runs, measure) {
  const results = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

/** The median of one figure of the results. */
export const medianOf = (results, name) => median(results.map((result) => result[name]))
