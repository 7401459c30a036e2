// The board in a browser, on positions whose moves are written out by hand (board-demo).

import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { serveDemo } from '../board-demo/serve.mjs'
import { launchChromium } from './support/chromium.mjs'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const CALM_MS = 260

let server, browser, context, page, violations

before(async () => {
  server = await serveDemo()
  browser = await launchChromium()
})
after(async () => {
  await browser?.close()
  server?.close()
})

async function open(options = DESKTOP, query = '') {
  await context?.close()
  context = await browser.newContext(options)
  await context.addInitScript(`window.look = ${look}`)
  page = await context.newPage()
  violations = []
  page.on('pageerror', (error) => violations.push(error.message))
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await page.goto(server.url + query)
  await page.waitForFunction(() => window.demo)
}

/** Loads a position and waits until it counts as seen. */
async function load(name, changes = {}) {
  await page.evaluate(([at, with_]) => window.demo.load(at, with_), [name, changes])
  await page.waitForTimeout(CALM_MS)
}

const size = () =>
  page.evaluate(() =>
    Number(getComputedStyle(document.querySelector('.board')).getPropertyValue('--n')),
  )
const cellOf = async (name, n) =>
  (Number(name.slice(1)) - 1) * (n ?? (await size())) + name.charCodeAt(0) - 97

/** The middle of a square on the screen; White below. */
async function pointOf(name) {
  const n = await size()
  const box = await page.locator('.cells').boundingBox()
  const cell = await cellOf(name, n)
  const x = box.x + ((cell % n) + 0.5) * (box.width / n)
  const y = box.y + (n - Math.floor(cell / n) - 0.5) * (box.height / n)
  return { x, y }
}
async function tap(name) {
  const { x, y } = await pointOf(name)
  await page.mouse.click(x, y)
}
async function touch(name) {
  const { x, y } = await pointOf(name)
  await page.touchscreen.tap(x, y)
}
async function carry(...names) {
  const points = await Promise.all(names.map(pointOf))
  await page.mouse.move(points[0].x, points[0].y)
  await page.mouse.down()
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}
const log = (kind) =>
  page.evaluate((one) => window.demo.log.filter((entry) => entry[0] === one), kind)
const moves = async () => (await log('move')).map(([, effect]) => effect)
const arrived = () =>
  page.waitForFunction(() => window.demo.log.some(([kind]) => kind === 'arrived'))
/** Waits until no piece moves or fades. */
const rest = () =>
  page.waitForFunction(() => {
    const running = document.querySelector('.board').getAnimations({ subtree: true })
    return !running.some(({ effect }) => effect.target.closest('.p'))
  })

/** What is drawn: squares by mark, and the pieces that stand somewhere. Runs in the page. */
function look() {
  const n = Number(getComputedStyle(document.querySelector('.board')).getPropertyValue('--n'))
  const squareOf = (element) => {
    const [x = 0, y = 0] = element.style.translate.split(' ').map((part) => parseFloat(part) / 100)
    return `${String.fromCharCode(97 + Math.round(x))}${n - Math.round(y)}`
  }
  const marks = {}
  for (const mark of document.querySelectorAll('.m')) {
    const kind = [...mark.classList].find(
      (name) => !['m', 'over', 'pulse', 'brief', 'end', 'aim'].includes(name),
    )
    ;(marks[kind] ??= []).push(squareOf(mark))
  }
  for (const squares of Object.values(marks)) squares.sort()
  const pieces = {}
  for (const piece of document.querySelectorAll('.p:not(.gone)')) {
    const king = piece.querySelector('.crown') ? 'K' : ''
    const ghost = piece.classList.contains('ghost') ? '?' : ''
    pieces[squareOf(piece)] = piece.classList[1] + king + ghost
  }
  return { marks, pieces, paths: document.querySelectorAll('.path').length }
}
const drawn = () => page.evaluate(() => window.look())

/** Shows the first move; returns what was drawn at each of its sounds. */
async function watched() {
  await page.evaluate(() => {
    window.seen = []
    window.demo.watch = (what, nth) => window.seen.push([`${what}${nth}`, window.look().pieces])
    window.demo.reply(0)
  })
  await arrived()
  return page.evaluate(() => window.seen)
}

