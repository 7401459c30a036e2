// Taking back in several steps, to a position that is looked at, and playing it again.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { keptMatch, mouse, plies, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const MOVES = [
  [16, 24],
  [47, 39],
  [17, 25],
  [46, 38],
]

function act(page, name) {
  return page.locator('.acts').getByRole('button', { name, exact: true })
}

async function fromMenu(page, name) {
  await page.locator('.top').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function playOnScreen(page) {
  await open(page, '#rules=turkish&opponent=screen')
  for (const [ply, [from, to]] of MOVES.entries()) {
    await mouse(page, from)
    await mouse(page, to)
    await plyIs(page, ply + 1)
  }
}

test('each press takes back one more, and each can be played again until another move is made', () =>
  withPage(CALM, async (page) => {
    await playOnScreen(page)
    const { moves } = await keptMatch(page)
    for (const left of [3, 2, 1]) {
      await act(page, 'Take back').click()
      await plyIs(page, left)
    }
    for (const left of [2, 3]) {
      await fromMenu(page, 'Redo')
      await plyIs(page, left)
    }
    assert.deepEqual((await keptMatch(page)).moves, moves.slice(0, 3))
    await mouse(page, 45)
    await mouse(page, 37)
    await plyIs(page, 4)
    await page.locator('.top').getByRole('button', { name: 'More' }).click()
    assert.equal(await page.getByRole('menuitem', { name: 'Redo' }).count(), 0)
  }))

test('one takes back to the position that is looked at', () =>
  withPage(CALM, async (page) => {
    await playOnScreen(page)
    const { moves } = await keptMatch(page)
    await page.locator('.moves li button').first().click()
    await saying(page, 'After a3-a4.')
    await page.getByRole('button', { name: 'Take back to here' }).click()
    await plyIs(page, 1)
    await saying(page, 'Black to move.')
    await fromMenu(page, 'Redo')
    await plyIs(page, 4)
    assert.deepEqual((await keptMatch(page)).moves, moves)
  }))

/** A move against the machine, and its answer. */
async function playMachine(page) {
  await open(page, '#rules=turkish&level=easy')
  await mouse(page, 16)
  await mouse(page, 24)
  await plyIs(page, 2)
  await page.locator('.turn').waitFor()
}

test('against the machine a press takes back a pair, and the pair comes again', () =>
  withPage(CALM, async (page) => {
    await playMachine(page)
    const { moves } = await keptMatch(page)
    await act(page, 'Take back').click()
    await plyIs(page, 0)
    await fromMenu(page, 'Redo')
    await plyIs(page, 2)
    assert.deepEqual((await keptMatch(page)).moves, moves)
    await page.locator('.turn').waitFor()
  }))

test('where the machine is to move there, it moves anew', () =>
  withPage(CALM, async (page) => {
    await playMachine(page)
    await page.locator('.moves li button').first().click()
    await page.getByRole('button', { name: 'Take back to here' }).click()
    await plyIs(page, 2)
    assert.equal(await plies(page), 2)
  }))

test('the last move is shown again, from the menu or its place in the list', () =>
  withPage({}, async (page) => {
    await playOnScreen(page)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    for (const again of [
      () => fromMenu(page, 'Show last move again'),
      () => page.locator('.moves .now').click(),
    ]) {
      const moving = page.waitForFunction(() => document.querySelector('.board .p.up'))
      await again()
      await moving
      await page.waitForFunction(() => !document.querySelector('.board .p.up'))
      assert.equal(await plies(page), 4)
      await saying(page, 'White to move.')
    }
  }))
