// The guided first game: offered once, to its end in every rule set, by every hand, and never in the way.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PHONE, comesTo, open, useBrowser, withPage } from './support/browser.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { keep, keptMatch, MATCH, plyIs } from './support/hands.mjs'

useBrowser()

let core, guiding
before(async () => {
  core = await loadCore()
  guiding = await importSource('app/tools/guiding.ts')
})

const begin = (rules, part) => core.start(core.rules.indexOf(rules), guiding.positionAt(rules, part))

/** All ways through the first part: each first move is answered so that one can and must capture one
 * piece, while another piece would be free to go. */
function throughFirst(rules) {
  begin(rules, 'first')
  const { moves } = core.position()
  assert.ok(moves.length >= 3)
  for (const { effect } of moves) {
    begin(rules, 'first')
    core.play(effect)
    assert.ok(guiding.answer(core, true), `${rules.id}: ${effect} is answered`)
    const { moves: captures, mustCapture, result } = core.position()
    assert.equal(result, '*')
    assert.equal(mustCapture, true)
    for (const capture of captures) {
      assert.equal(capture.taken.length, 1)
      assert.ok(guiding.achieves('take', capture))
    }
  }
}

/** The man is crowned with any move forward, is not taken, and then has moves as a king. */
function throughLast(rules) {
  begin(rules, 'late')
  const crowning = core.position().moves.filter((move) => guiding.achieves('crown', move))
  assert.ok(crowning.length)
  if (rules.diagonal) assert.equal(crowning.length, core.position().moves.length)
  for (const { effect } of crowning) {
    begin(rules, 'late')
    core.play(effect)
    assert.ok(guiding.answer(core, false), `${rules.id}: ${effect} is answered`)
    const { moves, board, result } = core.position()
    assert.equal(result, '*')
    assert.ok(board.includes('W'))
    assert.ok(moves.length && moves.every(({ taken }) => !taken.length))
  }
}

test('in every rule set the two parts go as they should, whatever is moved', () => {
  assert.equal(core.rules.length, 12)
  for (const rules of core.rules) {
    throughFirst(rules)
    throughLast(rules)
  }
})

test('home-made rules on every board have positions too', () => {
  for (const text of ['russian,size:10,rows:4', 'spanish,size:10,rows:4,corner:left', 'international,size:8,rows:3,corner:right']) {
    const rules = core.rules[core.index(text)]
    throughFirst(rules)
    throughLast(rules)
  }
})

const offer = (page) => page.getByRole('button', { name: 'Show me how to play' })
const step = (page) => page.locator('.guide .step')
const says = (page, text) => comesTo(async () => (await step(page).textContent()).includes(text), true, text)
const cell = (page, n) => page.locator(`.guided [role=gridcell][data-cell="${n}"]`)
const button = (page, name) => page.locator('.guide').getByRole('button', { name, exact: true })

/** Square on a board of eight to its cell. */
const at = (square) => (Number(square[1]) - 1) * 8 + 'abcdefgh'.indexOf(square[0])

async function begun(page, hash = '') {
  await open(page, hash)
  await offer(page).click()
  await page.locator('.guided .cells').waitFor()
}

/** From one square to another, by clicks or taps. */
async function go(page, from, to, how = 'click') {
  await cell(page, at(from))[how]()
  await cell(page, at(to))[how]()
}

/** Whether that piece, which has one move, waits to be put down: it goes at once but where the board has
 * only just changed. */
const waits = async (page, square) =>
  (await cell(page, at(square)).getAttribute('aria-label')).includes('picked up')