describe('one touch', () => {
  beforeEach(() => open())

  test('plays a piece that has one move', async () => {
    await load('start')
    await tap('c3')
    await arrived()
    assert.deepEqual(await moves(), ['18>26*'])
    const { pieces, marks } = await drawn()
    assert.equal(pieces.c4, 'w')
    assert.equal(pieces.c3, undefined)
    assert.deepEqual(marks, { from: ['c3'], to: ['c4'] })
  })

  test('plays to a square that one move reaches', async () => {
    await load('start')
    await tap('f4')
    await arrived()
    assert.deepEqual(await moves(), ['21>29*'])
  })

  test('on a square that none reaches or a piece of the other side says so, without a knock', async () => {
    await load('start')
    await tap('f5')
    await tap('f6')
    assert.deepEqual(await moves(), [])
    assert.deepEqual(
      (await log('refused')).map(([, refusal]) => refusal),
      [
        { why: 'idle', cell: 37 },
        { why: 'theirs', cell: 45 },
      ],
    )
    assert.deepEqual(await log('motion'), [])
    await load('chain')
    await tap('h8')
    assert.equal((await log('refused'))[0][1].why, 'must-capture')
    assert.equal(await page.locator('.ring.pulse').count(), 1)
  })

  test('on a square that several pieces reach asks which', async () => {
    await load('king')
    await tap('g5')
    assert.deepEqual(await moves(), [])
    const ways = await page.evaluate(() => window.demo.moves().filter(({ to }) => to === 38).length)
    assert.equal(ways, 2)
    assert.deepEqual((await log('refused'))[0][1], { why: 'several', cell: 38 })
  })

  test('only picks up while the position has hardly been seen', async () => {
    await load('king')
    await page.evaluate(() => {
      window.demo.load('start')
      document.querySelector('[data-cell="18"]').click()
    })
    assert.deepEqual(await moves(), [])
    assert.deepEqual((await drawn()).marks, { sel: ['c3'], dot: ['c4'] })
    await tap('c4')
    assert.equal((await moves()).length, 1)
  })

  test('twice on one piece plays once, whatever the answer makes possible', async () => {
    await load('start')
    const { x, y } = await pointOf('c3')
    await page.mouse.click(x, y, { clickCount: 2 })
    assert.equal((await moves()).length, 1)
  })

  test('can do nothing when there is no move to make', async () => {
    await load('start', { moves: [] })
    await tap('c3')
    await tap('c4')
    assert.deepEqual(await page.evaluate(() => window.demo.log), [])
  })
})

describe('tap and tap', () => {
  beforeEach(() => open())

  test('picks up, shows where to, and moves', async () => {
    await load('king')
    await tap('c3')
    const { marks } = await drawn()
    assert.deepEqual(marks.sel, ['c3'])
    assert.equal(marks.dot.length, 14)
    await tap('c8')
    await arrived()
    assert.deepEqual(await moves(), ['18>58*'])
  })

  test('another piece takes over; the same piece or an idle square puts it down', async () => {
    await load('king')
    await tap('c3')
    await tap('f5')
    assert.deepEqual((await drawn()).marks.sel, ['f5'])
    await tap('f5')
    assert.equal((await drawn()).marks.sel, undefined)
    await tap('c3')
    await tap('h8')
    assert.equal((await drawn()).marks.sel, undefined)
    assert.deepEqual(await moves(), [])
  })

  test('a piece that cannot move says so', async () => {
    await load('start')
    await tap('c2')
    const [[, refusal]] = await log('refused')
    assert.deepEqual(refusal, { why: 'blocked', cell: 10 })
    assert.deepEqual((await drawn()).marks, { no: ['c2'] })
    assert.deepEqual(await log('motion'), [['motion', 'deny', 0]])
  })
})

