// Home-made rule sets in the page: by a link, in the core as the page uses it.

import assert from 'node:assert/strict'
import axe from 'axe-core'
import { before, test } from 'node:test'
import { PHONE, open, useBrowser, withPage } from './support/browser.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { keptMatch, mouse, plyIs, touch } from './support/hands.mjs'
import { misplaced, small } from './support/measures.mjs'

useBrowser()

const TEXT = 'russian,back:no,choice:most,size:10,rows:4'

let core, opening
before(async () => {
  core = await loadCore()
  opening = await importSource('app/opening.ts')
})

const kept = { setup: { rules: 'turkish', opponent: 'machine', level: 'easy', side: 'first' }, shelved: [] }

test('a link with home-made rules begins a game by them', () => {
  const { opened, notice } = opening.openGame(core, kept, `#rules=${TEXT}`)
  assert.equal(notice, undefined)
  assert.equal(opened.rules.id, TEXT)
  assert.equal(opened.match.rules, TEXT)
  assert.deepEqual([opened.rules.size, opened.rules.choice], [10, ['pieces']])
  assert.equal(opened.position.moves.length, 9)
})

test('a kept game by home-made rules goes on in another core', async () => {
  const { opened } = opening.openGame(core, kept, `#rules=${TEXT}`)
  const [{ effect }] = opened.position.moves
  const match = { ...opened.match, moves: [effect] }
  const again = opening.openGame(await loadCore(), { ...kept, match, setup: { ...kept.setup, rules: TEXT } }, '')
  assert.equal(again.opened.rules.id, TEXT)
  assert.equal(again.opened.position.ply, 1)
  assert.equal(again.setup.rules, TEXT)
})

for (const [text, code, column] of [
  ['russian,wings:two', 'setting', 9],
  ['russian,back:perhaps', 'value', 14],
  ['russian,back:no,back:no', 'setting-twice', 17],
  ['russian,rows:4', 'rules-rows', 1],
  ['turkish,size:10', 'rules-board', 1],
  ['dominoes,size:10', 'rules-unknown', 1],
]) {
  test(`rules that cannot be are refused with the place: ${text}`, () =>
    assert.throws(() => core.index(text), { code, column }))
}

test('where captures are optional nothing must be taken, and the record says so', async () => {
  const fen = 'W:We3,a1:Bd4,h8'
  const at = (rules) => opening.openGame(core, kept, `#rules=${rules}&fen=${fen}`).opened
  const texts = ({ position }) => position.moves.map(({ text }) => text)
  assert.equal(at('russian').position.mustCapture, true)
  assert.deepEqual(texts(at('russian')), ['e3:c5'])
  const free = at('russian,capture:may')
  assert.equal(free.position.mustCapture, false)
  assert.deepEqual(texts(free).sort(), ['a1-b2', 'e3-f4', 'e3:c5'])
  assert.equal(free.rules.captureOptional, true)
})

test('a capture that may not be chosen is refused for that, though none is compulsory', async () => {
  const { intentOf } = await importSource('board/intent.ts')
  const hash = '#rules=russian,capture:may,choice:most&fen=W:Wc3,g1,h2:Bd4,f6,g3'
  const { position } = opening.openGame(core, kept, hash).opened
  const { refusal } = intentOf({ ...position, turn: position.side }, undefined, 15, true)
  assert.deepEqual(refusal, { why: 'longer-chain', cell: 15, pieces: [18], longest: 2 })
})

test('rules are looked at without being added', () => {
  const before = core.rules.length
  assert.equal(core.read('czech,kings:short').king.flies, false)
  assert.equal(core.rules.length, before)
})

test('a name is one line, bounded, and hides nothing', async () => {
  const { cleanName, NAME_MAX } = await importSource('app/calling.ts')
  assert.equal(cleanName('  Bà\n\tngoại  '), 'Bà ngoại')
  assert.equal(cleanName('a\u202eb\u2066c\u0000\ufeff'), 'abc')
  assert.equal(cleanName(`o${'\u0301'.repeat(50)}`), 'ó\u0301\u0301\u0301')
  assert.equal([...cleanName('😀'.repeat(500))].length, NAME_MAX)
  assert.equal(cleanName('\u202e \u200b'), '')
})

test('a linked name is kept with home-made rules, and only with those', () => {
  const named = (link) => opening.openGame(core, kept, link).opened
  const name = encodeURIComponent('<b>Oma\u202e & Co</b>')
  const { match, rules } = named(`#rules=${TEXT}&name=${name}`)
  assert.equal(match.called, '<b>Oma & Co</b>')
  assert.equal(rules.called, match.called)
  assert.equal(named(`#rules=${TEXT}`).rules.called, undefined)
  assert.equal(named(`#rules=czech&name=${name}`).match.called, undefined)
})

const CALM = { reducedMotion: 'reduce' }
const NAMED = `#rules=${TEXT}&name=${encodeURIComponent('Grandfather’s own rules, as in Pärnu 1931')}`

/** Opens the sheet, as a person finds it. */
async function openSheet(page) {
  await page.locator('.pick').click()
  const chosen = page.locator('.chosen')
  if (await chosen.isVisible()) await chosen.click()
  await page.locator('.sets button').click()
  await page.locator('.homemade select').first().waitFor()
}

async function axeFindings(page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)
}

/** What does not fit or is too small to hit, wherever the sheet is scrolled to. */
async function unfit(page) {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet, .sheet :not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  return [...wide, ...(await page.evaluate(small))]
}

