// Settings: each does what it says and is kept, and every board can be seen by everybody.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { drag, keptMatch, mouse, plies, plyIs, saying } from './support/hands.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const A3 = 16
const A4 = 24

async function openSettings(page) {
  await page.locator('.top').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.locator('.settings .sample svg').first().waitFor()
}

async function closeSettings(page) {
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}

async function choose(page, ...labels) {
  await openSettings(page)
  for (const label of labels) {
    // The words cover the input that they are for.
    await page.locator('.settings').getByLabel(label, { exact: true }).check({ force: true })
  }
  await closeSettings(page)
}

test('what is chosen holds at once and after a reload', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await choose(page, 'Slate', 'Fast', 'Flat', 'Dark')
    const shown = () =>
      page.evaluate(() => ({
        ...document.documentElement.dataset,
        flat: !document.getElementById('man').innerHTML.includes('url(#lit)'),
      }))
    const chosen = { set: 'slate', pace: 'fast', mode: 'dark', flat: true }
    assert.deepEqual(await shown(), chosen)
    await page.reload()
    await page.waitForFunction(() => !document.getElementById('man')?.innerHTML.includes('#lit'))
    assert.deepEqual(await shown(), chosen)
    await choose(page, 'Turned wood')
    assert.equal((await shown()).flat, false)
  }))

test('the language can be changed there', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await openSettings(page)
    await page.locator('.settings select').selectOption('tr')
    await page.locator('html[lang=tr]').waitFor()
    await page.locator('dialog h2', { hasText: 'Ayarlar' }).waitFor()
  }))

test('settings that make no sense are left out', () =>
  withPage(CALM, async (page) => {
    await page.addInitScript(() => {
      const prefs = { pace: 7, pieces: '<b>', set: null, taps: 'yes', confirm: {}, mode: 'dark' }
      localStorage['damier-1'] = JSON.stringify({ prefs })
    })
    await open(page, '#rules=turkish&opponent=screen')
    const { prefs } = await page.evaluate(() => JSON.parse(sessionStorage['damier-1']))
    const { pace, pieces, set, taps, confirm, mode } = prefs
    assert.deepEqual(
      { pace, pieces, set, taps, confirm, mode },
      { pace: 'normal', pieces: 'turned', set: 'walnut', taps: false, confirm: false, mode: 'dark' },
    )
  }))

test('a move waits to be confirmed, and can be taken back', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await choose(page, 'Confirm each move')
    const man = (cell) => page.getAttribute(`.cells [data-cell="${cell}"]`, 'aria-label')
    for (const undo of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Undo' }).click(),
    ]) {
      await mouse(page, A3)
      await mouse(page, A4)
      await saying(page, 'a3-a4: play it?')
      assert.match(await man(A4), /white man/)
      assert.equal(await plies(page), 0)
      await undo()
      await saying(page, 'White begins')
      assert.match(await man(A3), /white man/)
    }
    await mouse(page, A3)
    await mouse(page, A4)
    await page.keyboard.press('Enter')
    await plyIs(page, 1)
    assert.deepEqual((await keptMatch(page)).moves, ['a3>a4'])
    await saying(page, 'Black to move.')
    assert.ok(await page.evaluate(() => document.activeElement.matches('.cells *')))
  }))

test('with tapping only a piece is not dragged', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await choose(page, 'Move by tapping only, never by dragging')
    await drag(page, 18, 26)
    assert.equal(await plies(page), 0)
    await mouse(page, A3)
    await mouse(page, A4)
    await plyIs(page, 1)
  }))

test('with the animation off a move is there at once', () =>
  withPage({}, async (page) => {
    await open(page, '#rules=turkish&opponent=screen')
    await choose(page, 'Off')
    await mouse(page, A3)
    await mouse(page, A4)
    await plyIs(page, 1)
    assert.equal(await page.locator('.board .p.up').count(), 0)
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
  }))

test('settings that do not come are told', () =>
  withPage(CALM, async (page, faults) => {
    await page.route(/\/assets\/settings\.\w+\.js$/, (route) => route.abort())
    await open(page)
    await page.locator('.top').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.locator('.note', { hasText: 'Part of the page did not arrive.' }).waitFor()
    await page.unroute(/\/assets\/settings\.\w+\.js$/)
    faults.length = 0
  }))

/** What each kind of eye makes of red, green and blue light (Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency", 2009, severity 1). */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
}

/** Light of a colour, as WCAG 2 has it. */
const lightOf = (colour) =>
  [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

function seenBy(eye, light) {
  return [0, 3, 6].map((row) => {
    const sum = light.reduce((total, part, i) => total + eye[row + i] * part, 0)
    return Math.min(1, Math.max(0, sum))
  })
}

const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(eye, ...colours) {
  const [high, low] = colours
    .map((colour) => luminance(seenBy(eye, lightOf(colour))))
    .sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** #RGB is written out. */
const whole = (colour) =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((c) => c + c).join('')}` : colour

test('pieces and marks stand out 3:1 on every board, to every eye', () =>
  withPage(CALM, async (page) => {
    await open(page)
    await openSettings(page)
    const sets = await page.evaluate(() =>
      [...document.querySelectorAll('.sample[data-set]')].map((sample) => {
        const style = getComputedStyle(sample)
        const of = (name) => style.getPropertyValue(`--${name}`).trim()
        const [sd, w, b, mk, mc] = ['sd', 'w', 'b', 'mk', 'mc'].map(of)
        return { set: sample.dataset.set, ground: sd, on: { w, b, mk, mc } }
      }),
    )
    assert.ok(sets.length >= 4)
    for (const { set, ground, on } of sets)
      for (const [name, colour] of Object.entries(on))
        for (const [eye, matrix] of Object.entries(EYES)) {
          const ratio = contrast(matrix, whole(ground), whole(colour))
          assert.ok(ratio >= 3, `${set}, ${name}, ${eye}: ${ratio.toFixed(2)}`)
        }
  }))