describe('chains', () => {
  beforeEach(() => open())

  test('go stop by stop, and offer only what leads on', async () => {
    await load('choice')
    await tap('d3')
    assert.deepEqual((await drawn()).marks.dot, ['b5', 'd5', 'f5'])
    await tap('d5')
    await rest()
    const { pieces, marks, paths } = await drawn()
    assert.equal(pieces.d5, 'w')
    assert.equal(pieces.d4, undefined, 'lifted at once')
    assert.deepEqual(marks.dot, ['b5', 'f5'])
    assert.deepEqual(marks.from, ['d3'])
    assert.equal(marks.ring, undefined)
    assert.equal(paths, 1)
    await tap('f5')
    await arrived()
    assert.deepEqual(await moves(), ['19>37*27,36'])
    const hops = (await log('motion')).filter(([, what]) => what === 'hop')
    assert.ok(hops.length <= 2 && hops.at(-1)[2] === 1, 'the first hop is not shown again')
    assert.deepEqual(await log('progress'), [
      ['progress', 19, []],
      ['progress', 19, [35]],
    ])
  })

  test('of three, stop by stop', async () => {
    await page.evaluate(() => window.demo.load('chain'))
    for (const stop of ['c3', 'c5', 'c7', 'a7']) await tap(stop)
    await arrived()
    assert.deepEqual(await moves(), ['18>48*26,42,49'])
    assert.equal((await drawn()).pieces.a7, 'w')
  })

  test('go to their end at once where that names one', async () => {
    await load('choice')
    await tap('d3')
    await tap('b5')
    await arrived()
    assert.deepEqual(await moves(), ['19>33*27,34'])
    const { pieces } = await drawn()
    assert.equal(pieces.b5, 'w')
    assert.equal(pieces.c5, undefined)
    assert.equal(pieces.e5, 'b')
  })

  test('with the same origin and end let the person choose the way', async () => {
    await load('diamond')
    await tap('e2')
    assert.deepEqual((await drawn()).marks.dot, ['c4', 'g4'])
    await tap('e6')
    assert.deepEqual(await log('refused'), [
      ['refused', { why: 'two-ways', cell: 44, stops: [26, 30] }],
    ])
    assert.equal(await page.locator('.dot.pulse').count(), 2)
    await tap('g4')
    await rest()
    const { pieces } = await drawn()
    assert.equal(pieces.f3, 'b?', 'taken, but still there')
    await tap('e6')
    await arrived()
    assert.deepEqual(await moves(), ['12>44*21,37'])
    const end = (await drawn()).pieces
    assert.equal(end.f3, undefined)
    assert.equal(end.d3, 'b')
  })

  test('may end where they began', async () => {
    await load('circle')
    await tap('a1')
    assert.deepEqual(await moves(), [])
    for (const stop of ['a5', 'e5', 'e1']) await tap(stop)
    assert.deepEqual((await drawn()).marks.dot, ['a1', 'b1'])
    await tap('a1')
    await arrived()
    assert.deepEqual(await moves(), ['0>0*2,16,20,34'])
    assert.equal((await drawn()).pieces.a1, 'wK')
  })

  for (const [how, takeBack] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a tap elsewhere', () => tap('h8')],
    ['a tap on the page', () => page.mouse.click(1270, 70)],
    ['the page', () => page.evaluate(() => window.demo.board.cancelChain())],
  ]) {
    test(`are taken back by ${how}`, async () => {
      await load('choice')
      const start = (await drawn()).pieces
      await tap('d3')
      await tap('d5')
      await takeBack()
      await rest()
      const { pieces, marks } = await drawn()
      assert.deepEqual(pieces, start)
      assert.deepEqual(marks.ring, ['d3', 'h3'])
      assert.deepEqual((await log('progress')).at(-1), ['progress', undefined, []])
      assert.deepEqual(await moves(), [])
    })
  }

  test('stay when only the look of the board changes', async () => {
    await load('choice')
    await tap('d3')
    await tap('d5')
    await page.evaluate(() => window.demo.update({ coordinates: false }))
    assert.deepEqual((await drawn()).marks.dot, ['b5', 'f5'])
    await page.evaluate(() => window.demo.load('chain'))
    assert.equal((await drawn()).marks.sel, undefined)
  })
})

