// The tree of the game and its variations: by itself, and on the analysis's board.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { importSource } from './support/core.mjs'
import { MATCH, analyse, keep, keptMatch, mouse, plyIs, saying, touch } from './support/hands.mjs'

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../build')
const COMMAND = process.env.DAMIER_COMMAND ?? join(BUILD, 'release/damier')

const tree = await importSource('app/tree.ts')
const { shortened } = await importSource('app/match.ts')

const move = (effect) => ({ effect, text: effect })
const game = (text) => text.split(' ').map(move)
const way = (text) => text.split(' ').filter((effect) => effect)
/** "a b(c d)(e) f": what stands in brackets is instead of the move before. */
const written = (next) => {
  const [main, ...others] = next
  if (!main) return ''
  const sides = others.map((other) => `(${written([other])})`).join('')
  const rest = written(main.next)
  return `${main.move.effect}${sides}${rest && ` ${rest}`}`
}

function grown(played, ...ways) {
  return ways.reduce((sum, text) => {
    return way(text).reduce(
      (next, effect, ply, all) => tree.withMove(next, all.slice(0, ply), move(effect)),
      sum,
    )
  }, tree.withGame([], game(played)))
}

describe('the tree', () => {
  test('a move begins a variation, goes on with one, or is known', () => {
    const grew = grown('a b c', 'a x y', 'a x z', 'q', 'a b c d')
    assert.equal(written(grew), 'a(q) b(x y(z)) c d')
    assert.equal(tree.withMove(grew, way('a x'), move('y')), grew)
  })

  test('the game comes first, also when it goes on as a variation did', () => {
    const grew = grown('a b', 'a b p', 'a b q r')
    assert.equal(written(tree.withGame(grew, game('a b q'))), 'a b q(p) r')
    assert.equal(written(tree.withGame(grew, game('a b n'))), 'a b n(p)(q r)')
  })

  test('what is kept makes the same tree again', () => {
    const grew = grown('a b c', 'a x y', 'a x z w', 'q', 'a b c d', 'a v')
    const kept = tree.variationsOf(grew, way('a b c'))
    assert.deepEqual(kept[0], { at: 3, moves: ['d'] })
    const again = kept.map(({ at, moves }) => [...way('a b c').slice(0, at), ...moves].join(' '))
    assert.equal(written(grown('a b c', ...again)), written(grew))
  })

  test('a variation is put before the others, but never before the game', () => {
    const grew = grown('a b', 'a x', 'a y u', 'a y v')
    const played = way('a b')
    const inner = tree.promoted(grew, way('a y v'), played)
    assert.equal(written(inner), 'a b(x)(y v(u))')
    const outer = tree.promoted(inner, way('a y v'), played)
    assert.equal(written(outer), 'a b(y v(u))(x)')
    assert.equal(tree.promotable(outer, way('a y v'), played), undefined)
    assert.equal(tree.promotable(outer, played, played), undefined)
    const ended = grown('a', 'a x', 'a y')
    assert.equal(written(tree.promoted(ended, way('a y'), way('a'))), 'a y(x)')
  })

  test('a variation goes with what follows it', () => {
    const grew = grown('a b', 'a x y', 'a x z')
    assert.equal(written(tree.without(grew, way('a x y'))), 'a b(x z)')
    assert.equal(written(tree.without(grew, way('a x'))), 'a b')
  })

  test('from a move to those that could be made instead, round', () => {
    const grew = grown('a b', 'a x', 'a y')
    assert.equal(tree.rival(grew, way('a b'), 1), 'x')
    assert.equal(tree.rival(grew, way('a b'), -1), 'y')
    assert.equal(tree.rival(grew, way('a y'), 1), 'b')
    assert.equal(tree.rival(grew, way('a'), 1), undefined)
    assert.equal(tree.rival(grew, [], 1), undefined)
  })

  test('a long game is no deep water', () => {
    const long = Array.from({ length: 9000 }, (_, ply) => `m${ply}`)
    const planted = tree.withGame([], long.map(move))
    const grew = tree.withMove(planted, long.slice(0, 8999), move('x'))
    assert.equal(tree.toItsEnd(grew, []).length, 9000)
    assert.deepEqual(tree.after(grew, [...long.slice(0, 8999), 'x']), [])
  })

  test('taking back takes nothing from the variations', () => {
    const match = { moves: way('a b c d'), variations: [{ at: 1, moves: ['x'] }, { at: 4, moves: ['y'] }] }
    assert.deepEqual(shortened({ ...match, ending: { how: 0, loser: 'w' } }, 2), {
      moves: way('a b'),
      variations: [{ at: 1, moves: ['x'] }, { at: 2, moves: ['c', 'd', 'y'] }],
    })
  })
})

