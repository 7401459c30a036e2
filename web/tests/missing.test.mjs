// What the page says, and in which language, when it lacks something: storage, WebAssembly, workers,
// a file that never comes, a game that can't be read. Nothing of it loses a game.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE, address, open, useBrowser, withPage } from './support/browser.mjs'
import { keptMatch, mouse, plyIs, saying } from './support/hands.mjs'

useBrowser()

const ON_SCREEN = '#rules=turkish&opponent=screen'
const MACHINE_BEGINS = '#rules=turkish&side=b&level=easy'
const [A3, A4, C6, C5] = [16, 24, 42, 34]

async function playTwo(page) {
  for (const cell of [A3, A4, C6, C5]) await mouse(page, cell)
  await page.locator('.moves .now', { hasText: 'c6-c5' }).waitFor()
}

const beside = (page, text) => page.locator('.note p', { hasText: text }).waitFor()

/** Lets writing fail as when there is no room, or all use of storage as when it is forbidden. */
const STORAGE = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  },
}

for (const [what, spoil] of Object.entries(STORAGE)) {
  test(`storage that is ${what} is told once, and one plays on`, () =>
    withPage(PHONE, async (page) => {
      await page.addInitScript(spoil)
      await open(page, ON_SCREEN)
      await beside(page, 'games are not kept')
      await playTwo(page)
      assert.equal(await page.locator('.note', { hasText: 'games are not kept' }).count(), 0)
    }))
}

