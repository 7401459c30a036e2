// Ways to enter a move: each gives its squares one after the other, until the move is played.

import assert from 'node:assert/strict'

/** What the page keeps of its game. */
export function keptMatch(page) {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('damier-1')).match)
}

/** A game on one screen, as the page keeps it. */
export const MATCH = {
  rules: 'turkish',
  start: '',
  opponent: 'screen',
  level: 'medium',
  you: 'w',
  moves: [],
}

/** Lets the page, when it is opened, find a game that it has kept. */
export function keep(page, match) {
  return page.addInitScript((kept) => {
    if (!sessionStorage.getItem('damier-1')) sessionStorage.setItem('damier-1', kept)
  }, JSON.stringify({ match }))
}

/** Opens the analysis of a game that goes on. */
export async function analyse(page) {
  await page.getByRole('button', { name: /^(More|Thêm)$/ }).click()
  await page.getByRole('menuitem', { name: /^(Analyse|Phân tích)$/ }).click()
}

export async function plies(page) {
  return (await keptMatch(page)).moves.length
}

/** Waits until so many plies are played. */
export function plyIs(page, ply) {
  return page.waitForFunction(
    (wanted) => JSON.parse(sessionStorage.getItem('damier-1')).match.moves.length === wanted,
    ply,
  )
}

/** Waits until the explaining line says it. */
export function saying(page, text) {
  return page.locator('.say').filter({ hasText: text }).waitFor()
}

/** The machine breaks where it is asked, that is told, and it can be tried again. */
export async function breaksOnce(page, faults, ask, answered) {
  await page.route('**/worker.*', (route) => route.abort())
  await ask()
  await saying(page, 'The machine stopped.')
  await page.unroute('**/worker.*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await answered()
  faults.length = 0
}

/** Middle of a square on the screen. */
async function middle(page, cell) {
  const { x, y, width, height } = await page.locator(`.cells [data-cell="${cell}"]`).boundingBox()
  return [x + width / 2, y + height / 2]
}

export async function mouse(page, cell) {
  await page.mouse.click(...(await middle(page, cell)))
}

export async function touch(page, cell) {
  await page.touchscreen.tap(...(await middle(page, cell)))
}

/** Types into the field for moves and commands, which a letter on the board opens. */
export async function type(page, text) {
  const field = page.locator('.typed input')
  if (!(await field.count())) {
    await page.focus('.cells [tabindex="0"]')
    await page.keyboard.press('a')
  }
  await field.fill(text)
  await page.keyboard.press('Enter')
}

/** Plays a move of the core's list with `tap`, one of the above. */
export async function enter(page, tap, move) {
  const before = await plies(page)
  for (const cell of [move.from, ...move.stops]) {
    if ((await plies(page)) > before) break
    await tap(page, cell)
  }
  const { moves } = await keptMatch(page)
  assert.equal(moves[before], move.effect)
}

/** From one point of the screen to another. */
export async function carry(page, from, to) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 3 })
  await page.mouse.up()
}

export async function drag(page, from, to) {
  await carry(page, await middle(page, from), await middle(page, to))
}

/** The board as the page tells it aloud, in the core's letters. */
export async function spokenBoard(page, size) {
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll('.cells [data-cell]')].map((square) => [
      Number(square.dataset.cell),
      square.getAttribute('aria-label'),
    ]),
  )
  const board = Array.from({ length: size * size }, () => '.')
  for (const [cell, label] of labels) board[cell] = pieceIn(label)
  return board.join('')
}

function pieceIn(label) {
  const [, side, rank] = /, (white|black) (man|king)/.exec(label) ?? []
  if (!side) return '.'
  return rank === 'king' ? side[0].toUpperCase() : side[0]
}