describe('compulsion', () => {
  beforeEach(() => open())

  test('rings the pieces that must take, and explains by the one way there is', async () => {
    await load('chain')
    assert.deepEqual((await drawn()).marks, { from: ['d4'], to: ['c4'], ring: ['c3'] })
    await tap('b4')
    assert.deepEqual(await log('refused'), [
      ['refused', { why: 'must-capture', cell: 25, pieces: [18], longest: 3 }],
    ])
    const { marks, paths } = await drawn()
    assert.deepEqual(marks, {
      from: ['d4'],
      ring: ['c3'],
      no: ['b4'],
      x: ['b7', 'c4', 'c6'],
      stop: ['a7', 'c5', 'c7'],
    })
    assert.equal(paths, 1)
    assert.equal(await page.locator('.ring.pulse').count(), 1)
    const early = await page.evaluate(() => {
      for (const animation of document.querySelector('.board').getAnimations({ subtree: true }))
        animation.currentTime = 250
      const seen = (mark) => Number(getComputedStyle(document.querySelector(mark)).opacity)
      return [seen('.ring.pulse'), seen('.no')]
    })
    assert.ok(early[0] === 1 && early[1] < 0.7, 'the right piece is what one sees')
    await tap('h8')
    assert.equal((await drawn()).paths, 0)
  })

  test('tells a lesser chain from none where the core does', async () => {
    await load('chain', { lesser: [25] })
    await tap('b4')
    await tap('a2')
    const whys = (await log('refused')).map(([, refusal]) => refusal.why)
    assert.deepEqual(whys, ['longer-chain', 'must-capture'])
  })
})

describe('dragging', () => {
  beforeEach(() => open())

  test('moves', async () => {
    await load('king')
    await carry('c3', 'c8')
    await arrived()
    assert.deepEqual(await moves(), ['18>58*'])
    assert.equal((await drawn()).pieces.c8, 'wK')
  })

  test('to a wrong square glides home and keeps the piece picked up', async () => {
    await load('king')
    await carry('c3', 'e6')
    assert.deepEqual((await log('refused')).at(-1), ['refused', { why: 'not-a-stop', cell: 44 }])
    await rest()
    const { pieces, marks } = await drawn()
    assert.equal(pieces.c3, 'wK')
    assert.deepEqual(marks.sel, ['c3'])
    await carry('c3', 'd3')
    await arrived()
    assert.deepEqual(await moves(), ['18>19*'])
  })

  test('of a piece that has no move is answered as a touch of it', async () => {
    await load('start')
    await carry('a2', 'a4')
    assert.deepEqual(await log('refused'), [['refused', { why: 'blocked', cell: 8 }]])
    await load('start')
    await carry('d5', 'd4')
    assert.deepEqual(await log('refused'), [])
    assert.deepEqual(await moves(), [])
  })

  test('off the board is no move and no fault', async () => {
    await load('king')
    await carry('c3', 'c3')
    const { x, y } = await pointOf('c3')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 1000, y, { steps: 5 })
    await page.mouse.up()
    assert.deepEqual(await log('refused'), [])
    assert.deepEqual(await moves(), [])
  })

  test('goes stop by stop, or straight to the end', async () => {
    await load('diamond')
    await carry('e2', 'c4')
    assert.equal((await drawn()).pieces.d3, 'b?')
    await carry('c4', 'e6')
    await arrived()
    await load('choice')
    await carry('d3', 'f5')
    await arrived()
    assert.deepEqual(await moves(), ['19>37*27,36'])
  })

  test('that never leaves its square is a tap', async () => {
    await load('start')
    const { x, y } = await pointOf('c3')
    await page.mouse.move(x - 12, y)
    await page.mouse.down()
    await page.mouse.move(x + 12, y, { steps: 4 })
    await page.mouse.up()
    assert.equal((await moves()).length, 1)
  })

  test('lets go of what was pressed and released elsewhere', async () => {
    await load('king')
    const { x, y } = await pointOf('c3')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(() =>
      document
        .querySelector('.cells')
        .dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, buttons: 0, bubbles: true }),
        ),
    )
    await page.mouse.move(x + 200, y)
    await page.mouse.up()
    assert.deepEqual(await log('progress'), [])
  })

  test('works with a finger', async () => {
    await open(PHONE)
    await load('king')
    const client = await context.newCDPSession(page)
    const send = (type, touchPoints) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [from, to] = [await pointOf('c3'), await pointOf('g3')]
    await send('touchStart', [from])
    for (let i = 1; i <= 8; i++)
      await send('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 8, y: from.y }])
    await send('touchEnd', [])
    await arrived()
    assert.deepEqual(await moves(), ['18>22*'])
  })
})

