// How smooth and how quick the board is: frames while a chain of six is shown, and the time from a
// tap to the next paint.
import { PHONE, largest, median, openBoard, repeated, slowDown, withPage } from './page_browser.mjs'

// One man takes six: c2-c4-e4-e6-c6-c8-e8, the only legal move.
const CHAIN_OF_SIX =
  '/#rules=turkish&opponent=screen&fen=W:Wc2,h2:Bc3,d4,e5,d6,c7,d8,h7,b6,a8,g3,f4,h5'
const C2 = 10
const START = '/#rules=turkish&opponent=screen'
const FRONT = [16, 17, 18, 19, 20, 21, 22, 23]
/** A touch sooner than this after the board has come to rest only picks up. */
const CALM_MS = 300
const FRAME_MS = 32

// Runs in the page: the gaps between frames until the board is at rest after the move.
function watchFrames() {
  window.gaps = new Promise((resolve) => {
    const gaps = []
    let last = 0
    const tick = (now) => {
      if (last) gaps.push(now - last)
      last = now
      const moved = document.querySelector('.moves .now')
      const running = document.querySelector('.board').getAnimations({ subtree: true }).length
      if (moved && !running && gaps.length > 60) resolve(gaps)
      else requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
}

async function middle(page, cell) {
  const { x, y, width, height } = await page.locator(`.cells [data-cell="${cell}"]`).boundingBox()
  return [x + width / 2, y + height / 2]
}

async function framesOfChain(browser, url) {
  return withPage(browser, PHONE, async (page, session) => {
    await openBoard(page, url + CHAIN_OF_SIX)
    await page.waitForLoadState('networkidle')
    await slowDown(session)
    const place = await middle(page, C2)
    await page.waitForTimeout(CALM_MS)
    await page.evaluate(watchFrames)
    await page.touchscreen.tap(...place)
    return page.evaluate(() => window.gaps)
  })
}

export async function measureFrames(browser, url, runs) {
  const all = await repeated(runs, () => framesOfChain(browser, url))
  const longest = median(all.map(largest))
  const late = median(all.map((gaps) => gaps.filter((gap) => gap > FRAME_MS).length))
  const rate = median(all.map((gaps) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)))
  return [
    `chain of six: ${rate.toFixed(1)} frames a second, longest ${longest.toFixed(1)} ms, ` +
      `over ${FRAME_MS} ms: ${late} of ${all[0].length} frames`,
  ]
}

// Runs in the page: of each touch, from the event to the paint that shows its answer. Events that
// take under 16 ms are not reported.
function watchTaps() {
  window.taps = []
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries()) {
      if (interactionId && name !== 'pointerdown') window.taps.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

async function tapAll(browser, url) {
  return withPage(browser, { ...PHONE, reducedMotion: 'reduce' }, async (page, session) => {
    await openBoard(page, url + START)
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchTaps)
    await slowDown(session)
    for (const cell of FRONT) {
      await page.touchscreen.tap(...(await middle(page, cell)))
      await page.waitForTimeout(CALM_MS)
    }
    return page.evaluate(() => window.taps)
  })
}

export async function measureTaps(browser, url, runs) {
  const all = (await repeated(runs, () => tapAll(browser, url))).flat()
  const quick = all.length ? `${median(all)} ms` : 'under 16 ms'
  return [`tap to paint: median ${quick}, longest ${largest(all)} ms (steps of 8 ms)`]
}
