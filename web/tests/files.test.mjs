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

/** A game on one screen with a move in it. */
async function begun(page) {
  await open(page, '#rules=turkish&opponent=screen')
  await mouse(page, A3)
  await mouse(page, A4)
  await plyIs(page, 1)
}

test('a link that says nothing sensible is explained, part by part, and nothing is lost', () =>
  withPage(CALM, async (page) => {
    await begun(page)
    const { moves } = await keptMatch(page)
    for (const [link, reason] of Object.entries(WRONG_LINKS)) {
      assert.match(await saidOf(page, link), reason)
      assert.match(await page.textContent('.say'), /^This link does not work: /)
      assert.deepEqual((await keptMatch(page)).moves, moves)
    }
  }))

test('position and game can be copied as text', () =>
  withPage(COPYING, async (page) => {
    await begun(page)
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

const PDN = `[White "Anna Aleksejeva"]
[Black "Ben"]
[Event "Club"]
[Date "2024.05.01"]
[GameType "21"]
1. 11-15 22-18 2. 15x22 25x18 (26x17 {as good}) 1-0

[White "Carla"]
[Black "Dov"]
[GameType "21"]
1. 11-15 22-18 2. 10-14 0-1

[White "Eva"]
[Black "Firat"]
1. a3-a4 a6-a5 1/2-1/2
`
const ENGLISH_MOVES = ['f6>e5', 'c3>d4', 'e5>c3*d4', 'b2>d4*c3']

const paste = async (page, text) => {
  await page.locator('.tool textarea').fill(text)
  await page.locator('.tool .go').click()
}
const game = (page, name) => page.getByRole('option', { name })

/** Lets a file fall on the page: `times` a text. */
function drop(page, text, times = 1) {
  return page.evaluate(
    ([part, count]) => {
      const dataTransfer = new DataTransfer()
      const parts = Array.from({ length: count }, () => part)
      dataTransfer.items.add(new File(parts, 'games.pdn'))
      const tell = (kind) =>
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
      tell('dragover')
      const target = getComputedStyle(document.documentElement, '::after').content
      tell('drop')
      return target
    },
    [text, times],
  )
}

test('a list of games: told by players, faulty ones where they are at fault, opened by keyboard', () =>
  withPage(CALM, async (page) => {
    await begun(page)
    await tool(page, 'Open…')
    await paste(page, PDN)
    await page.locator('.count', { hasText: 'Games: 3 · faulty: 1' }).waitFor()
    assert.match(await game(page, 'Carla – Dov').textContent(), /Line 11, column 19: a capture/)
    assert.match(await game(page, 'Eva – Firat').textContent(), /1\/2-1\/2Turkish/)
    await page.getByRole('listbox').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.locator('dialog').waitFor({ state: 'detached' })
    const kept = await keptMatch(page)
    assert.deepEqual([kept.rules, kept.moves], ['english', ENGLISH_MOVES])
    assert.match(await page.textContent('.note.over .say'), /White wins/)
    assert.deepEqual(kept.variations, [{ at: 3, moves: ['d2>b4*c3'] }])
    assert.deepEqual(await page.locator('.pl .name bdi').allTextContents(), ['Ben', 'Anna Aleksejeva'])
    await page.locator('.top').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Back to Turkish, move 1' }).waitFor()
  }))

/** Nested, one that leaves at the start, one that can't be read to its end; squares by hand. */
const VARIED = `[GameType "21"]
1. 11-15 (1. 11-16 22-18 (22-17 16-19 (16-20)) 16-19) 22-18
(22-17 9-13 (9-9) 17-14) 2. 15x22 *`
const TREE = [
  { at: 0, moves: ['f6>g5', 'c3>d4', 'g5>f4'] },
  { at: 0, moves: ['f6>g5', 'c3>b4', 'g5>f4'] },
  { at: 0, moves: ['f6>g5', 'c3>b4', 'g5>h4'] },
  { at: 1, moves: ['c3>b4', 'b6>a5', 'b4>c5'] },
]

test('variations of an opened game are in the analysis, and come back from the text that is copied', () =>
  withPage(COPYING, async (page) => {
    await begun(page)
    await tool(page, 'Open…')
    await paste(page, VARIED)
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.deepEqual((await keptMatch(page)).variations, TREE)
    assert.match(await page.textContent('.note'), /Of its variations some moves could not be read/)
    await tool(page, 'Share…')
    const text = await copied(page, 'Game as text (PDN)')
    assert.match(text.replace(/\s+/g, ' '), /\(1\. 11-16 22-18 \(1\.\.\. 22-17 2\. 16-19 \(2\. 16-20\)\)/)
    await page.keyboard.press('Escape')
    await tool(page, 'Open…')
    await paste(page, text)
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.deepEqual((await keptMatch(page)).variations, TREE)
    assert.doesNotMatch(await page.textContent('.note'), /could not be read/)
  }))

test('a faulty game opens as far as it is legal, and it is told where it is at fault', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await tool(page, 'Open…')
    await paste(page, PDN)
    await game(page, 'Carla – Dov').click()
    await plyIs(page, 2)
    assert.match(await page.textContent('.note p'), /^Line 11, column 19: /)
  }))

test('a single game opens at once, and is copied with its names', () =>
  withPage(COPYING, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await tool(page, 'Open…')
    await paste(page, PDN.split('\n\n')[0])
    await plyIs(page, 4)
    await page.reload()
    await tool(page, 'Share…')
    const text = await copied(page, 'Game as text (PDN)')
    assert.match(text, /\[White "Anna Aleksejeva"\]\n\[Black "Ben"\]/)
    assert.match(text, /\[Result "1-0"\]/)
  }))

test('positions are recognised; what is no position or game is told', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await tool(page, 'Open…')
    const said = async (text, words) => {
      await paste(page, text)
      await page.locator('.told', { hasText: words }).waitFor()
    }
    await said('', 'Paste something first')
    await said('', 'Paste something first')
    await said('W:Wz9:Bc3', 'no square “z9” on this board (character 4)')
    await said('W:W:Bc3', 'a side without pieces has lost already')
    await said('\n\n', 'Paste something first')
    await page.locator('.tool select').selectOption('international')
    await paste(page, ' W:WK1,50:B20')
    await page.waitForFunction(() => document.title.startsWith('International'))
    assert.equal((await keptMatch(page)).start, 'W:WK1,50:B20')
  }))