/** Turkish, from the first move to the last word. */
async function wholeGame(page, how = 'click') {
  await says(page, 'forward or sideways')
  await go(page, 'c3', 'b3', how)
  await says(page, 'must capture')
  await go(page, 'b3', 'b5', how)
  await says(page, 'leaves the board')
  await button(page, 'Next')[how]()
  await says(page, 'last row')
  await go(page, 'c7', 'c8', how)
  await says(page, 'it flies')
  await go(page, 'c8', 'c1', how)
  await says(page, 'Have fun')
  await button(page, 'To the board')[how]()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

test('a first visitor is offered it, goes through it by mouse, and is back in the game', () =>
  withPage({}, async (page) => {
    await begun(page)
    await wholeGame(page)
    assert.equal(await offer(page).count(), 0)
    assert.deepEqual((await keptMatch(page)).moves, [])
    await page.reload()
    await page.waitForSelector('.cells [data-cell]')
    assert.equal(await offer(page).count(), 0)
  }))

test('by touch on a phone', () =>
  withPage(PHONE, async (page) => {
    await begun(page)
    await wholeGame(page, 'tap')
  }))

/** With arrows to a square of the board, and Enter there. */
async function walk(page, square) {
  const from = Number(await page.evaluate(() => document.activeElement.dataset.cell))
  const [right, up] = [(at(square) % 8) - (from % 8), (at(square) >> 3) - (from >> 3)]
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown')
  await page.keyboard.press('Enter')
}

const focused = (page, look, wanted) =>
  comesTo(() => page.evaluate(look), wanted, `the focus is on ${wanted}`)

test('by keys alone: the board has the focus, then what comes next', () =>
  withPage({ reducedMotion: 'reduce' }, async (page) => {
    await open(page)
    await offer(page).press('Enter')
    await focused(page, () => document.activeElement.role, 'gridcell')
    await walk(page, 'c3')
    await walk(page, 'b3')
    await says(page, 'must capture')
    await walk(page, 'b3')
    if (await waits(page, 'b3')) await walk(page, 'b5')
    await focused(page, () => document.activeElement.textContent, 'Next')
    await page.keyboard.press('Enter')
    await focused(page, () => document.activeElement.role, 'gridcell')
    await walk(page, 'c7')
    await walk(page, 'c8')
    await says(page, 'it flies')
    await walk(page, 'c8')
    await walk(page, 'c1')
    await focused(page, () => document.activeElement.textContent, 'To the board')
    await page.keyboard.press('Enter')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }))

test('who must capture and touches another piece is told why not, and sees the ring', () =>
  withPage({ reducedMotion: 'reduce' }, async (page) => {
    await begun(page)
    await go(page, 'c3', 'd3')
    await says(page, 'must capture')
    assert.equal(await page.locator('.guided [aria-label*="must capture"]').count(), 1)
    await cell(page, at('h2')).click()
    await says(page, 'You must capture. Play d3')
    await go(page, 'd3', 'd5')
    await says(page, 'leaves the board')
  }))

for (const [how, leave] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Skip', (page) => button(page, 'Skip').click()],
  ['the cross', (page) => button(page, 'Close').click()],
]) {
  test(`${how} leaves it in the middle of a move, and it is not offered again`, () =>
    withPage({}, async (page, faults) => {
      await begun(page)
      await go(page, 'c3', 'b3')
      await leave(page)
      await page.locator('dialog').waitFor({ state: 'detached' })
      assert.equal(await offer(page).count(), 0)
      await page.locator(`main > .frame [role=gridcell][data-cell="${at('c3')}"]`).click()
      assert.deepEqual(faults, [])
    }))
}

test('who simply plays is not asked again', () =>
  withPage({}, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await offer(page).waitFor()
    await page.locator(`[role=gridcell][data-cell="${at('c3')}"]`).click()
    await plyIs(page, 1)
    assert.equal(await offer(page).count(), 0)
    await page.reload()
    await page.waitForSelector('.cells [data-cell]')
    assert.equal(await offer(page).count(), 0)
  }))

test('it is in the rules sheet later, and the game on the table stays', () =>
  withPage({ reducedMotion: 'reduce' }, async (page) => {
    await keep(page, { ...MATCH, moves: ['c3>c4'] })
    await open(page)
    assert.equal(await offer(page).count(), 0)
    await page.getByRole('button', { name: /rules/i }).first().click()
    await page.locator('.facts').getByRole('button', { name: 'Show me how to play' }).click()
    await wholeGame(page)
    assert.deepEqual((await keptMatch(page)).moves, ['c3>c4'])
    await page.locator('.moves').getByText('c3-c4').waitFor()
  }))

test('a reload in its middle does no harm', () =>
  withPage({}, async (page) => {
    await begun(page)
    await go(page, 'c3', 'b3')
    await page.reload()
    await page.waitForSelector('.cells [data-cell]')
    assert.deepEqual((await keptMatch(page)).moves, [])
  }))

test('where captures are optional it says so', () =>
  withPage({ reducedMotion: 'reduce' }, async (page) => {
    await begun(page, '#rules=russian,capture:may')
    await go(page, 'c3', 'd4')
    await says(page, 'need not')
    await cell(page, at('h2')).click()
    if (await waits(page, 'h2')) await cell(page, at('g3')).click()
    await says(page, 'last row')
  }))

/** What does not fit: wider than the window, or the board or the text out of sight. */
function outOfSight(page) {
  return page.evaluate(() => {
    const inside = (selector) => {
      const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    }
    const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : []
    return [...wide, ...['.guided .frame', '.step', '.guide .row'].filter((one) => !inside(one))]
  })
}

for (const [width, height] of [[360, 640], [320, 480], [320, 568], [640, 360], [1280, 800]]) {
  test(`board, words and button are in sight at ${width} by ${height}`, () =>
    withPage({ ...PHONE, viewport: { width, height } }, async (page) => {
      await begun(page)
      await comesTo(() => outOfSight(page), [])
    }))
}

for (const [locale, label] of [['ar', 'أرني كيف ألعب'], ['vi', 'Chỉ tôi cách chơi'], ['ru', 'Покажите, как играть']]) {
  test(`it speaks ${locale}, and the board stays left to right`, () =>
    withPage({ ...PHONE, locale }, async (page) => {
      await open(page)
      await page.getByRole('button', { name: label }).tap()
      await page.locator('.guided .cells').waitFor()
      assert.ok(!(await step(page).textContent()).includes('White'))
      assert.equal(await page.locator('.guided .frame').evaluate((e) => getComputedStyle(e).direction), 'ltr')
      const left = await cell(page, at('c3')).boundingBox()
      const right = await cell(page, at('h2')).boundingBox()
      assert.ok(left.x < right.x)
      await comesTo(() => outOfSight(page), [])
    }))
}
