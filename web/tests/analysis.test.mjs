// The analysis: chances, lines, how they deepen, going through a game with it, and its end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PHONE, comesTo, open, useBrowser, withPage } from './support/browser.mjs'
import { analyse, breaksOnce, enter, keptMatch, mouse, plyIs, saying } from './support/hands.mjs'
import { importSource, loadCore } from './support/core.mjs'

useBrowser()

const CALM = { reducedMotion: 'reduce' }
const ON_SCREEN = '#rules=turkish&opponent=screen'
const WON = `${ON_SCREEN}&fen=W:WKd1,Kh1,f3,g3:Ba7`
const [A3, A4, C6, C5] = [16, 24, 42, 34]

async function playTwo(page) {
  for (const cell of [A3, A4, C6, C5]) await mouse(page, cell)
  await plyIs(page, 2)
}

function step(page, name) {
  return page.locator('.moves').getByRole('button', { name, exact: true }).click()
}

function depthIs(page, least) {
  return page.waitForFunction(
    (wanted) => Number(/\d+/.exec(document.querySelector('.effort')?.textContent ?? '')) >= wanted,
    least,
  )
}

const lines = (page) => page.locator('.lines li bdi').allTextContents()
const chances = (page) => page.locator('.odds').getAttribute('aria-label')

test('bar and lines appear, and go deeper while one looks on', () =>
  withPage(CALM, async (page) => {
    await open(page, ON_SCREEN)
    await analyse(page)
    await depthIs(page, 2)
    const numbers = /^White (\d+)%, draw (\d+)%, Black (\d+)%$/.exec(await chances(page))
    assert.equal(Number(numbers[1]) + Number(numbers[2]) + Number(numbers[3]), 100)
    const found = await lines(page)
    assert.equal(found.length, 3)
    for (const line of found) assert.match(line, /^[a-h][23]-[a-h]\d [a-h]\d/)
    assert.equal(new Set(found.map((line) => line.split(' ')[0])).size, 3)
    assert.match(await page.textContent('.effort'), /^depth \d+ · [\d.]+[KM]? positions\/s$/)
    await depthIs(page, 7)
    await saying(page, /^The start of the game\. (White|Black|Both) .*\./)
  }))

test('notation is that of the rule set', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=international&opponent=screen')
    await analyse(page)
    await depthIs(page, 3)
    for (const line of await lines(page)) assert.match(line, /^3\d-\d\d \d+-\d+/)
  }))

test('what is said does not change with each depth', () =>
  withPage(CALM, async (page) => {
    await open(page, ON_SCREEN)
    await page.evaluate(() => {
      window.said = new Set()
      new MutationObserver(() => window.said.add(document.querySelector('.note').textContent)).observe(
        document.querySelector('.note'),
        { childList: true, characterData: true, subtree: true },
      )
    })
    await analyse(page)
    await depthIs(page, 7)
    assert.ok((await page.evaluate(() => window.said.size)) <= 3)
    assert.equal(await page.locator('[role=status], [aria-live]').count(), 1)
  }))

test('the best move is an arrow; a line that is pointed at has a broad one: pointer, key, press', () =>
  withPage(CALM, async (page) => {
    await open(page, WON)
    await analyse(page)
    const button = page.locator('.lines button').nth(2)
    await button.waitFor()
    const strong = page.locator('.arrow.strong')
    await button.hover()
    await strong.waitFor()
    await page.mouse.move(1, 1)
    await page.locator('.arrow:not(.strong)').waitFor()
    await button.focus()
    await strong.waitFor()
    await page.keyboard.press('Enter')
    assert.equal(await page.locator('.lines [aria-pressed=true]').count(), 1)
    await page.locator('.acts button').first().focus()
    await strong.waitFor()
    await button.press('Enter')
    await page.locator('.acts button').first().focus()
    await page.locator('.arrow:not(.strong)').waitFor()
  }))

test('on a phone a touch of a line keeps its arrow', () =>
  withPage({ ...CALM, ...PHONE }, async (page) => {
    await open(page, WON)
    await analyse(page)
    await page.locator('.lines button').nth(2).tap()
    await page.locator('.arrow.strong').waitFor()
  }))

