// The boards of the rules pages: each is played on as the core has it, refuses what the rules do not
// allow, shows its moves, and loads nothing before it is touched.

import assert from 'node:assert/strict'
import axe from 'axe-core'
import { before, test } from 'node:test'
import { diagramsOf } from '../rules/diagrams.mjs'
import { PHONE, address, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'

useBrowser()

let core
before(async () => {
  core = await loadCore()
})

const STILL = { reducedMotion: 'reduce' }
const IDS = 'turkish turkish-dama turkish-ludoteka italian english international brazilian spanish portuguese russian pool czech'.split(' ')

const goTo = (page, path) => page.goto(new URL(path, address()).href, { waitUntil: 'networkidle' })

/** A rule set's diagrams with the core's position of each, in the order of the page. */
function lessonsOf(id) {
  const index = core.rules.findIndex((rules) => rules.id === id)
  const diagrams = Object.values(diagramsOf(core.rules[index])).flat()
  return diagrams.map((diagram) => {
    core.start(index, diagram.fen)
    return { ...diagram, position: core.position(), rules: core.rules[index] }
  })
}

async function openBoard(item) {
  await item.getByRole('button', { name: 'Try it' }).click()
  await item.locator('.cells [data-cell]').first().waitFor()
}

/** As a screen reader presses: quicker than a mouse, and there are some hundred boards. */
const click = (element) => element.click()
const tap = (item, cell) => item.locator(`.cells [data-cell="${cell}"]`).evaluate(click)
const press = (item, name) => item.getByRole('button', { name }).evaluate(click)
const said = (item, text) => item.locator('.say').filter({ hasText: text }).waitFor()

async function cellsWith(item, name) {
  const cells = await item
    .locator(`.cells .${name}`)
    .evaluateAll((squares) => squares.map((square) => Number(square.dataset.cell)))
  return cells.sort((a, b) => a - b)
}

const sorted = (cells) => [...new Set(cells)].sort((a, b) => a - b)

/** Just the pieces of the core's moves may be touched, and lead to its squares. */
async function offersTheMoves(item, { id, position }) {
  const { moves } = position
  const movers = sorted(moves.map(({ from }) => from))
  assert.deepEqual(await cellsWith(item, 'can'), movers, id)
  for (const from of movers) {
    const own = moves.filter((move) => move.from === from)
    if (own.length === 1) continue // goes at once
    await press(item, 'Again')
    await tap(item, from)
    const ends = own.flatMap(({ stops, to }) => [stops[0], to])
    const hit = await cellsWith(item, 'hit')
    for (const cell of ends) assert.ok(hit.includes(cell), `${id}: ${cell}`)
    const beyond = new Set(own.flatMap(({ stops }) => stops))
    for (const cell of hit) assert.ok(beyond.has(cell), `${id}: ${cell} is offered`)
  }
}

/** Square by square, until it is played. */
async function plays(item, move) {
  await press(item, 'Again')
  const done = item.locator('.say').filter({ hasText: `Right: ${move.text}.` })
  for (const cell of [move.from, ...move.stops]) if (!(await done.count())) await tap(item, cell)
  await done.waitFor()
}

/** A square of nobody that no move reaches. */
function idleSquare({ position, rules }) {
  const reached = new Set(position.moves.flatMap(({ stops }) => stops))
  return [...position.board].findIndex(
    (piece, cell) => piece === '.' && rules.squares[cell] && !reached.has(cell),
  )
}

async function refuses(item, lesson) {
  const { position } = lesson
  await press(item, 'Again')
  await tap(item, position.board.search(/b/i))
  await said(item, 'That is your opponent’s piece.')
  await tap(item, idleSquare(lesson))
  await said(item, position.mustCapture ? 'You must capture.' : 'Tap the piece you want to move.')
}

async function shows(item, { shown, position }) {
  for (const effect of shown) {
    const move = position.moves.find((legal) => legal.effect === effect)
    assert.ok(move, effect)
    await press(item, 'Show me')
    await said(item, `${move.text} was played.`)
  }
}

test('no board begins with a game that is over', () => {
  for (const id of IDS)
    for (const lesson of lessonsOf(id)) assert.equal(lesson.position.result, '*', `${id} ${lesson.id}`)
})

for (const id of IDS) {
  test(`${id}: each board is played on as the core has it`, () =>
    withPage(STILL, async (page) => {
      await goTo(page, `/rules/${id}/`)
      const items = page.locator('.figs li:has(.try)')
      const lessons = lessonsOf(id)
      assert.equal(await items.count(), lessons.length)
      for (const lesson of lessons) {
        const item = page.locator('.figs li').filter({ has: page.locator(`#lesson-${lesson.id}`) })
        await openBoard(item)
        await refuses(item, lesson)
        await offersTheMoves(item, lesson)
        const { moves, mustCapture } = lesson.position
        for (const move of mustCapture ? moves : moves.slice(0, 1)) await plays(item, move)
        await shows(item, lesson)
      }
    }))
}

test('nothing is loaded for the boards before one is touched', () =>
  withPage({}, async (page) => {
    const asked = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await goTo(page, '/rules/italian/')
    assert.deepEqual(asked.filter((path) => /wasm|lesson\./.test(path)), [])
    await openBoard(page.locator('.figs li:has(figcaption[id])').first())
    assert.ok(asked.some((path) => path.endsWith('.wasm')))
  }))

test('a board that could not be loaded says so and can be tried again', () =>
  withPage({}, async (page, faults) => {
    await goTo(page, '/rules/english/')
    await page.route('**/*.wasm', (route) => route.abort())
    const item = page.locator('.figs li:has(figcaption[id])').first()
    await item.getByRole('button').click()
    await item.getByRole('button', { name: 'Not everything was loaded. Try again' }).waitFor()
    assert.ok(await item.locator('.diagram').isVisible())
    await page.unroute('**/*.wasm')
    await item.getByRole('button').click()
    await item.locator('.cells [data-cell]').first().waitFor()
    faults.length = 0
  }))

test('a board is begun and played by keyboard', () =>
  withPage(STILL, async (page) => {
    await goTo(page, '/rules/english/')
    const item = page.locator('.figs li:has(#lesson-chainDiagonal)')
    await item.getByRole('button', { name: 'Try it' }).focus()
    await page.keyboard.press('Enter')
    await item.locator('.cells :focus').waitFor()
    const [move] = lessonsOf('english').find(({ id }) => id === 'chainDiagonal').position.moves
    const done = item.locator('.say').filter({ hasText: `Right: ${move.text}.` })
    await page.keyboard.press('Enter') // the one piece that can move has the cursor
    for (const _ of move.stops) {
      if (await done.count()) break
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    }
    await done.waitFor()
  }))

for (const path of ['/rules/italian/', '/vi/rules/turkish/', '/vi/rules/international/']) {
  test(`a board in use fits a phone, and axe finds nothing (${path})`, () =>
    withPage({ ...PHONE, ...STILL }, async (page) => {
      await goTo(page, path)
      const item = page.locator('.figs li:has(figcaption[id])').first()
      await item.locator('.try').tap()
      await item.locator('.cells [data-cell]').first().waitFor()
      const { width } = await item.locator('.cells [data-cell]').first().boundingBox()
      assert.ok(width >= 28, `${width}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      assert.ok(!wide)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => window.axe.run())
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [])
    }))
}
