// Pictures for sharing: of a position as SVG and PNG, of a game as an animated GIF.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { playOut } from './support/games.mjs'
import { MATCH, keep } from './support/hands.mjs'

describe('what is seen of a game', async () => {
  const core = await loadCore()
  const { shotsOf } = await importSource('picture/shots.ts')
  const { shapeOf } = await importSource('app/shape.ts')

  for (const rules of core.rules) {
    test(`${rules.id}: each position is the core's, and each stop on the way has its piece`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const { moves } = playOut(core, rules.id, seed, 1000) ?? { moves: [] }
        const boards = [...moves, undefined].map((_, ply) => core.at(ply).board)
        const shots = shotsOf(shapeOf(rules), boards[0], moves)
        const settled = shots.filter(({ onWay }) => !onWay)
        assert.deepEqual(settled.map(({ board }) => board), boards)
        const stops = moves.reduce((sum, { stops }) => sum + stops.length, 0)
        assert.equal(shots.length, 1 + stops)
        for (const { board, ghosts, last } of shots.filter(({ onWay }) => onWay)) {
          assert.notEqual(board[last.to], '.')
          assert.ok(ghosts.every((cell) => board[cell] !== '.'))
        }
      }
    })
  }
})

describe('on the page', () => {
  useBrowser()

  /** A chain of two, a step, and a man that is crowned. */
  const GAME = {
    ...MATCH,
    start: 'W:Wc5,a2:Bc6,d7,h8',
    moves: ['c5>e7*c6,d7', 'h8>h7', 'e7>e8'],
  }

  async function share(page, match = GAME) {
    await keep(page, match)
    await open(page)
    await page.locator('[aria-haspopup=menu]:visible').last().click()
    await page.locator('[role=menuitem]:has([href="#i-copy"])').click()
    await page.locator('.picture').waitFor()
  }

  /** What a button of the sheet saves. */
  async function saved(page, kind) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`^${kind}:`) }).click()
    const file = await download
    assert.match(file.suggestedFilename(), new RegExp(`^\\w+-\\d{4}-\\d\\d-\\d\\d\\.${kind.toLowerCase()}$`))
    return readFileSync(await file.path())
  }

  const token = (page, name) =>
    page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name)

  /** Colours of a picture at parts of its width and height, as #RRGGBB. */
  function coloursAt(page, bytes, type, places) {
    return page.evaluate(
      async ([base64, mime, wanted]) => {
        const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([data], { type: mime }))
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context.drawImage(picture, 0, 0)
        const colour = ([x, y]) => {
          const [r, g, b] = context.getImageData(x, y, 1, 1).data
          return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
        }
        return { width: picture.width, height: picture.height, colours: wanted.map(colour) }
      },
      [bytes.toString('base64'), type, places],
    )
  }

  test('PNG: as wide as promised, frame, squares and pieces in their colours', () =>
    withPage({}, async (page) => {
      await share(page)
      // The board has 8 squares between rims of 0.45; the caption is below. The middle of square (x, y).
      const unit = 1080 / 8.9
      const square = (x, y) => [Math.round((x + 0.95) * unit), Math.round((y + 0.85) * unit)]
      const places = [[4, 4], square(1, 2), square(4, 0)]
      const png = await saved(page, 'PNG')
      const { width, height, colours } = await coloursAt(page, png, 'image/png', places)
      assert.equal(width, 1080)
      assert.equal(height, Math.round((1080 * 9.5) / 8.9))
      const [frame, empty, king] = colours
      assert.equal(frame, await token(page, '--fr'))
      assert.equal(empty, await token(page, '--sd'))
      assert.notEqual(king, empty)
    }))

  test('SVG: every piece and the last move, no colour left open, nothing from elsewhere', () =>
    withPage({}, async (page) => {
      await share(page)
      const svg = `${await saved(page, 'SVG')}`
      assert.doesNotMatch(svg, /var\(|undefined|style=|class="p/)
      assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:|url\((?!#)/)
      const found = await page.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
        const uses = [...root.querySelectorAll(':scope > use')].map((use) => use.getAttribute('href'))
        const lost = [...root.querySelectorAll('use')].filter((use) => !root.querySelector(use.getAttribute('href')))
        return { root: root.localName, title: root.querySelector('title').textContent, uses: uses.sort(), lost: lost.length }
      }, svg)
      assert.deepEqual(found, {
        root: 'svg',
        title: 'Turkish draughts, e7-e8',
        uses: ['#from', '#king-w', '#man-b', '#man-w', '#to'],
        lost: 0,
      })
    }))

  test('GIF: a picture for the start, each stop and each position', () =>
    withPage({}, async (page) => {
      await share(page)
      const gif = await saved(page, 'GIF')
      const film = await page.evaluate(async (base64) => {
        const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const decoder = new ImageDecoder({ data, type: 'image/gif' })
        await decoder.completed
        await decoder.tracks.ready
        const { frameCount, repetitionCount } = decoder.tracks.selectedTrack
        const { image } = await decoder.decode({ frameIndex: frameCount - 1 })
        return { frameCount, endless: repetitionCount === Infinity, width: image.codedWidth, last: image.duration }
      }, gif.toString('base64'))
      assert.deepEqual(film, { frameCount: 5, endless: true, width: 480, last: 3_000_000 })
      await page.getByText(/^Saved as turkish-.*\.gif/).waitFor()
    }))

  test('drawing a game can be cancelled', () =>
    withPage({}, async (page) => {
      // It is not begun before it has been cancelled.
      let go
      const gate = new Promise((resolve) => (go = resolve))
      await page.route('**/film.*', async (route) => (await gate, route.continue()))
      await share(page)
      await page.getByRole('button', { name: /^GIF:/ }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      go()
      await page.getByText('Nothing was saved.').waitFor()
      assert.equal(await page.locator('progress').count(), 0)
    }))

  test('a picture is drawn as the board is seen: from Black, numbered, in Arabic', () =>
    withPage({ locale: 'ar' }, async (page) => {
      const start = 'B:W31-50:B1-20'
      await share(page, { ...MATCH, rules: 'international', start, you: 'b', moves: ['20>25'] })
      const svg = `${await saved(page, 'SVG')}`
      assert.match(svg, /<text x="10"[^>]* direction="rtl"[^>]*>[^<]*\p{Script=Arabic}/u)
      // Square 50 is on the first rank: from Black it is seen in the topmost row.
      const [, y] = /<text x="[\d.]+" y="([\d.]+)"[^>]*>50</.exec(svg)
      assert.ok(Number(y) < 1)
    }))
})