/** Whether the sentence below the line is wholly in sight: what has no room flows out of it. */
function isSentenceSeen(page) {
  return page.evaluate(() => {
    const [note, words] = ['.note', '.note .say + p'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    return !!words && words.right <= note.right + 1 && words.bottom <= note.bottom
  })
}

const LANGUAGES = ['en', 'ar', 'es', 'et', 'fr', 'it', 'nl', 'pt', 'ru', 'tr', 'vi']
const SAVED_DAMAGED = () => localStorage.setItem('damier-1', '{')
for (const [what, spoil] of [
  ['no storage', STORAGE.full],
  ['a damaged game', SAVED_DAMAGED],
]) {
  test(`on a phone there is room in each language to tell of ${what}`, async () => {
    const unseen = []
    for (const locale of LANGUAGES) {
      await withPage({ ...PHONE, locale }, async (page) => {
        await page.addInitScript(spoil)
        await open(page, ON_SCREEN)
        if (!(await isSentenceSeen(page))) unseen.push(locale)
      })
    }
    assert.deepEqual(unseen, [])
  })
}

test('storage that fills up in the middle of a game keeps what was there', () =>
  withPage({}, async (page) => {
    await open(page, ON_SCREEN)
    await mouse(page, A3)
    await mouse(page, A4)
    await plyIs(page, 1)
    await page.evaluate(STORAGE.full)
    await mouse(page, C6)
    await mouse(page, C5)
    await beside(page, 'games are not kept')
    assert.equal((await keptMatch(page)).moves.length, 1)
  }))

test('without WebAssembly the page says which browsers will do, in the language of its reader', () =>
  withPage({ locale: 'et-EE' }, async (page, faults) => {
    await page.addInitScript(() => delete window.WebAssembly)
    await page.goto(address())
    await page.getByRole('heading', { name: 'Lauda ei saanud laadida.' }).waitFor()
    await page.getByText('damier vajab WebAssemblyga brauserit').waitFor()
    faults.length = 0
  }))

test('without workers the machine cannot play, and that is said; two people can', () =>
  withPage({}, async (page) => {
    await page.addInitScript(() => delete window.Worker)
    await open(page, MACHINE_BEGINS)
    await saying(page, 'The machine needs web workers, which this browser lacks.')
    await open(page, ON_SCREEN)
    await page.reload()
    await playTwo(page)
  }))

/** A page whose timers can be sent ahead, though all else goes on as usual. */
async function withClock(options, use) {
  await withPage(options, async (page, faults) => {
    await page.clock.install()
    await use(page, (seconds) => page.clock.fastForward(seconds * 1000), faults)
  })
}

/** Requests that match are not answered until that is wanted. */
async function hold(page, pattern) {
  let asked
  const first = new Promise((resolve) => (asked = resolve))
  const held = []
  await page.route(pattern, (route) => {
    held.push(route)
    asked()
  })
  return { asked: first, release: () => Promise.all(held.map((route) => route.continue())) }
}

test('a core that does not come is told in time; when it comes after all, one plays', () =>
  withClock(PHONE, async (page, wait) => {
    const core = await hold(page, '**/*.wasm')
    const words = page.waitForResponse(/\/en\.\w+\.js$/)
    await page.goto(address(ON_SCREEN), { waitUntil: 'commit' })
    await core.asked
    await words
    await wait(13)
    await wait(1)
    await page.getByRole('heading', { name: 'The board is still on its way' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await core.release()
    await page.waitForSelector('.cells [data-cell]')
    await playTwo(page)
  }))

test('words that do not come are told in time, in one sentence of the language', () =>
  withClock({ locale: 'tr-TR' }, async (page, wait) => {
    const words = await hold(page, /\/tr\.\w+\.js$/)
    await page.goto(address(ON_SCREEN), { waitUntil: 'commit' })
    await words.asked
    await wait(13)
    await wait(1)
    await page.getByRole('button', { name: 'Yeniden dene' }).waitFor()
    await words.release()
    await page.waitForSelector('.cells [data-cell]')
  }))

for (const [what, kind] of Object.entries({ network: /\.net$/, tables: /\.tables$/ })) {
  test(`the machine does not wait for ever for a file (${what}), and says what it lacks`, () =>
    withClock({}, async (page, wait) => {
      const file = await hold(page, kind)
      await open(page, MACHINE_BEGINS)
      await file.asked
      await wait(9)
      await wait(2)
      await plyIs(page, 1)
      await page.locator('.weak', { hasText: 'weaker: not all was loaded' }).waitFor()
      // Once it has come what is asked next is answered with it.
      const came = page.waitForEvent('requestfinished', (request) => kind.test(request.url()))
      await file.release()
      await came
      do {
        await page.locator('.acts').getByRole('button', { name: 'Hint' }).click()
        await saying(page, /^Hint:/)
      } while (await page.locator('.weak').count())
    }))
}

test('a worker that does not come is given up, and can be tried again', () =>
  withClock({}, async (page, wait) => {
    const worker = await hold(page, '**/worker.*')
    await open(page, MACHINE_BEGINS)
    await worker.asked
    await wait(21)
    await saying(page, 'The machine stopped.')
    await page.unroute('**/worker.*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await plyIs(page, 1)
  }))

const GAME = {
  rules: 'turkish',
  start: '',
  moves: ['a3>a4', 'c6>c5', 'a1>h8'],
  opponent: 'screen',
  level: 'medium',
  you: 'w',
  begun: 1,
}
const HALMA = { ...GAME, rules: 'halma' }
const CUT_OFF = '{"match":{"rules":"turk'
const MISSHAPEN = '{"match":{"rules":7,"moves":{}}}'

/** What is kept, what is put aside of it, and how many moves can be played on from. */
for (const [what, kept, aside, moves] of [
  ['cut off', CUT_OFF, CUT_OFF, 0],
  ['of another shape', MISSHAPEN, MISSHAPEN, 0],
  ['of an unknown rule set', JSON.stringify({ match: HALMA }), JSON.stringify(HALMA), 0],
  ['with a move that is not legal', JSON.stringify({ match: GAME }), JSON.stringify(GAME), 2],
]) {
  test(`a saved game that is ${what} is told and put aside`, () =>
    withPage(PHONE, async (page) => {
      await page.addInitScript((text) => {
        if (!localStorage.getItem('damier-1')) localStorage.setItem('damier-1', text)
      }, kept)
      await open(page)
      await beside(page, 'Your saved game could not be fully read.')
      const texts = await page.evaluate(() => JSON.parse(localStorage.getItem('damier-aside')))
      assert.deepEqual(texts, [aside])
      assert.equal((await keptMatch(page)).moves.length, moves)
      await page.reload()
      await page.waitForSelector('.cells [data-cell]')
      assert.equal(await page.locator('.note', { hasText: 'could not be fully read' }).count(), 0, 'said once')
    }))
}

test('a tab that is closed leaves its game, though another tab has saved since', () =>
  withPage({}, async (page) => {
    await open(page, ON_SCREEN)
    const other = await page.context().newPage()
    await open(other, '#rules=italian&opponent=screen')
    await playTwo(page)
    await other.getByRole('button', { name: 'Sound' }).click()
    assert.equal(await other.evaluate(() => JSON.parse(localStorage.getItem('damier-1')).match.rules), 'italian')
    await page.close({ runBeforeUnload: true })
    await other.waitForFunction(() => localStorage.getItem('damier-left'))
    await other.reload()
    await other.waitForSelector('.cells [data-cell]')
    assert.equal((await keptMatch(other)).rules, 'italian')
    await other.getByRole('button', { name: 'More' }).first().click()
    await other.getByRole('menuitem', { name: 'Back to Turkish, move 2' }).click()
    await plyIs(other, 2)
  }))

test('where scripts are off the page says what it needs, and the rules can be read', () =>
  withPage({ javaScriptEnabled: false, locale: 'vi' }, async (page, faults) => {
    await page.goto(address())
    assert.match(await page.textContent('noscript [lang=vi]'), /cần JavaScript/)
    const rules = await page.getAttribute('noscript a[lang=vi]', 'href')
    await page.goto(address(rules.slice(1)))
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), 'vi')
    // Scripts that the pages would have loaded early are refused as well.
    for (const fault of faults.splice(0)) assert.match(fault, /\.js: csp$/)
  }))