test('PDN has the variations in brackets, what was tried after the end in a comment', async () => {
  const { pdnOf } = await importSource('app/pdntree.ts')
  const played = game('c3-d4 b6-a5 d4-c5')
  const start = { firstSide: 'w', rules: { first: 'w' } }
  const side = (...texts) => texts.map((text) => text.split(' ')).reduce((sum, all) => all.reduce(
    (next, effect, ply) => tree.withMove(next, all.slice(0, ply), move(effect)), sum,
  ), tree.withGame([], played))
  const grew = side('c3-d4 d6-e5 d4xf6', 'c3-d4 d6-e5 b2-c3', 'g3-h4', 'c3-d4 b6-a5 d4-c5 d6xb4')
  const plain = '[Event "x"]\n[Result "*"]\n\n1. c3-d4 b6-a5 2. d4-c5 *\n\n'
  const text = pdnOf(start, grew, way('c3-d4 b6-a5 d4-c5'), plain)
  assert.equal(
    text,
    '[Event "x"]\n[Result "*"]\n\n' +
      '1. c3-d4 (1. g3-h4) 1... b6-a5 (1... d6-e5 2. d4xf6 (2. b2-c3)) 2. d4-c5 { 2...\n' +
      'd6xb4 } *\n\n',
  )
  const { stdout } = spawnSync(COMMAND, ['pdn', 'check', '--rules', 'russian', '-'], {
    input: text,
    encoding: 'utf8',
  })
  assert.match(stdout, /games 1, replayed 1, faults 0/)
})

