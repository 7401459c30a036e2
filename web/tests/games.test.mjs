// Whole games, entered square by square in every way there is.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { DESKTOP, PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'
import { shortGame } from './support/games.mjs'
import {
  drag,
  enter,
  enterByDragging,
  keptMatch,
  keyboard,
  mouse,
  spokenBoard,
  touch,
} from './support/hands.mjs'

const WAYS = {
  mouse: { device: DESKTOP, enter: (page, move) => enter(page, mouse, move) },
  dragging: { device: DESKTOP, enter: enterByDragging },
  touch: { device: PHONE, enter: (page, move) => enter(page, touch, move) },
  keyboard: { device: DESKTOP, enter: (page, move) => enter(page, keyboard, move) },
}
const RULE_SETS = ['turkish', 'italian', 'international', 'russian']
const CALM = { reducedMotion: 'reduce' }

let core
const games = {}

useBrowser()
before(async () => {
  core = await loadCore()
  for (const rules of RULE_SETS) games[rules] = shortGame(core, rules)
})

function rulesOf(id) {
  return core.rules.find((rules) => rules.id === id)
}

async function playGame(page, id, way) {
  const rules = rulesOf(id)
  const { moves, result } = games[id]
  core.start(core.rules.indexOf(rules), '')
  for (const move of moves) {
    await way.enter(page, move)
    core.play(move.effect)
    assert.equal(await spokenBoard(page, rules.size), core.position().board)
  }
  const said = await page.textContent('.note.over .say')
  assert.match(said, { '1-0': /White wins/, '0-1': /Black wins/, '1/2-1/2': /drawn/ }[result])
}

for (const rules of RULE_SETS) {
  for (const [name, way] of Object.entries(WAYS)) {
    test(`a game of ${rules} by ${name}`, () =>
      withPage({ ...way.device, ...CALM }, async (page) => {
        await open(page, `#rules=${rules}&opponent=screen`)
        await playGame(page, rules, way)
      }))
  }
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
