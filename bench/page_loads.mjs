// A visit as Lighthouse's mobile run has it: slow 4G (1.6 Mbit/s, 150 ms there and back), nothing
// kept from before. First and largest contentful paint, blocking time (what tasks take beyond 50 ms,
// from the first paint on), layout shift, when one can play, bytes as they come over the network.
import { PHONE, medianOf, repeated, slowDown, withPage } from './page_browser.mjs'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const PAGES = {
  home: '/',
  'a game by link': '/#rules=turkish&opponent=screen&fen=W:Wb4,c3:Bc4,c6,h8',
  'a rules page': '/rules/turkish/',
}

// Runs in the page before anything else.
function observe() {
  const seen = { largest: 0, shift: 0, tasks: [] }
  const on = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
  on('longtask', (task) => seen.tasks.push([task.startTime, task.duration]))
  const playable = new MutationObserver(() => {
    if (!document.querySelector('.cells [data-cell], .doc')) return
    seen.ready ??= performance.now()
    playable.disconnect()
  })
  playable.observe(document, { childList: true, subtree: true })
  window.seen = seen
}

function read() {
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const { largest, shift, tasks, ready } = window.seen
  const after = tasks.filter(([start]) => start >= first.startTime)
  const blocked = after.reduce((sum, [, length]) => sum + length - 50, 0)
  return { first: first.startTime, largest, shift, blocked, ready }
}

async function visit(browser, address) {
  return withPage(browser, PHONE, async (page, session) => {
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await slowDown(session)
    await page.addInitScript(observe)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    return { ...(await page.evaluate(read)), bytes }
  })
}

export async function measureLoads(browser, url, runs) {
  const lines = []
  for (const [name, path] of Object.entries(PAGES)) {
    const results = await repeated(runs, () => visit(browser, url + path))
    const ms = (figure) => `${Math.round(medianOf(results, figure))} ms`
    lines.push(
      `${name}: first paint ${ms('first')}, largest ${ms('largest')}, ready ${ms('ready')}, ` +
        `blocked ${ms('blocked')}, shift ${medianOf(results, 'shift').toFixed(3)}, ` +
        `${medianOf(results, 'bytes')} bytes`,
    )
  }
  return lines
}