describe('on the page', () => {
  useBrowser()

  const CALM = { reducedMotion: 'reduce' }
  const [A3, A4, B3, B4, C6, C5, D6, D5] = [16, 24, 17, 25, 42, 34, 43, 35]
  const GAME = ['a3>a4', 'c6>c5']

  const shown = (page) => page.locator('.moves [aria-current=step] bdi').textContent()
  const branch = (page) => page.locator('.vars > .branch').allTextContents()

  async function play(page, tap, ...cells) {
    for (const cell of cells) await tap(page, cell)
  }

  /** A game of two moves on one screen, with the analysis open at its end. */
  async function analysed(page, tap = mouse) {
    await open(page, '#rules=turkish&opponent=screen')
    await play(page, tap, A3, A4, C6, C5)
    await plyIs(page, 2)
    await analyse(page)
    await saying(page, 'After c6-c5.')
    await page.locator('.tree').waitFor()
  }

  /** Another move in place of the game's second, and an answer to it. */
  async function varied(page, tap = mouse) {
    await page.keyboard.press('ArrowLeft')
    await saying(page, 'After a3-a4.')
    await play(page, tap, D6, D5)
    await saying(page, 'After d6-d5.')
    await play(page, tap, B3, B4)
    await saying(page, 'After b3-b4.')
  }

  test('what is tried stands beside the game, is kept, and the game is as it was', () =>
    withPage(CALM, async (page) => {
      await analysed(page)
      await varied(page)
      assert.deepEqual(await branch(page), ['1…d6-d52.b3-b4'])
      assert.equal(await shown(page), 'b3-b4')
      const kept = await keptMatch(page)
      assert.deepEqual(kept.moves, GAME)
      assert.deepEqual(kept.variations, [{ at: 1, moves: ['d6>d5', 'b3>b4'] }])
      await page.reload()
      await page.locator('.tree').waitFor()
      await saying(page, 'After c6-c5.')
      assert.deepEqual(await branch(page), ['1…d6-d52.b3-b4'])
      await page.locator('.tree').getByRole('button', { name: 'b3-b4' }).click()
      await saying(page, 'After b3-b4.')
      await page.getByRole('button', { name: 'Back to the game' }).click()
      await saying(page, 'After a3-a4.')
      await page.getByRole('button', { name: 'Close analysis' }).click()
      await saying(page, /White to move/)
      assert.equal(await page.locator('.moves .now').textContent(), 'c6-c5')
      await play(page, mouse, B3, B4)
      await plyIs(page, 3)
      assert.deepEqual((await keptMatch(page)).variations, kept.variations)
    }))

  test('all of it by keys: back and forward, from move to move, to both ends', () =>
    withPage(CALM, async (page) => {
      await analysed(page)
      await varied(page)
      for (const [key, said] of [
        ['ArrowLeft', 'After d6-d5.'],
        ['ArrowUp', 'After c6-c5.'],
        ['ArrowDown', 'After d6-d5.'],
        ['End', 'After b3-b4.'],
        ['Home', 'The start of the game.'],
        ['ArrowRight', 'After a3-a4.'],
        ['ArrowRight', 'After d6-d5.'],
      ]) {
        await page.keyboard.press(key)
        await saying(page, said)
      }
      const current = page.locator('.moves [aria-current=step]')
      await current.focus()
      await page.keyboard.press('ArrowUp')
      await saying(page, 'After c6-c5.')
      await page.waitForFunction(() => document.activeElement.textContent === 'c6-c5')
    }))

  test('variations are put first and deleted; the game can be neither', () =>
    withPage(CALM, async (page) => {
      await analysed(page)
      const first = page.getByRole('button', { name: 'Put first' })
      const remove = page.getByRole('button', { name: 'Delete from here' })
      assert.deepEqual([await first.isEnabled(), await remove.isEnabled()], [false, false])
      await varied(page)
      await page.getByRole('button', { name: 'Back to the game' }).click()
      await saying(page, 'After a3-a4.')
      const [E6, E5] = [44, 36]
      await play(page, mouse, E6, E5)
      await saying(page, 'After e6-e5.')
      assert.deepEqual(await branch(page), ['1…d6-d52.b3-b4', '1…e6-e5'])
      await first.click()
      assert.deepEqual(await branch(page), ['1…e6-e5', '1…d6-d52.b3-b4'])
      assert.equal(await first.isEnabled(), false)
      await remove.click()
      await saying(page, 'After a3-a4.')
      assert.deepEqual(await branch(page), ['1…d6-d52.b3-b4'])
      assert.deepEqual((await keptMatch(page)).moves, GAME)
    }))

  test('on a phone, by touch, in the strip of moves', () =>
    withPage({ ...CALM, ...PHONE }, async (page) => {
      await analysed(page, touch)
      await varied(page, touch)
      assert.deepEqual(await branch(page), ['1…d6-d52.b3-b4'])
      assert.equal(await shown(page), 'b3-b4')
      await page.locator('.acts').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Delete from here' }).click()
      await saying(page, 'After d6-d5.')
      assert.deepEqual(await branch(page), ['1…d6-d5'])
    }))

  test('against the machine the game is not disturbed: it goes on when the analysis is closed', () =>
    withPage(CALM, async (page) => {
      await open(page, '#rules=turkish&level=easy')
      await analyse(page)
      await page.locator('.lines li').first().waitFor()
      await play(page, mouse, A3, A4)
      await saying(page, 'After a3-a4.')
      await play(page, mouse, C6, C5)
      await saying(page, 'After c6-c5.')
      assert.deepEqual((await keptMatch(page)).moves, [])
      await page.getByRole('button', { name: 'Close analysis' }).click()
      await play(page, mouse, B3, B4)
      await plyIs(page, 2)
      assert.equal((await keptMatch(page)).moves[0], 'b3>b4')
    }))

  test('kept variations that make no sense do no harm', () =>
    withPage(CALM, async (page) => {
      const bad = [7, { at: -1, moves: ['x'] }, { at: 9, moves: ['d6>d5'] }, { at: 1, moves: 'd6>d5' }]
      const half = { at: 1, moves: ['d6>d5', 'd5>d9', 'b3>b4'] }
      await keep(page, { ...MATCH, moves: GAME, variations: [...bad, half] })
      await open(page)
      await analyse(page)
      await page.locator('.tree').waitFor()
      assert.deepEqual(await branch(page), ['1…d6-d5'])
    }))
})
