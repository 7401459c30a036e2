// Games that have ended and those put aside: kept, shown, opened again, and counted by level.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { keptMatch, mouse, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }

async function openGames(page) {
  await page.locator('.top').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Your games' }).click()
  await page.locator('dialog .kept').waitFor()
}

async function closeGames(page) {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}

async function resign(page) {
  await page.locator('.acts').getByRole('button', { name: 'Resign' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
}

/** A won game: the last black piece is taken. */
async function win(page, fragment) {
  await open(page, `#rules=turkish&fen=W:Wc3:Bc4&side=w&${fragment}`)
  await mouse(page, 18)
  await mouse(page, 34)
  await saying(page, 'Black has no pieces left. You win.')
}

test('games against the machine are counted by level', () =>
  withPage(CALM, async (page) => {
    await win(page, 'level=easy')
    await page.locator('.acts').getByRole('button', { name: 'Rematch' }).click()
    await mouse(page, 18)
    await mouse(page, 34)
    await saying(page, 'You win.')
    await open(page, '#rules=turkish&level=easy')
    await mouse(page, 16)
    await mouse(page, 24)
    await plyIs(page, 2)
    await page.locator('.turn').waitFor()
    await resign(page)
    await saying(page, 'You resigned.')
    await openGames(page)
    const row = page.locator('.scores tbody tr')
    assert.deepEqual(await row.locator('td').allTextContents(), ['3', '2', '0', '1', '2'])
    assert.match(await row.locator('th').textContent(), /Turkish.*Easy/)
    assert.equal(await page.locator('.games li').count(), 3)
  }))

test('an end that is taken back and comes again counts once', () =>
  withPage(CALM, async (page) => {
    await win(page, 'level=7')
    await page.locator('.acts').getByRole('button', { name: 'Take back' }).click()
    await plyIs(page, 0)
    await mouse(page, 18)
    await mouse(page, 34)
    await saying(page, 'You win.')
    await openGames(page)
    assert.deepEqual(await page.locator('.scores td').allTextContents(), ['1', '1', '0', '0', '1'])
    assert.equal(await page.locator('.games li').count(), 1)
  }))

test('a finished game can be looked at and deleted; one put aside goes on', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await openGames(page)
    await page.getByText('Games you finish stay here.').waitFor()
    await closeGames(page)
    await mouse(page, 16)
    await mouse(page, 24)
    await plyIs(page, 1)
    await resign(page)
    await open(page, '#rules=italian&opponent=screen')
    const first = await page.evaluate(() =>
      Number(document.querySelector('.cells .can').dataset.cell),
    )
    await mouse(page, first)
    await mouse(page, first + 7)
    await plyIs(page, 1)
    await openGames(page)
    assert.equal(await page.locator('.games .mini circle').count(), 32)
    await page.getByRole('button', { name: 'Look: Turkish, Same screen' }).click()
    await saying(page, 'Black resigned. White wins.')
    await openGames(page)
    await page.getByRole('button', { name: 'Go on: Italian, Same screen' }).click()
    await plyIs(page, 1)
    assert.equal((await keptMatch(page)).rules, 'italian')
    await openGames(page)
    await page.getByText('A game you leave before its end waits here.').waitFor()
    await page.getByRole('button', { name: 'Delete: Turkish, Same screen' }).click()
    await page.getByText('Games you finish stay here.').waitFor()
    assert.equal(await page.locator('.games li').count(), 0)
  }))

test('what is damaged is left out', () =>
  withPage(CALM, async (page) => {
    await page.addInitScript(() => {
      const match = { rules: 'nosuch', start: '', moves: [] }
      const scores = { 'turkish/easy': { won: -1, lost: 'x', best: null }, 'nosuch/9': 4 }
      localStorage['damier-1-finished'] = JSON.stringify({
        games: [{ match, result: '1-0' }, 5, { match: null }],
        scores,
      })
    })
    await open(page, '#rules=turkish&opponent=screen')
    await openGames(page)
    assert.equal(await page.locator('.games li').count(), 0)
    assert.deepEqual(await page.locator('.scores td').allTextContents(), ['0', '0', '0', '0', '0'])
  }))