describe('keyboard', () => {
  beforeEach(() => open())
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'))

  test('is one tab stop with a cursor', async () => {
    await load('choice')
    assert.equal(await page.locator('.cells [tabindex="0"]').count(), 1)
    await page.evaluate(() => window.demo.board.focus())
    assert.equal(await focused(), 'd3, white man, must capture', 'on a piece that can move')
    await press('End', 'ArrowLeft')
    assert.equal(await focused(), 'g3')
    await press('Home', 'ArrowDown', 'ArrowLeft')
    assert.equal(await focused(), 'a2, white man')
    assert.equal(await page.locator('.cells [tabindex="0"]').count(), 1)
  })

  test('enters a chain, and Escape takes it back', async () => {
    await load('choice')
    await page.evaluate(() => window.demo.board.focus())
    assert.equal(await focused(), 'd3, white man, must capture')
    await press('Enter', 'ArrowUp', 'ArrowUp')
    assert.equal(await focused(), 'd5, target')
    await press(' ')
    assert.equal(await focused(), 'd5, white man')
    await press('Escape')
    assert.equal(await focused(), 'd5')
    await press(
      'ArrowDown',
      'ArrowDown',
      'Enter',
      'ArrowUp',
      'ArrowUp',
      'Enter',
      'ArrowRight',
      'ArrowRight',
      'Enter',
    )
    await arrived()
    assert.deepEqual(await moves(), ['19>37*27,36'])
  })

  test('walks the squares played on, as they are seen', async () => {
    await load('diamond', { flipped: true })
    await page.evaluate(() => window.demo.board.focus())
    assert.equal(await page.locator('[role=row]').count(), 8)
    assert.equal(await page.locator('[role=gridcell]').count(), 32)
    const before = await focused()
    await press('ArrowUp')
    assert.notEqual(await focused(), before)
  })

  test("a screen reader's press is a touch", async () => {
    await load('start')
    await page.evaluate(() => document.querySelector('[data-cell="18"]').click())
    assert.equal((await moves()).length, 1)
  })
})

