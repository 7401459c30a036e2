// How games end on the page, and the warnings before.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'
import { enter, keptMatch, mouse } from './support/hands.mjs'

const CALM = { reducedMotion: 'reduce' }
/** The user thinks as long as this before each move. */
const USER_MS = 100
const MOVES_MAX = 20
/** Sixteen white men against four, far apart. */
const FAR_AHEAD = 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba7,c7,e7,g7'

let core
useBrowser()
before(async () => {
  core = await loadCore()
})

const indexOf = (rules) => core.rules.findIndex(({ id }) => id === rules)

/** Brings the core of this test to where the page's game stands. */
async function follow(page) {
  const { rules, start, moves } = await keptMatch(page)
  core.start(indexOf(rules), start)
  for (const move of moves) core.play(move)
  return core.position()
}

/** Waits until it is the user's move again or the game is over. */
function userAgain(page) {
  return page.locator('.you .turn, .note.over').first().waitFor()
}

/** Plays the user's moves until the game is over or there have been enough. */
async function playOn(page) {
  for (let i = 0; i < MOVES_MAX; i++) {
    if (await page.locator('.note.over').count()) return
    const { moves } = await follow(page)
    const { effect } = core.search({ timeMs: USER_MS })
    await enter(
      page,
      mouse,
      moves.find((move) => move.effect === effect),
    )
    await userAgain(page)
  }
}

test('a strong machine that is lost resigns', () =>
  withPage(CALM, async (page) => {
    await open(page, `#rules=turkish&side=w&level=strong&fen=${FAR_AHEAD}`)
    await playOn(page)
    assert.match(await page.textContent('.note.over .say'), /Black resigned\. You win\./)
  }))

test('a game against the machine is won, and begins anew by rematch', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&side=w&level=medium&fen=W:WKa1,Kh1,c3:Bd6,e7')
    await playOn(page)
    assert.match(await page.textContent('.note.over .say'), /Black has no .* You win\./)
    await page.getByRole('button', { name: 'Rematch' }).click()
    await userAgain(page)
    const { fen } = await follow(page)
    assert.match(fen, /^W:W/)
    assert.equal((await keptMatch(page)).moves.length, 0)
  }))

/** So many moves from here on in which nothing can be taken and no position comes twice. */
function quietWalk(plies, seen = new Set()) {
  const { fen, mustCapture, moves } = core.position()
  if (mustCapture || seen.has(fen)) return undefined
  if (plies === 0) return []
  seen.add(fen)
  for (const { effect } of moves) {
    core.play(effect)
    const rest = quietWalk(plies - 1, seen)
    core.undo(1)
    if (rest) return [effect, ...rest]
  }
  return undefined
}

function keep(page, match) {
  const kept = { match: { opponent: 'screen', level: 'easy', you: 'w', ...match } }
  return page.addInitScript(
    (text) => sessionStorage.setItem('damier-1', text),
    JSON.stringify(kept),
  )
}

test('late in an even game the machine takes a draw', () =>
  withPage(CALM, async (page) => {
    const start = 'W:WKa1,Kc1:BKh8,Kf8'
    core.start(indexOf('turkish'), start)
    await keep(page, { rules: 'turkish', opponent: 'machine', start, moves: quietWalk(30) })
    await open(page)
    await page.getByRole('button', { name: 'Offer draw' }).click()
    await page.locator('.say', { hasText: 'Draw by agreement.' }).waitFor()
  }))

for (const [plies, near] of [
  [23, false],
  [24, true],
]) {
  test(`the draw counter after ${plies} of 32 plies`, () =>
    withPage(CALM, async (page) => {
      const start = 'W:WKa1,Kc1:BKh8,Kf8'
      core.start(indexOf('turkish-ludoteka'), start)
      const moves = quietWalk(plies)
      await keep(page, { rules: 'turkish-ludoteka', start, moves })
      await open(page)
      assert.match(await page.textContent('.stat'), new RegExp(`Draw count ${plies >> 1} of 16`))
      assert.equal(await page.locator('.gauge.near').count(), near ? 1 : 0)
      assert.equal(/4 more moves/.test(await page.textContent('.note')), near)
    }))
}

test('the third time the same position is announced, and ends the game', () =>
  withPage(CALM, async (page) => {
    const start = 'W:WKa1:BKh8'
    const there = ['a1>b1', 'h8>g8']
    const back = ['b1>a1', 'g8>h8']
    const moves = [...there, ...back, ...there, ...back].slice(0, -1)
    await keep(page, { rules: 'turkish', start, moves })
    await open(page)
    assert.match(await page.textContent('.note'), /come up twice/)
    await mouse(page, 62)
    await mouse(page, 63)
    await page.locator('.note.over').waitFor()
    assert.match(await page.textContent('.note.over .say'), /third time\. The game is drawn\./)
  }))
