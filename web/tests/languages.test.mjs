// Each language on a phone: only its own words are loaded, nothing runs over its place on any
// screen, and the page turns round where the language runs from right to left.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE, address, open, useBrowser, withPage } from './support/browser.mjs'

useBrowser()

const LANGUAGES = ['en', 'ar', 'es', 'et', 'fr', 'it', 'nl', 'pt', 'ru', 'tr', 'vi']

/** Texts that are not wholly within the window and within what they are written on. Run in the page. */
function overflowing() {
  // What scrolls, what is for ears only, and what is left out on purpose where it has no room.
  const FREE = '.off, .moves ol, .lines bdi, .note p, .weak'
  const BOXES = 'button, .opt, .menu, .note, .pl, header, section, dialog, main'
  const inside = (part, box) => part.left >= box.left - 1 && part.right <= box.right + 1
  const page = { left: 0, right: document.documentElement.clientWidth }
  const found = []
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const parent = text.parentElement
    if (!text.data.trim() || parent.closest(FREE) || parent.closest('.frame')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = parent.closest(BOXES).getBoundingClientRect()
    for (const part of range.getClientRects())
      if (!inside(part, page) || !inside(part, box)) found.push(text.data)
  }
  return [...new Set(found)]
}

const SCREENS = {
  'the board': async (page) => {
    for (const cell of [16, 24]) await page.locator(`.cells [data-cell="${cell}"]`).click()
    await page.locator('.moves .now').waitFor()
  },
  'new game': async (page) => {
    await page.locator('.pick').click()
    await page.evaluate(() => {
      // Each as it is when it is chosen.
      for (const words of document.querySelectorAll('.opt > span')) words.style.fontWeight = 600
    })
  },
  'the rule sets': (page) => page.locator('.chosen').click(),
  'the rules': async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.acts .more button').click()
    await page.locator('[role=menuitem]:has([href="#i-book"])').click()
  },
  'the languages': async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.top .pop button').first().click()
  },
  'the menu': (page) => page.locator('.acts .more button').click(),
  'the analysis': async (page) => {
    await page.locator('[role=menuitem]:has([href="#i-analyse"])').click()
    await page.locator('.lines li').first().waitFor()
  },
  'the settings': async (page) => {
    await page.locator('.acts .more button').last().click()
    await page.locator('[role=menuitem]:has([href="#i-gear"])').click()
    await page.locator('.settings .sample svg').first().waitFor()
  },
  resigning: async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.acts button').first().click()
    await page.locator('.acts .warn').click()
  },
  'the end': (page) => page.locator('dialog .warn').click(),
  'the graph': async (page) => {
    await page.locator('.acts button:has([href="#i-analyse"])').click()
    await page.locator('.acts > [aria-pressed]').click()
    await page.locator('.graph').waitFor()
    await page.locator('.progress button').waitFor({ state: 'detached' })
  },
}

for (const locale of LANGUAGES) {
  test(`${locale}: every screen fits 360 px`, () =>
    withPage({ ...PHONE, locale, reducedMotion: 'reduce' }, async (page) => {
      const loaded = []
      page.on('request', (request) => {
        const code = /\/assets\/(\w\w)\.\w+\.js$/.exec(request.url())?.[1]
        if (code) loaded.push(code)
      })
      await open(page, '#rules=turkish&opponent=screen')
      assert.deepEqual(loaded, [locale], 'no other language is loaded')
      const root = page.locator(`html[lang=${locale}][dir=${locale === 'ar' ? 'rtl' : 'ltr'}]`)
      assert.equal(await root.count(), 1)
      const found = []
      for (const [screen, show] of Object.entries(SCREENS)) {
        await show(page)
        for (const text of await page.evaluate(overflowing)) found.push(`${screen}: ${text}`)
      }
      assert.deepEqual(found, [])
    }))
}

test('in Arabic the page is turned round, the board and its arrows are not', () =>
  withPage({ ...PHONE, locale: 'ar' }, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    const left = async (what) => (await page.locator(what).first().boundingBox()).x
    assert.ok((await left('.brand')) > (await left('.pick')), 'the header begins on the right')
    const cell = (name) => `.cells [aria-label^="${name}"]`
    assert.ok((await left(cell('a1'))) < (await left(cell('h1'))), 'a is on the left')
    await page.locator('.cells [tabindex="0"]').focus()
    const before = await left(':focus')
    await page.keyboard.press('ArrowRight')
    assert.ok((await left(':focus')) > before, 'the right arrow leads to the right')
  }))

test('a language that does not come leaves the page in the other and says so', () =>
  withPage({}, async (page, faults) => {
    await page.route(/\/assets\/tr\.\w+\.js$/, (route) => route.abort())
    await open(page, '#rules=turkish&opponent=screen')
    await page.locator('.top .pop button').first().click()
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
    await page.locator('.say', { hasText: 'Reload the page to get it' }).waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), 'en')
    faults.length = 0
  }))

test('where not even the words come, one sentence of the language is there', () =>
  withPage({ locale: 'tr-TR' }, async (page, faults) => {
    await page.route(/\/assets\/tr\.\w+\.js$/, (route) => route.abort())
    await page.goto(address())
    await page.getByRole('button', { name: 'Yeniden dene' }).waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), 'tr')
    faults.length = 0
  }))
