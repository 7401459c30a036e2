// Time on one screen. The page's clock is the test's: nothing here waits.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { keptMatch, mouse, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const START = new Date('2026-01-01T10:00:00Z')

function face(page, side) {
  return page.locator('.pl').filter({ hasText: side }).locator('.clock')
}

async function shows(page, side, time) {
  await face(page, side).filter({ hasText: time }).waitFor()
}

/** A game of five minutes and five seconds a move. */
async function begin(page) {
  await page.clock.install({ time: START })
  await open(page, '#rules=turkish&opponent=screen')
  await page.locator('.pick').click()
  await page.locator('.times label', { hasText: '5+5' }).first().click()
  await page.getByRole('button', { name: /^Play/ }).click()
  await shows(page, 'White', '5:00')
  await page.clock.runFor(500)
}

async function move(page, from, to, ply) {
  await mouse(page, from)
  await mouse(page, to)
  await plyIs(page, ply)
  await page.clock.runFor(500)
}

test('the clock begins with the first move, adds to each, and tells who has lost by it', () =>
  withPage(CALM, async (page) => {
    await begin(page)
    await page.clock.runFor(60_000)
    await shows(page, 'White', '5:00')
    await move(page, 16, 24, 1)
    await shows(page, 'White', '5:05')
    await page.clock.runFor(59_500)
    await shows(page, 'Black', '4:00')
    await move(page, 47, 39, 2)
    await shows(page, 'Black', /4:0[45]/)
    await page.clock.runFor(245_500)
    await page.locator('.note', { hasText: 'White: 60 seconds left.' }).waitFor()
    await page.clock.runFor(50_000)
    await page.locator('.note', { hasText: 'White: 10 seconds left.' }).waitFor()
    await page.locator('.clock.low').waitFor()
    await page.clock.runFor(11_000)
    await saying(page, 'White ran out of time. Black wins.')
    await shows(page, 'White', '0:00')
    assert.deepEqual((await keptMatch(page)).ending, { how: 2, loser: 'w' })
    await page.reload()
    await saying(page, 'White ran out of time. Black wins.')
  }))

test('a reload goes on with the right time, and one that ran out meanwhile has', () =>
  withPage(CALM, async (page) => {
    await begin(page)
    await move(page, 16, 24, 1)
    await page.clock.runFor(99_500)
    await shows(page, 'Black', '3:20')
    await page.reload()
    await page.clock.runFor(1000)
    await shows(page, 'Black', /3:1\d/)
    await page.clock.fastForward(400_000)
    await page.reload()
    await page.clock.runFor(1000)
    await saying(page, 'Black ran out of time. White wins.')
  }))

test('it can be stopped, and a move starts it again', () =>
  withPage(CALM, async (page) => {
    await begin(page)
    await move(page, 16, 24, 1)
    await face(page, 'Black').click()
    await page.locator('.note', { hasText: 'The clock stands' }).waitFor()
    const { left, since } = (await keptMatch(page)).clock
    assert.equal(since, undefined)
    await page.clock.runFor(100_000)
    assert.deepEqual((await keptMatch(page)).clock.left, left)
    await page.reload()
    await page.locator('.note', { hasText: 'The clock stands' }).waitFor()
    await page.clock.runFor(500)
    await move(page, 47, 39, 2)
    assert.ok((await keptMatch(page)).clock.since)
    assert.match(await face(page, 'White').getAttribute('aria-label'), /^White: .* left – Pause/)
  }))

test('while the page is hidden it goes on, and that is said', () =>
  withPage(CALM, async (page) => {
    await begin(page)
    await move(page, 16, 24, 1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.locator('.note', { hasText: 'The clock went on' }).waitFor()
  }))

test('one chooses a time of one’s own; what makes no sense is mended', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await page.locator('.pick').click()
    await page.locator('.times label', { hasText: 'Own' }).click()
    await page.getByLabel('Minutes').fill('999')
    await page.getByLabel('Seconds more').fill('-3')
    await page.getByRole('button', { name: /^Play/ }).click()
    const { clock } = await keptMatch(page)
    assert.deepEqual(clock, { time: '180+0', left: { w: 10_800_000, b: 10_800_000 } })
    await shows(page, 'White', '3:00:00')
  }))

test('a damaged clock is left out, the game is not', () =>
  withPage(CALM, async (page) => {
    await page.addInitScript(() => {
      const match = { rules: 'turkish', start: '', opponent: 'screen', moves: ['a3>a4'] }
      const clock = { time: '5+5', left: { w: 'x' }, since: {} }
      localStorage['damier-1'] = JSON.stringify({ match: { ...match, clock } })
    })
    await open(page)
    await saying(page, 'Black to move.')
    assert.equal(await page.locator('.clock').count(), 0)
  }))
