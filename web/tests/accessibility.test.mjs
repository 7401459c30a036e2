// axe finds nothing, whatever is open and however the page looks.

import assert from 'node:assert/strict'
import axe from 'axe-core'
import { test } from 'node:test'
import { DESKTOP, PHONE, open, useBrowser, withPage } from './support/browser.mjs'

useBrowser()

/** Evaluated by the debugger, which the content security policy does not bind. */
async function check(page, what) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }))
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  assert.deepEqual(told, [], what)
}

async function analysed(page) {
  await page.locator('.lines li').first().waitFor()
  await page.locator('.lines button').first().click()
}

const STATES = {
  'the board': () => {},
  'new game': (page) => page.locator('.pick').click(),
  'the rule sets': async (page) => {
    await page.locator('.pick').click()
    if (await page.locator('.chosen').isVisible()) await page.locator('.chosen').click()
  },
  'a menu': (page) => page.locator('.top .pop button').first().click(),
  'the rules': async (page) => {
    await page.locator('[aria-haspopup=menu]:visible').last().click()
    const item = page.locator('[role=menuitem]:has([href="#i-book"])')
    if (await item.count()) return item.click()
    await page.keyboard.press('Escape')
    return page.locator('.top > .wide[aria-haspopup=dialog]').click()
  },
  'the settings': async (page) => {
    await page.locator('[aria-haspopup=menu]:visible').last().click()
    await page.locator('[role=menuitem]:has([href="#i-gear"])').click()
    await page.locator('.settings .sample svg').first().waitFor()
  },
  'the reason why': (page) => page.locator('.say button').click(),
  'a draw offer': (page) => page.locator('.acts button:has([href="#i-draw"])').click(),
  resigning: (page) => page.locator('.acts .warn').click(),
  'the end': async (page) => {
    await page.locator('.acts .warn').click()
    await page.locator('dialog .warn').click()
  },
  'the analysis': async (page) => {
    await page.locator('[aria-haspopup=menu]:visible').last().click()
    await page.locator('[role=menuitem]:has([href="#i-analyse"])').click()
    await analysed(page)
  },
  'the analysis of a game that is over': async (page) => {
    await STATES['the end'](page)
    await page.locator('.acts button:has([href="#i-analyse"])').click()
    await analysed(page)
  },
}

/** Every two of device, colours and language meet. */
const LOOKS = [
  { device: DESKTOP, colorScheme: 'light', locale: 'en-GB' },
  { device: DESKTOP, colorScheme: 'dark', locale: 'vi-VN' },
  { device: PHONE, colorScheme: 'light', locale: 'vi-VN' },
  { device: PHONE, colorScheme: 'dark', locale: 'en-GB' },
  { device: DESKTOP, colorScheme: 'light', locale: 'ar' },
  { device: PHONE, colorScheme: 'dark', locale: 'ar' },
]

for (const { device, ...look } of LOOKS) {
  const name = `${device.viewport.width} px wide, ${look.colorScheme}, ${look.locale}`
  test(`axe: ${name}`, () =>
    withPage({ ...device, ...look, reducedMotion: 'reduce' }, async (page) => {
      for (const [state, show] of Object.entries(STATES)) {
        await open(page, '#rules=turkish&opponent=screen&fen=W:Wb4,c3:Bc4,c6,h8')
        await show(page)
        await check(page, state)
        await page.goto('about:blank')
      }
    }))
}
