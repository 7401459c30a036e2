// Small windows and zoomed pages: nothing is lost, all can be hit, and the focus is always seen.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESKTOP, PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { focus, misplaced, small } from './support/measures.mjs'
import { GAME, eachRulesPage, eachScreen } from './support/screens.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const SIZES = {
  '320 px wide': { ...PHONE, viewport: { width: 320, height: 568 } },
  '640 x 480 at 200 %': { viewport: { width: 320, height: 240 + 240 }, deviceScaleFactor: 2 },
  '1280 x 720 at 200 %': { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
}

for (const [name, device] of Object.entries(SIZES)) {
  for (const locale of ['tr', 'ar']) {
    test(`${name}, ${locale}: every screen is there, and large enough to hit`, () =>
      withPage({ ...device, ...CALM, locale }, async (page) => {
        const found = []
        const look = async (screen) => {
          const faults = [...(await page.evaluate(misplaced)), ...(await page.evaluate(small))]
          found.push(...faults.map((fault) => `${screen}: ${fault}`))
        }
        await eachScreen(page, look)
        await eachRulesPage(page, look, locale === 'ar' ? 'ar' : 'en')
        assert.deepEqual(found, [])
      }))
  }
}

/** Goes once round by Tab; returns what has no ring or is covered, and how many there were. */
async function roundByTab(page, stops = 60) {
  const faults = []
  const seen = new Set()
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(focus)
    if (!now) continue
    if (seen.has(now.element)) break
    seen.add(now.element)
    if (!now.ring || !now.seen) faults.push(`${now.ring ? 'covered' : 'no ring'}: ${now.element}`)
  }
  return { faults, count: seen.size }
}

for (const [name, device] of Object.entries({ desktop: DESKTOP, ...SIZES })) {
  test(`${name}: the focus is always seen`, () =>
    withPage({ ...device, ...CALM, isMobile: false }, async (page) => {
      await eachScreen(
        page,
        async (screen) => {
          const { faults, count } = await roundByTab(page)
          assert.deepEqual(faults, [], screen)
          assert.ok(count > 1, `${screen}: ${count} places`)
        },
        ['the board', 'new game', 'the analysis', 'the field for moves'],
      )
    }))
}

test('the board is one stop for Tab', () =>
  withPage({ ...DESKTOP, ...CALM }, async (page) => {
    await open(page, GAME)
    assert.equal(await page.locator('.cells [tabindex="0"]').count(), 1)
    await page.focus('.cells [tabindex="0"]')
    await page.keyboard.press('Tab')
    assert.equal(await page.locator('.cells :focus').count(), 0)
  }))
