// What leaves the page and comes to it: links, positions and games as text, files.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { shortGame } from './support/games.mjs'
import { keptMatch, mouse, plyIs, spokenBoard } from './support/hands.mjs'

const CALM = { reducedMotion: 'reduce' }
const COPYING = { ...CALM, permissions: ['clipboard-read', 'clipboard-write'] }
const A3 = 16
const A4 = 24

let core
let packMoves
useBrowser()
before(async () => {
  core = await loadCore()
  packMoves = (await importSource('app/address.ts')).packMoves
})

/** Opens a sheet of the menu. */
async function tool(page, name) {
  await page.locator('.top').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.locator('dialog.tool').waitFor()
}

async function copied(page, name) {
  await page.getByRole('button', { name: `Copy: ${name}` }).click()
  await page.locator('.told', { hasText: 'Copied.' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** What the page says of a link. */
async function saidOf(page, link) {
  await open(page, link)
  return page.textContent('.say')
}

const WRONG_LINKS = {
  '#rules=turkish&fen=W:Wz9:Bc3': /no square “z9” on this board \(character 4\)\./,
  '#rules=halma': /there is no rule set “halma”\./,
  '#rules=turkish&fen=W:Wa1:B': /a side without pieces has lost already\./,
  '#rules=turkish&fen=W:W:Ba3': /a side without pieces has lost already\./,
  '#fen=W:Wa1:Bc3': /it does not say which rule set\./,
  '#rules=turkish&level=divine': /there is no level “divine”\./,
  '#rules=turkish&side=north': /“north” is no side to play\./,
  '#rules=turkish&opponent=cat': /there is no opponent “cat”\./,
  '#rules=turkish&moves=Q': /its moves are damaged or cut off\./,
  '#rules=turkish&moves=QYJJ': /move 2, b2-b2 cannot be played\./,
  '#rules=turkish&end=never': /“never” is no ending\./,
  [`#rules=turkish&moves=${'QY'.repeat(20_000)}`]: /it is too long\./,
}

test('a link that says nothing sensible is explained, part by part, and nothing is lost', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await mouse(page, A3)
    await plyIs(page, 1)
    const { moves } = await keptMatch(page)
    for (const [link, reason] of Object.entries(WRONG_LINKS)) {
      assert.match(await saidOf(page, link), reason)
      assert.match(await page.textContent('.say'), /^This link does not work: /)
      assert.deepEqual((await keptMatch(page)).moves, moves)
    }
  }))

test('position and game can be copied as text', () =>
  withPage(COPYING, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await mouse(page, A3)
    await mouse(page, A4)
    await plyIs(page, 1)
    await tool(page, 'Share…')
    assert.match(await copied(page, 'Position as text (FEN)'), /^B:W.*a4.*:B/)
    assert.match(await copied(page, 'Game as text (PDN)'), /\[GameType "30[^]*1\. a3-a4/)
    const link = await copied(page, 'Link to this position')
    await open(page, new URL(link).hash)
    assert.match(await page.getAttribute(`.cells [data-cell="${A4}"]`, 'aria-label'), /white man/)
    assert.deepEqual((await keptMatch(page)).moves, [])
  }))

/** Games with what links find hard: chains that only all their stops tell, kings, numbers as names. */
const SHARED = ['turkish', 'italian', 'english', 'international', 'russian', 'portuguese']

for (const rules of SHARED) {
  test(`a link holds a whole game of ${rules}, shown at its end`, () =>
    withPage(COPYING, async (page) => {
      const { moves } = shortGame(core, rules, 20)
      const board = core.rules.find(({ id }) => id === rules)
      const texts = moves.map(({ text }) => text)
      const from = `#rules=${rules}&moves=${packMoves(board, texts)}`
      await open(page, from)
      const effects = moves.map(({ effect }) => effect)
      const kept = await keptMatch(page)
      assert.deepEqual([kept.moves, kept.opponent], [effects, 'screen'])
      core.start(core.rules.indexOf(board), '')
      for (const { effect } of moves) core.play(effect)
      assert.equal(await spokenBoard(page, board.size), core.position().board)
      await page.locator('.note.over').waitFor()
      await tool(page, 'Share…')
      const link = await copied(page, 'Link to the game')
      assert.equal(new URL(link).hash, from)
    }))
}
