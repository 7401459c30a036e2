// A move entered while the machine thinks. The machine is one that answers when the test says so.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { keptMatch, mouse, plies, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }

const PATIENT = `let id
onmessage = ({ data }) => { id = data.id ?? id }
new BroadcastChannel('answer').onmessage = ({ data }) => postMessage({ id,
  finding: { effect: data, score: 0, depth: 1, nodes: 1, ms: 1, pv: [], judged: true } })`

async function begin(page, fragment) {
  const script = { contentType: 'text/javascript', body: PATIENT }
  await page.route('**/worker.*', (route) => route.fulfill(script))
  await open(page, `#rules=turkish&level=strongest&side=w${fragment}`)
}

/** Plays a move and waits until another may be entered in advance. */
async function move(page, from, to) {
  await mouse(page, from)
  await mouse(page, to)
  await plyIs(page, 1)
  await page.locator('.cells .can').first().waitFor()
}

function answer(page, effect) {
  return page.evaluate((said) => new BroadcastChannel('answer').postMessage(said), effect)
}

async function ahead(page) {
  await mouse(page, 17)
  await mouse(page, 25)
  await saying(page, 'When your turn comes: b3-b4.')
}

test('it can be taken back, and is played when the turn comes', () =>
  withPage(CALM, async (page) => {
    await begin(page, '')
    await move(page, 16, 24)
    for (const drop of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Undo' }).click(),
      () => mouse(page, 36),
    ]) {
      await ahead(page)
      await drop()
      await page.locator('.say', { hasText: 'When your turn' }).waitFor({ state: 'detached' })
    }
    await ahead(page)
    assert.equal(await plies(page), 1)
    await answer(page, 'h6>h5')
    await plyIs(page, 3)
    assert.deepEqual((await keptMatch(page)).moves, ['a3>a4', 'h6>h5', 'b3>b4'])
  }))

test('one that has become impossible is not played, and that is said', () =>
  withPage(CALM, async (page) => {
    await begin(page, '&fen=W:Wb3,h2:Bb5,h7')
    await move(page, 15, 23)
    await ahead(page)
    await answer(page, 'b5>b4')
    await page.locator('.note', { hasText: 'is not possible now' }).waitFor()
    assert.equal(await plies(page), 2)
  }))

test('taking back takes it back too', () =>
  withPage(CALM, async (page) => {
    await begin(page, '')
    await move(page, 16, 24)
    await ahead(page)
    await page.locator('.acts').getByRole('button', { name: 'Take back' }).click()
    await plyIs(page, 0)
    await saying(page, 'You begin')
  }))
