// Against the machine: its moves, taking back, hint, draw, resigning, rematch, looking back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { breaksOnce, keptMatch, mouse, plies, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const A3 = 16
const A4 = 24

function button(page, name) {
  return page.locator('.acts').getByRole('button', { name, exact: true })
}

function yourMove(page) {
  return page.locator('.turn').waitFor()
}

async function firstMoves(page) {
  await open(page, '#rules=turkish&level=easy')
  await mouse(page, A3)
  await mouse(page, A4)
  await plyIs(page, 2)
}

test('the machine answers, and all of it can be taken back', () =>
  withPage(CALM, async (page) => {
    await firstMoves(page)
    assert.equal(await plies(page), 2)
    await saying(page, /was played\. Your move\./)
    await button(page, 'Take back').click()
    assert.equal(await plies(page), 0)
    assert.equal(await button(page, 'Take back').isDisabled(), true)
  }))

test('taking back while it thinks stops it', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&level=strongest')
    await mouse(page, A3)
    await mouse(page, A4)
    await button(page, 'Take back').click()
    await page.waitForTimeout(800)
    assert.equal(await plies(page), 0)
    await yourMove(page)
  }))

test('a hint is shown and said', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await button(page, 'Hint').click()
    await saying(page, /^Hint: [a-h]\d to [a-h]\d\./)
  }))

test('the machine begins where the user has the other side', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=english&side=w&level=easy')
    await plyIs(page, 1)
    await yourMove(page)
  }))

test('a draw is declined by a machine that wins or has just begun, accepted by one that loses', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&side=w&fen=W:Wa2:BKd8,Kh8,f6,g6')
    await button(page, 'Offer draw').click()
    await saying(page, 'The machine declines')
    await open(page, '#rules=turkish')
    await button(page, 'Offer draw').click()
    await saying(page, 'The machine declines')
    await open(page, '#rules=turkish&side=w&fen=W:WKd1,Kh1,f3,g3:Ba7')
    await button(page, 'Offer draw').click()
    await saying(page, 'Draw by agreement.')
  }))

test('resigning asks first; then a rematch in one tap', () =>
  withPage(CALM, async (page) => {
    await firstMoves(page)
    await button(page, 'Resign').click()
    await page.getByRole('button', { name: 'Keep playing' }).click()
    await yourMove(page)
    await button(page, 'Resign').click()
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
    await saying(page, 'You resigned. You lose.')
    await page.reload()
    await saying(page, 'You resigned. You lose.')
    await button(page, 'Rematch').click()
    await yourMove(page)
    assert.equal(await plies(page), 0)
  }))

test('on the same screen a draw is offered by one and accepted by the other', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await button(page, 'Offer draw').click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await button(page, 'Offer draw').click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await saying(page, 'Draw by agreement.')
  }))

test('one can look back and come back, by buttons and keys', () =>
  withPage(CALM, async (page) => {
    await firstMoves(page)
    await page.getByRole('button', { name: 'First' }).click()
    await saying(page, 'The start of the game.')
    assert.match(await page.getAttribute(`.cells [data-cell="${A3}"]`, 'aria-label'), /white man/)
    await page.getByRole('button', { name: 'Forward' }).click()
    await saying(page, 'After a3-a4.')
    await page.keyboard.press('ArrowLeft')
    await saying(page, 'The start of the game.')
    await page.keyboard.press('End')
    await saying(page, /Your move\./)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await saying(page, /Your move\./)
  }))

test('a new game of any rule set from the sheet', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await button(page, 'New game').click()
    await page.locator('.card', { hasText: 'On 100 squares' }).click()
    await page.locator('.opt', { hasText: 'Same screen' }).click()
    await page.getByRole('button', { name: 'Play International' }).click()
    assert.equal(await page.title(), 'International draughts · damier')
    assert.equal(await page.locator('.cells [data-cell]').count(), 50)
    const { rules, opponent } = await keptMatch(page)
    assert.deepEqual({ rules, opponent }, { rules: 'international', opponent: 'screen' })
  }))

test('a machine that breaks is told, and can be tried again', () =>
  withPage(CALM, async (page, faults) => {
    const begin = () => open(page, '#rules=turkish&side=b&level=easy')
    await breaksOnce(page, faults, begin, () => plyIs(page, 1))
  }))

/** A worker that answers with a move nobody can play. */
const BROKEN = `onmessage = ({ data: { id } }) => id && postMessage({ id,
  finding: { effect: 'a1>a1*', score: 0, depth: 1, nodes: 1, ms: 1, pv: [] } })`

test('a machine that answers with no legal move is told, and the game goes on', () =>
  withPage(CALM, async (page) => {
    const script = { contentType: 'text/javascript', body: BROKEN }
    await page.route('**/worker.*', (route) => route.fulfill(script))
    await open(page, '#rules=turkish&level=easy')
    await mouse(page, A3)
    await mouse(page, A4)
    await saying(page, 'The machine stopped.')
    await button(page, 'Take back').click()
    await mouse(page, A3)
    await mouse(page, A4)
    await saying(page, 'The machine stopped.')
  }))

test('it is said that the machine thinks', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&level=strongest&side=b')
    await saying(page, 'The machine is thinking.')
  }))

test('a rematch is played from the same side, whatever was chosen since', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&side=b&level=easy')
    await plyIs(page, 1)
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage['damier-1'])
      kept.setup.side = 'w'
      sessionStorage['damier-1'] = localStorage['damier-1'] = JSON.stringify(kept)
    })
    await page.reload()
    await yourMove(page)
    await button(page, 'Resign').click()
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
    await button(page, 'Rematch').click()
    assert.equal((await keptMatch(page)).you, 'b')
  }))

test('a piece of the other side and an empty square are answered in words', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await mouse(page, 48)
    await saying(page, 'That is your opponent’s piece.')
    await mouse(page, 36)
    await saying(page, 'Tap the piece you want to move.')
  }))

test('going back closes what is open and stays on the page', () =>
  withPage(CALM, async (page) => {
    await open(page)
    const dialog = page.locator('dialog')
    for (const name of ['New game', 'Resign']) {
      await button(page, name).click()
      await dialog.waitFor()
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      await page.goForward()
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.waitForFunction(() => history.state === null)
    }
    assert.equal(await page.locator('.cells').count(), 1)
  }))

test('a dialog gives the focus back', () =>
  withPage(CALM, async (page) => {
    await open(page)
    for (const opener of [
      button(page, 'New game'),
      button(page, 'Resign'),
      page.locator('.pick'),
    ]) {
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      assert.equal(await opener.evaluate((element) => element === document.activeElement), true)
    }
  }))

test('the draw counter is in sight', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen&fen=W:WKa1:BKh8')
    assert.match(await page.textContent('.stat'), /Draw count 0 of 50/)
  }))
