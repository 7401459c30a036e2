// Going over a game: graph, marks on mistakes, and what is called one.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { importSource } from './support/core.mjs'
import { MATCH, analyse, keep, saying } from './support/hands.mjs'

describe('what is called a mistake', async () => {
  const { markOf, markWords } = await importSource('app/mistakes.ts')
  const { loadTranslate } = await importSource('i18n/index.ts')
  const t = await loadTranslate('en')
  const words = (best, made, pieces = 0) => {
    const mark = markOf({ best, made, better: 'c3-d4', pieces })
    return mark && `${mark.sign} ${markWords(t, mark)}`
  }

  for (const [best, made, pieces, said] of [
    [1000, 500, 0, '?? This gives away the win. Better was c3-d4.'],
    [1000, 0, 2, '?? This gives away the win. Better was c3-d4.'],
    [500, 100, 1, '?? This loses the game. Better was c3-d4.'],
    [600, 290, 1, '?? This loses a piece. Better was c3-d4.'],
    [600, 290, 2, '?? This loses 2 pieces. Better was c3-d4.'],
    [600, 290, 0, '?? This is a serious mistake. Better was c3-d4.'],
    [600, 440, 0, '? This is a mistake. Better was c3-d4.'],
    [600, 440, -1, '? This is a mistake. Better was c3-d4.'],
    [600, 510, 1, '?! Not the best move. Better was c3-d4.'],
    [600, 540, 1, undefined],
    [600, 700, 0, undefined],
  ]) {
    test(`from ${best} to ${made}, ${pieces} pieces: ${said}`, () =>
      assert.equal(words(best, made, pieces), said))
  }
})

describe('on the page', () => {
  useBrowser()

  const CALM = { reducedMotion: 'reduce' }
  // White's king goes to where it must be taken; Black has nothing else to do.
  const BLUNDER = {
    ...MATCH,
    start: 'W:WKh1,a4:Bh8,h7',
    moves: ['h1>h6', 'h7>h5*h6'],
    ending: { how: 0, loser: 'w' },
  }

  /** The page with that game, its analysis open. */
  async function over(page, match = BLUNDER) {
    await keep(page, match)
    await open(page)
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.locator('.graph').waitFor()
  }

  const told = (page) => page.locator('.progress', { hasText: 'White, mistakes: 1.' }).waitFor()
  const button = (page, name) => page.locator('.progress').getByRole('button', { name })

  test('a mistake is marked in list and graph, named in words with the better move; a forced move is not', () =>
    withPage(CALM, async (page) => {
      await over(page)
      await told(page)
      assert.match(await page.locator('.progress').textContent(), /Black, mistakes: 0\./)
      assert.deepEqual(await page.locator('.tree .sign').allTextContents(), ['??'])
      assert.match(await page.locator('.tree button').first().textContent(), /^h1-h6\?\?/)
      assert.equal(await page.locator('.plot .dot').count(), 1)
      await page.locator('.tree button').first().click()
      await saying(page, /^After h1-h6\. This (gives away the win|loses the game)\. Better was [ah]\d-[a-h]\d\./)
      await page.keyboard.press('ArrowRight')
      await saying(page, /^White resigned\. Black wins\. *$/)
    }))

  test('the graph is told in words, and by keys and pointer leads to the moves', () =>
    withPage(CALM, async (page) => {
      await over(page)
      await told(page)
      const label = await page.locator('.plot [role=img]').getAttribute('aria-label')
      assert.equal(label, 'White’s chances over the game. White, mistakes: 1. Black, mistakes: 0.')
      const heard = await page.locator('.tree button .off').allTextContents()
      assert.equal(heard.length, 2)
      for (const words of heard) assert.match(words, /White’s chances: \d+%\.$/)
      const slider = page.getByRole('slider')
      assert.equal(await slider.getAttribute('aria-valuenow'), '2')
      await slider.focus()
      await page.keyboard.press('ArrowLeft')
      await saying(page, /^After h1-h6\./)
      assert.match(await slider.getAttribute('aria-valuetext'), /^After h1-h6\. White’s chances: \d+%\.$/)
      await page.keyboard.press('Home')
      await saying(page, /^The start of the game\./)
      const { width, height } = await slider.boundingBox()
      await slider.click({ position: { x: width / 2, y: height / 2 } })
      await saying(page, /^After h1-h6\./)
    }))

  test('it can be stopped and gone on with, and what has been found stays', () =>
    withPage(CALM, async (page) => {
      let letGo
      const held = new Promise((resolve) => (letGo = resolve))
      await page.route('**/worker.*', async (route) => (await held, route.continue().catch(() => {})))
      await over(page)
      await page.locator('.progress', { hasText: 'Looked at 0 of 3 positions.' }).waitFor()
      await button(page, 'Stop').click()
      letGo()
      await button(page, 'Go over the game').click()
      await told(page)
      await page.getByRole('button', { name: 'Close analysis' }).click()
      await page.getByRole('button', { name: 'Analyse' }).click()
      await told(page)
      assert.equal(await page.locator('.tree .sign').count(), 1)
    }))

  test('a game that goes on is gone over when that is wanted', () =>
    withPage(CALM, async (page) => {
      const { ending: _, ...going } = BLUNDER
      await keep(page, going)
      await open(page)
      await analyse(page)
      await button(page, 'Go over the game').click()
      await told(page)
    }))
})
