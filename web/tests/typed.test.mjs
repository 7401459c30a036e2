// Moves and commands that are typed: understood as people write them, in the reader's language,
// and answered in words.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { DESKTOP, PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { keptMatch, saying, type } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const SCREEN = '#rules=turkish&opponent=screen'
const CHAIN_OF_THREE =
  '#rules=turkish&opponent=screen&fen=W:Wa2,e2,f2,c3,e3,f3,h3,b4,f4,h4,b5:Bc4,g5,c6,d6,g6,h6,b7,e7,f7,g7,h7'

const played = async (page) => (await keptMatch(page)).moves

let squaresIn
let english
before(async () => {
  ;({ squaresIn } = await importSource('app/typed.ts'))
  english = (await loadCore()).rules.find(({ id }) => id === 'english')
})

test('squares are read however people write them', () => {
  const algebraic = ['a1', 'c3', 'c4', 'c10']
  const numbered = ['', '1', '22', '18']
  const read = (text, names) => squaresIn(text, names)?.map((cell) => names[cell])
  for (const text of ['c3-c4', 'c3c4', 'C3 x c4', ' c3:c4 ', 'c3 – c4', 'c3,c4', 'c3→c4', 'c3×c4']) {
    assert.deepEqual(read(text, algebraic), ['c3', 'c4'], text)
  }
  for (const text of ['22-18', '22x18', '22 18', '22×18', '22:18']) {
    assert.deepEqual(read(text, numbered), ['22', '18'], text)
  }
  assert.deepEqual(read('c3c10', algebraic), ['c3', 'c10'])
  for (const text of ['', 'c', 'hint', 'c3-z9', 'c3c', '-', 'c33']) {
    assert.equal(squaresIn(text, algebraic), undefined, text)
  }
})

test('a letter on a square opens the field with it; Escape leads back to the board', () =>
  withPage({ ...DESKTOP, ...CALM }, async (page) => {
    await open(page, SCREEN)
    await page.focus('.cells [tabindex="0"]')
    await page.keyboard.type('c3-c4')
    assert.equal(await page.inputValue('.typed input'), 'c3-c4')
    await page.keyboard.press('Enter')
    await saying(page, 'c3-c4 was played')
    await page.keyboard.type('c6c5')
    await page.keyboard.press('Enter')
    await saying(page, 'c6-c5 was played')
    assert.deepEqual(await played(page), ['c3>c4', 'c6>c5'])
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('.typed').count(), 0)
    assert.equal(await page.locator('.cells :focus').count(), 1)
  }))

test('on a phone from the menu; the field is in sight', () =>
  withPage({ ...PHONE, ...CALM }, async (page) => {
    await open(page, SCREEN)
    await page.locator('.acts .more > button').click()
    await page.getByRole('menuitem', { name: 'Type a move' }).click()
    await page.keyboard.type('d3 d4')
    await page.keyboard.press('Enter')
    await saying(page, 'd3-d4 was played')
    const { y, height } = await page.locator('.typed input').boundingBox()
    const acts = await page.locator('.acts').boundingBox()
    assert.ok(y + height <= acts.y + 1)
  }))

/** What was typed, and what the line says then. */
const ANSWERS = [
  ['b4-b5', 'A longer chain takes 3 pieces'],
  ['a2-a3', 'You must capture'],
  ['c6-c5', 'It is White’s turn'],
  ['a1-a2', 'a1 is empty'],
  ['c3xc5', 'The chain goes on: type all of it, c3xa7'],
  ['c3-h8', 'h8 cannot be reached'],
  ['c4', 'c4, black man'],
  ['moves', 'One move: c3xa7'],
  ['pieces', 'white man: a2'],
  ['last', 'The start of the game'],
  ['help', 'A move, such as c3xa7'],
  ['undo', 'That is not possible now'],
  ['xyzzy', '“xyzzy” is neither a move nor a command'],
  ['c3-c5-c7-a7', 'c3xa7 was played'],
  ['undo', 'You must capture'],
  ['c3xa7', 'c3xa7 was played'],
]

test('what cannot be obeyed is explained; squares, pieces and moves are told', () =>
  withPage({ ...DESKTOP, ...CALM }, async (page) => {
    await open(page, CHAIN_OF_THREE)
    for (const [text, answer] of ANSWERS) {
      await type(page, text)
      await page.locator('.note').filter({ hasText: answer }).waitFor()
    }
    assert.deepEqual(await played(page), ['c3>a7*b7,c4,c6'])
  }))

test('two ways to one square: the way decides', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=english&opponent=screen&fen=W:Wd2:Bc3,c5,e3,e5,h8')
    const [d2, f4, d6] = [11, 29, 43].map((cell) => english.squares[cell])
    await type(page, `${d2}x${d6}`)
    await saying(page, 'Two ways lead to')
    await type(page, `${d2}x${f4}x${d6}`)
    await saying(page, 'was played')
    assert.deepEqual(await played(page), ['d2>d6*e3,e5'])
  }))

const COMMANDS = {
  en: ['flip', 'resign', 'new', 'rules'],
  tr: ['çevir', 'terk et', 'YENİ', 'kurallar'],
  ar: ['اقلب', 'استسلام', 'جديدة', 'القواعد'],
  vi: ['xoay', 'xin thua', 'ván mới', 'luật'],
}

for (const [locale, [flip, ...dialogs]] of Object.entries(COMMANDS)) {
  test(`${locale}: commands in the reader's language`, () =>
    withPage({ ...CALM, locale }, async (page) => {
      await open(page, SCREEN)
      const first = () => page.locator('.cells [data-cell]').first().getAttribute('data-cell')
      const before = await first()
      await type(page, flip)
      await page.waitForFunction(
        (cell) => document.querySelector('.cells [data-cell]')?.dataset.cell !== cell,
        before,
      )
      for (const text of dialogs) {
        await type(page, text)
        await page.locator('dialog[open]').waitFor()
        await page.keyboard.press('Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
        assert.equal(await page.locator('.typed input:focus').count(), 1, 'the focus comes back')
      }
    }))
}
