// Whole games of every rule set, entered in every way there is.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { DESKTOP, PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'
import { shortGame } from './support/games.mjs'
import { drag, keptMatch, mouse, spokenBoard } from './support/hands.mjs'
import { playerBy } from './support/players.mjs'

const CALM = { reducedMotion: 'reduce' }

let core
useBrowser()
before(async () => (core = await loadCore()))

const ENDS = { '1-0': /White wins/, '0-1': /Black wins/, '1/2-1/2': /drawn/ }

/** Plays a short game; after each move the page tells the core's board. */
async function playGame(page, rules, play) {
  const { moves, result } = shortGame(core, rules.id, 60)
  core.start(core.rules.indexOf(rules), '')
  for (const [ply, move] of moves.entries()) {
    await play(move, ply)
    core.play(move.effect)
    assert.equal(await spokenBoard(page, rules.size), core.position().board, move.text)
  }
  assert.match(await page.textContent('.note.over .say'), ENDS[result])
}

const DEVICES = { mouse: DESKTOP, touch: PHONE, keyboard: DESKTOP, typing: DESKTOP }

for (const [way, device] of Object.entries(DEVICES)) {
  test(`a game of each rule set by ${way}`, () =>
    withPage({ ...device, ...CALM }, async (page) => {
      for (const rules of core.rules) {
        await open(page, `#rules=${rules.id}&opponent=screen`)
        await playGame(page, rules, await playerBy(way, page))
        await page.goto('about:blank')
      }
    }))
}

const CHAIN_OF_THREE =
  '#rules=turkish&opponent=screen&fen=W:Wa2,e2,f2,c3,e3,f3,h3,b4,f4,h4,b5:Bc4,g5,c6,d6,g6,h6,b7,e7,f7,g7,h7'

/** Cells of an 8x8 board by their algebraic names. */
function cellsOf(names) {
  return names.split(' ').map((name) => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97)
}

test('a Turkish chain of three, stop by stop, and why another piece may not', () =>
  withPage(CALM, async (page) => {
    await open(page, CHAIN_OF_THREE)
    const [b4, c3, c5, c7, a7] = cellsOf('b4 c3 c5 c7 a7')
    await mouse(page, b4)
    assert.match(await page.textContent('.say'), /A longer chain takes 3 pieces/)
    await page.getByRole('button', { name: 'Why?' }).click()
    assert.match(await page.textContent('.note .why'), /takes the most pieces/)
    await drag(page, c3, c5)
    assert.match(await page.textContent('.say'), /One taken, 2 more to take: go on to c7/)
    await page.keyboard.press('Escape')
    assert.match(await page.textContent('.say'), /You must capture/)
    await drag(page, c3, c5)
    await mouse(page, c7)
    await mouse(page, a7)
    assert.equal(await page.textContent('.moves .now'), 'c3xa7')
    assert.deepEqual((await keptMatch(page)).moves, ['c3>a7*b7,c4,c6'])
  }))

const TWO_WAYS = '#rules=english&opponent=screen&fen=W:Wd2:Bc3,c5,e3,e5,h8'

for (const [by, effect] of [
  ['b4', 'd2>d6*c3,c5'],
  ['f4', 'd2>d6*e3,e5'],
]) {
  test(`two chains with the same origin and end: by ${by}`, () =>
    withPage(CALM, async (page) => {
      await open(page, TWO_WAYS)
      const [d2, d6, stop] = cellsOf(`d2 d6 ${by}`)
      await mouse(page, d2)
      await mouse(page, d6)
      assert.match(await page.textContent('.say'), /Two ways lead to/)
      await mouse(page, stop)
      await mouse(page, d6)
      assert.deepEqual((await keptMatch(page)).moves, [effect])
    }))
}
