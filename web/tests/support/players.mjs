// Players: each plays moves of the core's list on one page, quickly. What does not change while a
// game goes on is asked for once.

import { carry, plies, plyIs, type } from './hands.mjs'

/** Gives the squares of a move one after the other, until it is played. */
async function bySquares(page, tap, move, before) {
  for (const cell of [move.from, ...move.stops]) {
    await tap(cell)
    if ((await plies(page)) > before) return
  }
}

async function middles(page) {
  const cells = await page.$$eval('.cells [data-cell]', (squares) =>
    squares.map((square) => {
      const { x, y, width, height } = square.getBoundingClientRect()
      return [square.dataset.cell, [x + width / 2, y + height / 2]]
    }),
  )
  return new Map(cells.map(([cell, place]) => [Number(cell), place]))
}

/** Clicks and drags by turns. */
async function mouse(page) {
  const at = await middles(page)
  const tap = (cell) => page.mouse.click(...at.get(cell))
  return (move, before) =>
    before % 2 ? dragging(page, at, move, before) : bySquares(page, tap, move, before)
}

async function dragging(page, at, move, before) {
  let from = move.from
  for (const cell of move.stops) {
    await carry(page, at.get(from), at.get(cell))
    if ((await plies(page)) > before) return
    from = cell
  }
}

async function touch(page) {
  const at = await middles(page)
  const tap = (cell) => page.touchscreen.tap(...at.get(cell))
  return (move, before) => bySquares(page, tap, move, before)
}

/** Where the squares are: row from the top, and place in the row. */
async function gridPlaces(page) {
  const rows = await page.$$eval('.cells [role=row]', (lines) =>
    lines.map((line) => [...line.children].map((square) => Number(square.dataset.cell))),
  )
  return new Map(rows.flatMap((row, y) => row.map((cell, x) => [cell, { x, y }])))
}

async function press(page, key, times) {
  for (let i = 0; i < times; i++) await page.keyboard.press(key)
}

/** Goes to a square by arrows and presses it. */
export async function keyboardTap(page) {
  const places = await gridPlaces(page)
  await page.focus('.cells [tabindex="0"]')
  return async (cell) => {
    const cursor = await page.$eval('.cells [tabindex="0"]', (square) => Number(square.dataset.cell))
    const from = places.get(cursor)
    const to = places.get(cell)
    await press(page, to.y < from.y ? 'ArrowUp' : 'ArrowDown', Math.abs(to.y - from.y))
    await press(page, to.x < from.x ? 'ArrowLeft' : 'ArrowRight', Math.abs(to.x - from.x))
    await page.keyboard.press('Enter')
  }
}

async function keyboard(page) {
  const tap = await keyboardTap(page)
  return (move, before) => bySquares(page, tap, move, before)
}

async function typing(page) {
  return (move) => type(page, move.text)
}

const WAYS = { mouse, touch, keyboard, typing }

/** Plays a move after so many plies, and waits until it is played. */
export async function playerBy(way, page) {
  const enter = await WAYS[way](page)
  return async (move, before) => {
    await enter(move, before)
    await plyIs(page, before + 1)
  }
}