describe('motion', () => {
  beforeEach(() => open())

  test('shows each hop, lifts what was taken, and ends where it should', async () => {
    await load('chain')
    const seen = await watched()
    assert.deepEqual(
      seen.map(([what]) => what),
      ['take0', 'hop0', 'take1', 'hop1', 'take2', 'hop2'],
    )
    const [, afterFirst] = seen[1]
    assert.equal(afterFirst.c4, undefined, 'lifted at once')
    assert.equal(afterFirst.c6, 'b')
    assert.equal((await drawn()).pieces.a7, 'w')
    assert.equal(await page.locator('.p').count(), 19)
  })

  test('leaves ghosts until the end elsewhere', async () => {
    await load('ghosts')
    const seen = await watched()
    const [, afterSecond] = seen.find(([what]) => what === 'hop1')
    assert.deepEqual([afterSecond.d8, afterSecond.d6, afterSecond.b2], ['b?', 'b?', 'b'])
    const { pieces } = await drawn()
    assert.deepEqual([pieces.d8, pieces.d6, pieces.b2], [undefined, undefined, undefined])
  })

  test('crowns a man at the end of its way', async () => {
    await load('crown')
    await page.evaluate(() => window.demo.reply(0))
    assert.equal((await drawn()).pieces.b8, 'w')
    await arrived()
    assert.equal((await drawn()).pieces.b8, 'wK')
    assert.deepEqual(
      (await log('motion')).map(([, what]) => what),
      ['step', 'crown'],
    )
  })

  test('crowns a man where the chain goes on as a king', async () => {
    await load('crownOnWay')
    const seen = await watched()
    assert.deepEqual(
      seen.map(([what]) => what),
      ['take0', 'hop0', 'crown0', 'take1', 'hop1'],
    )
    assert.equal((await drawn()).pieces.h6, 'wK')
    await load('crownOnWay')
    await carry('d6', 'f8')
    assert.equal((await drawn()).pieces.f8, 'wK')
    await page.keyboard.press('Escape')
    await rest()
    assert.equal((await drawn()).pieces.d6, 'w')
    await carry('d6', 'f8')
    await page.evaluate(() => window.demo.update({ coordinates: false }))
    assert.equal((await drawn()).pieces.f8, 'wK')
    await tap('h6')
    await arrived()
    assert.deepEqual(await moves(), ['43>47*52,54'])
  })

  test('goes back', async () => {
    await load('chain')
    const start = (await drawn()).pieces
    await page.evaluate(() => window.demo.reply(0))
    await arrived()
    await page.evaluate(() => window.demo.log.splice(0))
    await page.evaluate(() => window.demo.back(0))
    await arrived()
    assert.deepEqual((await drawn()).pieces, start)
  })

  test('ends at a touch, which counts for the new state', async () => {
    await load('choice')
    const next = {
      moves: await page.evaluate(() => window.demo.moves().slice(2)),
      mustCapture: true,
    }
    const at = await pointOf('h3')
    await page.evaluate(
      async ([changes, { x, y }]) => {
        window.demo.reply(0, changes)
        const square = document.elementFromPoint(x, y)
        for (const type of ['pointerdown', 'pointerup']) {
          square.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }))
        }
        await Promise.resolve()
      },
      [next, at],
    )
    assert.equal((await log('arrived')).length, 1)
    const { pieces, marks } = await drawn()
    assert.equal(pieces.b5, 'w')
    assert.equal(pieces.d3, undefined)
    assert.deepEqual(marks.sel, ['h3'], 'picked up, not played: nobody can have meant that yet')
    await tap('h5')
    await tap('h7')
    assert.equal((await moves()).length, 1)
  })

  test('a second stop may come while the first hop is under way', async () => {
    await load('choice')
    await tap('d3')
    await tap('d5')
    await tap('b5')
    await arrived()
    assert.deepEqual(await moves(), ['19>33*27,34'])
    assert.equal((await drawn()).pieces.b5, 'w')
  })

  test('lays nothing out anew on its way', async () => {
    await load('ghosts')
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    const layouts = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount').value
    }
    const landed = (nth) =>
      page.waitForFunction(
        (hop) => window.demo.log.some(([, what, i]) => what === 'hop' && i === hop),
        nth,
      )
    await page.evaluate(() => window.demo.reply(0))
    await landed(0)
    const start = await layouts()
    await landed(2)
    assert.ok((await layouts()) - start <= 4, 'no more than the crosses that are added')
  })

  test('is left out for those who want none; the way stays for a while', async () => {
    await open({ ...DESKTOP, reducedMotion: 'reduce' })
    await load('chain')
    await tap('c3')
    assert.equal((await log('arrived')).length, 1)
    const { pieces, paths } = await drawn()
    assert.equal(pieces.a7, 'w')
    assert.equal(pieces.b7, undefined)
    assert.equal(paths, 1)
    await page.waitForFunction(() => !document.querySelector('.path'))
  })
})

/** Throws touches, drags and keys at the board at random, with positions and answers changing under
 * them. Runs in the page; returns what went wrong. */
async function storm(seed) {
  const random = (n) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * n)
  const pick = (list) => list[random(list.length)]
  const cells = document.querySelector('.cells')
  const box = cells.getBoundingClientRect()
  const faults = []
  const point = () => ({
    clientX: box.left + random(box.width),
    clientY: box.top + random(box.height),
  })
  const fire = (type, at, id = 1) =>
    (document.elementFromPoint(at.clientX, at.clientY) ?? cells).dispatchEvent(
      new PointerEvent(type, { ...at, pointerId: id, bubbles: true, button: 0, buttons: 1 }),
    )
  const load = () =>
    window.demo.load(pick(['chain', 'choice', 'ghosts', 'diamond', 'circle', 'king', 'crown', 'crownOnWay']), {
      flipped: random(2) === 1,
    })
  const acts = [
    () => {
      const at = point()
      fire('pointerdown', at)
      fire('pointerup', at)
    },
    () => {
      const at = point()
      fire('pointerdown', at, 2)
      fire('pointermove', point(), 2)
      fire('pointerup', point(), 2)
    },
    () =>
      fire(pick(['pointerdown', 'pointermove', 'pointerup', 'pointercancel']), point(), random(3)),
    () => pick([...cells.querySelectorAll('.can, .hit, [tabindex="0"]')])?.click(),
    () =>
      cells.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: pick(['Enter', 'Escape', 'ArrowUp', 'ArrowLeft']),
          bubbles: true,
        }),
      ),
    () => new Promise((resolve) => setTimeout(resolve, random(60))),
    load,
    () =>
      window.demo.shown().moves.length > 0 &&
      window.demo.reply(random(window.demo.shown().moves.length)),
    () => window.demo.update({ coordinates: random(2) === 1 }),
  ]
  addEventListener('error', ({ message }) => faults.push(message))
  cells.setPointerCapture = () => undefined // these pointers are not real
  for (let i = 0; i < 700 || (window.demo.played < 25 && i < 10000); i++) {
    await acts[random(i % 10 === 0 ? acts.length : 6)]()
    if (window.demo.shown().moves.length === 0 && random(8) === 0) load()
  }
  window.demo.board.settle()
  window.demo.board.cancelChain()
  window.demo.board.settle()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { board } = window.demo.shown()
  const wanted = [...board]
    .filter((code) => code !== '.')
    .sort()
    .join('')
  const seen = Object.values(window.look().pieces).map((code) =>
    code.endsWith('K') ? code[0].toUpperCase() : code,
  )
  if (seen.sort().join('') !== wanted) faults.push(`${seen.join('')} for ${wanted}`)
  if (document.querySelectorAll('.p.gone, .ghost, .held').length > 0)
    faults.push('something was left over')
  return { faults, played: window.demo.played }
}

