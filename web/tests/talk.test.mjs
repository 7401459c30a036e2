// The few words of the machine: there, and gone when they are not wanted.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { mouse, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }

/** Takes the last black piece. */
async function win(page) {
  await open(page, '#rules=turkish&fen=W:Wc3:Bc4&side=w&level=easy')
  await mouse(page, 18)
  await mouse(page, 34)
  await saying(page, 'You win.')
}

function note(page) {
  return page.locator('.note').textContent()
}

test('it greets, and thanks at the end', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish')
    assert.match(await note(page), /Hello!/)
    await win(page)
    assert.match(await note(page), /Well played!/)
    await open(page, '#rules=turkish&opponent=screen')
    assert.doesNotMatch(await note(page), /Hello!/)
  }))

test('it is quiet where that is wanted', () =>
  withPage(CALM, async (page) => {
    await page.addInitScript(() => {
      localStorage['damier-1'] ??= JSON.stringify({ prefs: { talk: false } })
    })
    await open(page, '#rules=turkish')
    assert.doesNotMatch(await note(page), /Hello!/)
    await win(page)
    assert.doesNotMatch(await note(page), /Well played!/)
  }))