test('going through the game, the analysis follows', () =>
  withPage(CALM, async (page) => {
    await open(page, ON_SCREEN)
    await playTwo(page)
    await analyse(page)
    await depthIs(page, 2)
    await saying(page, 'After c6-c5.')
    assert.match((await lines(page))[0], /^[a-h][2-4][-x]/)
    await step(page, 'Back')
    await saying(page, 'After a3-a4.')
    await page.waitForFunction(() => /^[a-h][67]-/.test(document.querySelector('.lines bdi')?.textContent))
    await page.keyboard.press('ArrowLeft')
    await saying(page, 'The start of the game.')
    await page.waitForFunction(() => /^[a-h][23]-/.test(document.querySelector('.lines bdi')?.textContent))
    await step(page, 'Last')
    await saying(page, 'After c6-c5.')
    assert.equal((await keptMatch(page)).moves.length, 2)
  }))

test('no worker is at work once it is closed, or while nobody can see it', () =>
  withPage(CALM, async (page) => {
    const hide = (hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    const gone = async () => {
      while (page.workers().length) await page.workers()[0].waitForEvent('close')
    }
    await open(page, ON_SCREEN)
    assert.equal(page.workers().length, 0)
    await analyse(page)
    await depthIs(page, 3)
    assert.equal(page.workers().length, 1)
    await hide(true)
    await gone()
    await hide(false)
    await depthIs(page, 3)
    assert.equal(page.workers().length, 1)
    await page.getByRole('button', { name: 'Close analysis' }).click()
    await gone()
    assert.equal(await page.locator('.lines, .odds').count(), 0)
  }))

test('no worker is left when what it has finished has been hidden and closed', () =>
  withPage(CALM, async (page) => {
    await open(page, `${ON_SCREEN}&fen=W:Wa2,d4:Bd5`)
    await analyse(page)
    await saying(page, 'White wins in one move.')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.getByRole('button', { name: 'Close analysis' }).click()
    while (page.workers().length) await page.workers()[0].waitForEvent('close')
  }))

test('the focus is not lost with the button that opens or closes it', () =>
  withPage(CALM, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement.textContent)
    await open(page, ON_SCREEN)
    await playTwo(page)
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Analyse' }).press('Enter')
    await page.locator('.lines').waitFor()
    assert.equal(await focused(), 'Close analysis')
    await page.keyboard.press('ArrowLeft')
    await saying(page, 'After a3-a4.')
    await page.keyboard.press('Enter')
    await page.locator('.lines').waitFor({ state: 'detached' })
    assert.equal(await focused(), 'Take back')
  }))

test('a won position is said to be won, and in how many moves', () =>
  withPage(CALM, async (page) => {
    await open(page, WON)
    await analyse(page)
    await saying(page, /White wins in \d+ moves\./)
    assert.equal(await chances(page), 'White 100%, draw 0%, Black 0%')
    const first = page.locator('.lines button').first()
    assert.match(await first.textContent(), /^White wins in (\d+) moves\.in \1/)
  }))

test('a game that is over by the rules needs no looking at', () =>
  withPage(CALM, async (page) => {
    await open(page, `${ON_SCREEN}&fen=W:Wa3:Ba4,h8`)
    const core = await loadCore()
    core.start(core.rules.findIndex(({ id }) => id === 'turkish'), 'W:Wa3:Ba4,h8')
    await enter(page, mouse, core.position().moves[0])
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Analyse' }).click()
    await depthIs(page, 1)
    await saying(page, /resigned\./)
    await open(page, '#rules=turkish&opponent=screen&fen=W:Wa2:Ba3,b2,a4,c2')
    await page.getByRole('button', { name: 'Analyse' }).click()
    assert.equal(await chances(page), 'White 0%, draw 0%, Black 100%')
    await saying(page, /no moves left/)
    assert.equal(page.workers().length, 0)
  }))

test('the game goes on in sight: the machine, whose turn it was, is waited for and followed', () =>
  withPage(CALM, async (page) => {
    await open(page, '#rules=turkish&level=easy')
    await mouse(page, A3)
    await mouse(page, A4)
    await analyse(page)
    await plyIs(page, 2)
    await saying(page, /^After [c-h]?/)
    await depthIs(page, 3)
    assert.equal(await page.locator('.tree li button').count(), 2)
    assert.match((await lines(page))[0], /^[a-h]\d/)
  }))

test('it is open again after a reload', () =>
  withPage(CALM, async (page) => {
    await open(page, ON_SCREEN)
    await analyse(page)
    await depthIs(page, 2)
    await page.reload()
    await depthIs(page, 2)
    await page.goBack()
    await page.locator('.lines').waitFor({ state: 'detached' })
  }))