test('a file that is dropped opens, with a target in sight; one that is none is told', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    assert.match(await drop(page, PDN), /Drop the file here/)
    await page.locator('.count', { hasText: 'Games: 3' }).waitFor()
    await drop(page, '\u0000\u0001')
    await page.locator('.told', { hasText: 'it is not PDN. Line 1, column 1: ' }).waitFor()
    await drop(page, '')
    await page.locator('.told', { hasText: 'it is not PDN' }).waitFor()
    await page.locator('.tool [type=file]').setInputFiles({
      name: 'x.fen',
      mimeType: 'text/plain',
      buffer: Buffer.from('W:Wa1:Bc3\n'),
    })
    await page.waitForFunction(() => JSON.parse(sessionStorage['damier-1']).match.start === 'W:Wa1:Bc3')
  }))

test('20,000 games: only those in sight are in the page; the last is found by its name', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await tool(page, 'Open…')
    const many = Array.from({ length: 20_000 }, (_, i) => `[White "Player ${i + 1}"]\n1. a3-a4 *\n`)
    await drop(page, many.join('\n'))
    await page.locator('.count', { hasText: 'Games: 20000' }).waitFor()
    assert.ok((await page.locator('.gamelist [role=option]').count()) < 40)
    await page.getByRole('listbox').focus()
    await page.keyboard.press('End')
    await game(page, 'Player 20000').waitFor()
    await page.locator('.tool [type=search]').fill('player 19999')
    await page.locator('.count', { hasText: 'found: 1' }).waitFor()
    await game(page, 'Player 19999').click()
    await plyIs(page, 1)
  }))

test('50 MB: read in slices with the page at hand, and cancelled; nothing is lost', () =>
  withPage(CALM, async (page) => {
    await begun(page)
    const { moves } = await keptMatch(page)
    await drop(page, PDN, Math.ceil(50e6 / PDN.length))
    await page.locator('.tool progress').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('.gamelist, .tool textarea').first().waitFor()
    assert.deepEqual((await keptMatch(page)).moves, moves)
  }))

test('a reader that does not come is told', () =>
  withPage(CALM, async (page, faults) => {
    await open(page, '#rules=turkish&opponent=screen')
    await page.route('**/reader.*', (route) => route.abort())
    await tool(page, 'Open…')
    await paste(page, PDN)
    await page.locator('.told', { hasText: 'could not be read' }).waitFor()
    faults.length = 0
  }))