describe('whatever is done to it', () => {
  for (const seed of [1, 20, 300]) {
    test(`the board stays right (${seed})`, async () => {
      await open()
      await load('choice')
      const { faults, played } = await page.evaluate(storm, seed)
      assert.deepEqual(faults, [])
      assert.deepEqual(violations, [])
      assert.ok(played >= 25, `${played} moves were played`)
    })
  }
})

describe('the look', () => {
  test('keeps to the policy: no inline style or script, no error', async () => {
    await open()
    for (const at of ['start', 'chain', 'ghosts', 'diamond']) await load(at)
    await tap('e2')
    assert.deepEqual(violations, [])
  })

  test('has nothing that axe minds', async () => {
    await open()
    await load('ghosts')
    await page.evaluate(readFileSync(AXE, 'utf8'))
    const faults = await page.evaluate(async () => (await window.axe.run()).violations)
    assert.deepEqual(
      faults.map(({ id, nodes }) => [id, nodes[0].html]),
      [],
    )
  })

  test('shows letters outside or numbers inside, turned as the board is', async () => {
    await open()
    await load('chain', { flipped: true })
    assert.equal(await page.locator('.co.f').innerText(), 'h\ng\nf\ne\nd\nc\nb\na')
    assert.equal(await page.locator('.co.k span').first().innerText(), '1')
    await load('ghosts')
    assert.equal(await page.locator('.nn text').count(), 50)
    await load('ghosts', { coordinates: false })
    assert.equal(await page.locator('.nn text').count(), 0)
  })

  test('fits a phone without scrolling, and 320 px without scrolling sideways', async () => {
    await open(PHONE)
    await load('start')
    const page640 = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
    assert.deepEqual(page640, [640, 640])
    const box = await page.locator('.board').boundingBox()
    assert.equal(box.width, 360)
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 320, height: 256 },
      { width: 640, height: 400 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      const [wide, inner] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      assert.ok(wide <= inner, `${viewport.width} x ${viewport.height}: ${wide} px wide`)
    }
    await touch('c3')
  })

  test('holds its place before it is there', async () => {
    await open()
    const shift = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 200)
        }),
    )
    assert.equal(shift, 0)
  })

  test('sounds short and soft', async () => {
    await open()
    const names = ['step', 'hop', 'take', 'crown', 'deny', 'away', 'win', 'draw', 'loss']
    for (const name of names) {
      const { peak, length } = await page.evaluate((one) => window.demo.measure(one), name)
      const ending = ['win', 'draw', 'loss'].includes(name)
      assert.ok(peak > 0.03 && peak < 0.5, `${name}: ${peak}`)
      assert.ok(length < (ending ? 1 : 0.15), `${name}: ${length} s`)
    }
  })

  test('weighs at most 20 KB with the board', async () => {
    const [code, style] = await Promise.all(
      ['demo.js', 'demo.css'].map(async (name) => (await fetch(server.url + name)).arrayBuffer()),
    )
    const bytes = gzipSync(code).length + gzipSync(style).length
    assert.ok(bytes < 20_000, `${bytes} bytes`)
  })
})
