// The rules pages in the browser: axe finds nothing, nothing is wider than the window, and from the
// game one gets to them and back.

import assert from 'node:assert/strict'
import axe from 'axe-core'
import { test } from 'node:test'
import { LANGUAGES } from '../rules/allpages.mjs'
import { pageAddress } from '../rules/page.mjs'
import { DESKTOP, PHONE, address, open, useBrowser, withPage } from './support/browser.mjs'

useBrowser()

const PAGES = [
  '/rules/',
  '/rules/italian/',
  '/vi/rules/turkish/',
  '/vi/rules/international/',
  '/ar/rules/turkish-dama/',
]

for (const [device, options] of Object.entries({ DESKTOP, PHONE })) {
  for (const colorScheme of ['light', 'dark']) {
    test(`axe finds nothing on the rules pages (${device}, ${colorScheme})`, () =>
      withPage({ ...options, colorScheme }, async (page) => {
        for (const path of PAGES) {
          await page.goto(new URL(path, address()).href)
          await page.evaluate(axe.source)
          const { violations } = await page.evaluate(() => window.axe.run())
          const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)
          assert.deepEqual(told, [], path)
          const { scrollWidth, clientWidth } = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return { scrollWidth, clientWidth }
          })
          assert.ok(scrollWidth <= clientWidth, path)
        }
      }))
  }
}

/** What does not fit: the page itself, the header's parts, words in the contents or under a heading. */
function overflowing() {
  const wider = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth
  const parts = document.querySelectorAll('html, .top, .top > *, h1, h2, h3, .toc a, .short td, .short th')
  return [...parts].filter((one) => one.clientWidth && wider(one)).map((one) => one.outerHTML.slice(0, 80))
}

test('nothing is wider than 320 px in any language', () =>
  withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    for (const language of LANGUAGES) {
      for (const id of [undefined, 'turkish', 'international']) {
        const path = pageAddress(language, id)
        await page.goto(new URL(path, address()).href, { waitUntil: 'domcontentloaded' })
        assert.deepEqual(await page.evaluate(overflowing), [], path)
      }
    }
  }))

test('a rules page is read without script', () =>
  withPage({ ...PHONE, javaScriptEnabled: false }, async (page) => {
    await page.goto(new URL('/vi/rules/italian/', address()).href)
    assert.ok(await page.getByRole('heading', { level: 1, name: 'Cờ đam Ý' }).isVisible())
    assert.ok(await page.locator('.diagram').first().isVisible())
  }))

for (const width of [320, 360, 1280]) {
  test(`the other languages are a list that opens, within ${width} px`, () =>
    withPage({ viewport: { width, height: 640 }, javaScriptEnabled: false }, async (page) => {
      await page.goto(new URL('/vi/rules/international/', address()).href)
      const list = page.getByRole('navigation', { name: 'Ngôn ngữ', exact: true })
      assert.ok(!(await list.isVisible()))
      await page.locator('.tongues summary').press('Enter')
      const { x, width: wide } = await list.boundingBox()
      assert.ok(x >= 0 && x + wide <= width, `${x} to ${x + wide}`)
      for (const link of await list.getByRole('link').all())
        assert.ok((await link.boundingBox()).height >= 44)
      await list.getByRole('link', { name: 'English' }).click()
      await page.waitForURL('**/rules/international/')
      await page.getByRole('heading', { level: 1, name: 'International draughts' }).waitFor()
    }))
}

test('from the short rules to the page, and from there to a game with these rules', () =>
  withPage(DESKTOP, async (page) => {
    await open(page)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByRole('link', { name: 'All the rules, with diagrams' }).click()
    await page.waitForURL('**/rules/turkish/')
    await page.waitForLoadState('networkidle') // a request cut off would count as a fault
    await page.goto(new URL('/rules/italian/', address()).href, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Play Italian' }).first().click()
    await page.locator('.pick', { hasText: 'Italian' }).waitFor()
  }))
