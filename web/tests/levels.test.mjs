// The levels on the page: the core's, by names and numbers, each with what it is like.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { importSource } from './support/core.mjs'
import { keptMatch, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../build')
const COMMAND = process.env.DAMIER_COMMAND ?? join(BUILD, 'release/damier')

function commandLevels() {
  const { stdout } = spawnSync(COMMAND, ['play', 'turkish'], { input: 'level\nquit\n' })
  return /there are (.*)/.exec(`${stdout}`)[1].split(' ')
}

test('the page has the levels of the core, in its order', async () => {
  const { LEVELS, NAMED_LEVELS, findLevel } = await importSource('app/state.ts')
  assert.deepEqual([...LEVELS], commandLevels())
  assert.deepEqual(
    [...NAMED_LEVELS],
    LEVELS.filter((level) => !/\d/.test(level)),
  )
  for (const [i, level] of LEVELS.entries()) {
    assert.equal(findLevel(level), level)
    assert.equal(findLevel(`${i + 1}`), level)
  }
  for (const none of ['', '0', '11', '1.5', 'Easy', '07']) assert.equal(findLevel(none), undefined)
})

test('a link names a level by name or number', () =>
  withPage(CALM, async (page) => {
    for (const [said, level] of [
      ['7', '7'],
      ['medium', 'medium'],
      ['8', 'strong'],
    ]) {
      await open(page, `#rules=turkish&level=${said}`)
      assert.equal((await keptMatch(page)).level, level)
      await page.goto('about:blank')
    }
    await open(page, '#rules=turkish&level=11')
    await saying(page, 'there is no level “11”')
  }))

test('all ten are on one slider, which tells what each is like', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await page.locator('.pick').click()
    const slider = page.getByRole('slider', { name: 'Level' })
    await slider.focus()
    await page.keyboard.press('Home')
    const told = []
    const named = page.locator('.levels input:checked')
    for (let n = 1; n <= 10; n++) {
      assert.equal(await slider.inputValue(), `${n}`)
      const words = await slider.getAttribute('aria-valuetext')
      assert.equal(await named.count(), [2, 4, 8, 10].includes(n) ? 1 : 0, words)
      told.push(await page.locator('#level-about').textContent())
      await page.keyboard.press('ArrowRight')
    }
    assert.equal(new Set(told).size, 10)
    await slider.fill('7')
    assert.equal(await slider.getAttribute('aria-valuetext'), 'Level 7')
    await page.getByRole('button', { name: /^Play/ }).click()
    await page.locator('.sub', { hasText: 'Level 7' }).waitFor()
    assert.equal((await keptMatch(page)).level, '7')
  }))

test('the level of a game can be changed, also to one without a name', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish')
    await page.getByRole('button', { name: 'Level: Medium' }).click()
    await page.getByRole('menuitemradio', { name: 'Level 9' }).click()
    await page.getByRole('button', { name: 'Level 9' }).waitFor()
    await page.reload()
    await page.locator('.sub', { hasText: 'Level 9' }).waitFor()
  }))