test('rules are put together in a sheet, played against the machine, and opened elsewhere', () =>
  withPage({ ...CALM, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await open(page)
    await openSheet(page)
    await page.getByLabel('Start from').selectOption('russian')
    await page.getByLabel('Name, if you like').fill('Back yard <1>')
    await page.getByLabel('Men also take backward').uncheck()
    await page.getByLabel('Which capture').selectOption('most')
    const row = page.locator('.record > div', { hasText: 'Which capture' })
    await row.getByText('the one that takes the most pieces').waitFor()
    await row.getByText('Russian · any you like').waitFor()
    await page.getByLabel('Rows of men').selectOption('4')
    await page.getByText('no row is left free between the two sides').waitFor()
    assert.equal(await page.locator('.homemade .go').count(), 0)
    await page.getByLabel('Rows of men').selectOption('2')
    await page.getByRole('button', { name: 'Copy link to these rules' }).click()
    await page.getByText('Copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Play \u2068Back yard <1>\u2069' }).click()
    await page.locator('.pick', { hasText: 'Back yard <1>' }).waitFor()
    const id = 'russian,rows:2,choice:most,back:no'
    for (const cell of [9, 18]) await mouse(page, cell)
    await plyIs(page, 2)
    const { rules, called, opponent } = await keptMatch(page)
    assert.deepEqual({ rules, called, opponent }, { rules: id, called: 'Back yard <1>', opponent: 'machine' })
    await page.reload()
    await page.locator('.pick', { hasText: 'Back yard <1>' }).waitFor()
    await withPage(CALM, async (friend) => {
      await open(friend, new URL(link).hash)
      await friend.locator('.pick', { hasText: 'Back yard <1>' }).waitFor()
      const match = await keptMatch(friend)
      assert.deepEqual([match.rules, match.called], [id, 'Back yard <1>'])
    })
  }))

test('the rules of a home-made game say what departs, and lead to the page of the set it departs from', () =>
  withPage(CALM, async (page) => {
    await open(page, NAMED)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByText('Home-made, from Russian draughts.').waitFor()
    const departs = await page.locator('.record div:has(small) dt').allTextContents()
    assert.deepEqual(departs, ['Board', 'Start', 'A man takes', 'Which capture'])
    await page.getByRole('link', { name: 'All the rules' }).click()
    await page.waitForURL('**/rules/russian/')
    await page.getByRole('heading', { level: 1, name: 'Russian' }).waitFor()
  }))

test('by keyboard alone', () =>
  withPage(CALM, async (page) => {
    await open(page)
    const { keyboard } = page
    const focused = (selector) => page.waitForFunction((one) => document.activeElement?.matches(one), selector)
    await page.locator('.pick').focus()
    await keyboard.press('Enter')
    await focused('.newgame input')
    // Past the rule sets' one stop.
    await keyboard.press('Tab')
    await focused('.sets button')
    await keyboard.press('Enter')
    await focused('.homemade select')
    await keyboard.press('Tab')
    await keyboard.type('Shed rules')
    while (!(await page.evaluate(() => document.activeElement.matches('.switch input')))) await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.locator('.pick', { hasText: 'Shed rules' }).waitFor()
    const { rules, called } = await keptMatch(page)
    assert.deepEqual({ rules, called }, { rules: 'turkish,back:yes', called: 'Shed rules' })
  }))

test('on a phone: what a link brought is there to be changed, and a friend plays by it', () =>
  withPage({ ...PHONE, ...CALM }, async (page) => {
    await open(page, NAMED)
    await openSheet(page)
    assert.equal(await page.getByLabel(/^Board/).inputValue(), '10')
    assert.equal(await page.getByLabel('Name, if you like').inputValue(), 'Grandfather’s own rules, as in Pärnu 1931'.slice(0, 40))
    assert.deepEqual(await unfit(page), [])
    assert.deepEqual(await axeFindings(page), [])
    await page.getByLabel('Kings go any distance').uncheck()
    await page.getByLabel('Capturing is optional').check()
    await page.getByText('No. But who begins to capture').waitFor()
    await page.getByText('Same screen').tap()
    await page.locator('.homemade .go').tap()
    await page.waitForFunction(
      () => JSON.parse(sessionStorage.getItem('damier-1')).match.rules === 'russian,size:10,rows:4,choice:most,back:no,capture:may,kings:short',
    )
    for (const cell of [31, 40]) await touch(page, cell)
    await plyIs(page, 1)
    assert.equal((await keptMatch(page)).opponent, 'screen')
    assert.deepEqual(await page.evaluate(misplaced), [])
  }))

test('in Arabic the sheet turns round, and a name from elsewhere stays in one piece', () =>
  withPage({ ...PHONE, ...CALM, locale: 'ar', colorScheme: 'dark' }, async (page) => {
    await open(page, `#rules=${TEXT}&name=${encodeURIComponent('Oma (2)')}`)
    await openSheet(page)
    assert.equal(await page.locator('.homemade').evaluate((sheet) => getComputedStyle(sheet).direction), 'rtl')
    assert.match(await page.locator('.homemade .go').textContent(), /\u2068Oma \(2\)\u2069/)
    assert.deepEqual(await unfit(page), [])
    assert.deepEqual(await axeFindings(page), [])
  }))

test('in every language the sheet fits a phone', async () => {
  const { languageCodes } = await importSource('i18n/languages.ts')
  await withPage({ ...PHONE, ...CALM }, async (page) => {
    const found = []
    await open(page, `#rules=${TEXT}`)
    for (const language of languageCodes) {
      await page.evaluate((code) => {
        const kept = JSON.parse(localStorage.getItem('damier-1'))
        localStorage.setItem('damier-1', JSON.stringify({ ...kept, prefs: { ...kept.prefs, language: code } }))
      }, language)
      await page.reload()
      await page.waitForSelector(`html[lang=${language}] .cells [data-cell]`)
      await openSheet(page)
      for (const one of await unfit(page)) found.push(`${language}: ${one}`)
    }
    assert.deepEqual(found, [])
  })
})