test('an analysis that cannot be loaded is told, and can be opened later', () =>
  withPage(CALM, async (page, faults) => {
    await open(page, ON_SCREEN)
    await page.route('**/studyroom.*', (route) => route.abort())
    await analyse(page)
    await saying(page, 'The analysis could not be loaded.')
    assert.equal(await page.locator('.study').count(), 0)
    assert.ok(faults.length > 0)
    faults.length = 0
    await page.unroute('**/studyroom.*')
  }))

test('words and numbers agree: nobody who is a man ahead stands about equal', async () => {
  const { verdictWords } = await importSource('app/study.ts')
  const t = (key) => key
  const line = { score: 102, win: 200, draw: 660, loss: 140, plies: 0 }
  assert.equal(verdictWords(t, line, 'w'), 'analysis.better')
  assert.equal(verdictWords(t, { ...line, score: 30 }, 'w'), 'analysis.equal')
})

test('going back in the browser closes it; a new game from it ends it', () =>
  withPage(CALM, async (page) => {
    await open(page, ON_SCREEN)
    await analyse(page)
    await page.locator('.lines').waitFor()
    await page.locator('.acts').getByRole('button', { name: 'New game' }).click()
    await page.locator('dialog').waitFor()
    await page.goBack()
    await page.locator('dialog').waitFor({ state: 'detached' })
    assert.equal(await page.locator('.lines').count(), 1)
    await page.goBack()
    await page.locator('.lines').waitFor({ state: 'detached' })
    await page.goForward()
    await page.locator('.lines').waitFor()
    await page.locator('.acts').getByRole('button', { name: 'New game' }).click()
    await page.locator('.sheet .go').click()
    await page.locator('.lines').waitFor({ state: 'detached' })
    await page.waitForFunction(() => history.state === null)
  }))

test('an analysis that breaks is told, and can be tried again', () =>
  withPage(CALM, async (page, faults) => {
    await open(page, ON_SCREEN)
    await breaksOnce(page, faults, () => analyse(page), () => depthIs(page, 2))
  }))

for (const locale of ['en-GB', 'vi-VN']) {
  for (const [width, height] of [
    [320, 480],
    [360, 640],
    [390, 844],
    [640, 360],
    [1024, 600],
    [1280, 800],
  ]) {
    test(`all of it has room at ${width} x ${height}, ${locale}`, () =>
      withPage({ ...CALM, viewport: { width, height }, locale }, async (page) => {
        await open(page, ON_SCREEN)
        await analyse(page)
        await page.locator('.lines li').nth(2).waitFor()
        const faults = () =>
          page.evaluate(() => {
            const { scrollHeight, scrollWidth } = document.documentElement
            const inSight = (element) => {
              const { left, top, width: w, height: h } = element.getBoundingClientRect()
              return element.contains(document.elementFromPoint(left + w / 2, top + h / 2))
            }
            const parts = ['.odds', '.board', '.note', '.effort', '.lines button', '.acts']
            return {
              over: scrollWidth > innerWidth || scrollHeight > innerHeight,
              unseen: parts.filter((part) => !inSight(document.querySelector(part))),
            }
          })
        await comesTo(faults, { over: false, unseen: [] })
      }))
  }
}

test('on a small phone all lines are in sight, and the bar says whose the numbers are', () =>
  withPage({ ...CALM, ...PHONE }, async (page) => {
    await open(page, ON_SCREEN)
    await analyse(page)
    await page.locator('.lines li').nth(2).waitFor()
    const hidden = () =>
      page.$$eval('.lines button, .moves, .acts', (parts) =>
        parts.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return bottom > innerHeight || !part.contains(at)
        }).map(({ outerHTML }) => outerHTML),
      )
    await comesTo(hidden, [])
    const whose = () =>
      page.$$eval('.odds i', (parts) =>
        parts.map((part) => part.textContent === '' || !!part.querySelector('svg, b')),
      )
    await comesTo(whose, [true, true, true])
  }))

test('the bar turns with the board', () =>
  withPage({ ...CALM, ...PHONE }, async (page) => {
    await open(page, WON)
    await analyse(page)
    await saying(page, /wins in/)
    const kinds = () => page.$$eval('.odds i', (parts) => parts.map((part) => part.className))
    assert.deepEqual(await kinds(), ['b', 'd', 'w'])
    await page.locator('.acts').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Flip board' }).click()
    assert.deepEqual(await kinds(), ['w', 'd', 'b'])
  }))
