// Without a network: what one visit leaves on the device is enough to play, to analyse and to read
// the rules. And new versions: they come beside the old one and never mix with it.

import assert from 'node:assert/strict'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { PHONE, address, open, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'
import { nextVersion, startDeployed, versionOf } from './support/deploy.mjs'
import { enter, keptMatch, mouse, plyIs, saying } from './support/hands.mjs'
import { SITE } from './support/site.mjs'

useBrowser()

const KEEPING = { serviceWorkers: 'allow', reducedMotion: 'reduce' }
const ON_SCREEN = '#rules=turkish&opponent=screen'
const [A3, A4, C6, C5] = [16, 24, 42, 34]
const RULE_SETS = readdirSync(join(SITE, 'rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

let core
before(async () => {
  core = await loadCore()
})

/** What is kept: addresses by the version that they are kept for. */
function kept(page) {
  return page.evaluate(async () => {
    const found = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found[name.replace('damier-', '')] = requests.map(({ url }) => new URL(url).pathname)
    }
    return found
  })
}

/** Asks again until it holds. */
async function until(page, holds) {
  while (!(await holds())) await page.waitForTimeout(50)
}

/** One visit, until the last of what it leaves on the device is there. */
async function visit(page, url = address(ON_SCREEN)) {
  await page.goto(url)
  await page.waitForSelector('.cells [data-cell]')
  const pages = RULE_SETS.map((id) => `/rules/${id}/`)
  await until(page, async () => {
    const paths = Object.values(await kept(page)).flat()
    return pages.every((path) => paths.includes(path))
  })
}

async function goOffline(page) {
  await page.context().setOffline(true)
  await page.locator('.away', { hasText: 'offline' }).waitFor()
}

/** Enters the user's first legal move, and waits for the answer, until so many plies are played. */
async function playOn(page, wanted) {
  for (;;) {
    const { rules, start, moves } = await keptMatch(page)
    if (moves.length >= wanted) return
    core.start(core.rules.findIndex(({ id }) => id === rules), start)
    for (const move of moves) core.play(move)
    await enter(page, mouse, core.position().moves[0])
    await plyIs(page, moves.length + 2)
  }
}

async function analyse(page) {
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Analyse' }).click()
  await page.locator('.lines li').first().waitFor()
}

test('after one visit the machine, the same screen, the analysis and the rules need no network', () =>
  withPage(KEEPING, async (page, faults) => {
    await visit(page, address('#rules=italian&level=easy'))
    await goOffline(page)
    await open(page)
    await page.locator('.away').waitFor()
    await playOn(page, 8)
    assert.equal(await page.locator('.weak').count(), 0, 'with its network and its tables')
    await analyse(page)
    await page.goto(address('rules/italian/'))
    await page.getByRole('heading', { level: 1, name: 'Italian' }).waitFor()
    assert.notEqual(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      'rgba(0, 0, 0, 0)',
      'with its look',
    )
    await open(page, ON_SCREEN)
    for (const cell of [A3, A4, C6, C5]) await mouse(page, cell)
    await plyIs(page, 2)
    await page.context().setOffline(false)
    await page.locator('.away').waitFor({ state: 'detached' })
    faults.length = 0
  }))

test('what has been used once is kept as well: a rule set, a language', () =>
  withPage(KEEPING, async (page) => {
    await visit(page)
    await page.locator('.top .pop button').first().click()
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
    await page.locator('html[lang=tr]').waitFor()
    const isTurkish = (path) => /\/tr\.\w+\.js$/.test(path)
    await until(page, async () => (await kept(page))[versionOf(SITE)].some(isTurkish))
    await page.context().setOffline(true)
    await page.reload()
    await page.locator('html[lang=tr] .away', { hasText: 'çevrimdışı' }).waitFor()
    await page.waitForSelector('.cells [data-cell]')
  }))

test('a page that is not on the device says so in its language, and leads to the board', () =>
  withPage({ ...KEEPING, ...PHONE }, async (page, faults) => {
    await visit(page)
    await page.context().setOffline(true)
    await page.goto(address('vi/rules/czech/'))
    await page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' }).waitFor()
    await page.getByRole('link', { name: 'Về bàn cờ' }).click()
    await page.waitForSelector('.cells [data-cell]')
    faults.length = 0
  }))

test('whoever spares the network is given only what is in use', () =>
  withPage(KEEPING, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(address(ON_SCREEN))
    const mine = async () => (await kept(page))[versionOf(SITE)] ?? []
    await until(page, async () => (await mine()).includes('/rules/turkish/'))
    await until(page, async () => (await mine()).some((path) => path.endsWith('.tables')))
    const pages = (await mine()).filter((path) => path.startsWith('/rules/'))
    assert.deepEqual(pages.sort(), ['/rules/', '/rules/turkish/'])
  }))

/** A page on a site of which new versions can be put up. */
function withDeployed(use) {
  return withPage(KEEPING, async (page, faults) => {
    const site = await startDeployed()
    try {
      await use(page, site, faults)
    } finally {
      await site.stop()
    }
  })
}

/** Comes back to a page that has been in the background: it asks for a new version. */
function lookAgain(page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Has the page look for a new version; true if one was found and could be installed whole. */
function updates(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration.update().catch(() => {})
    const { installing } = registration
    if (!installing) return false
    return new Promise((resolve) => {
      installing.onstatechange = () => {
        if (['activated', 'redundant'].includes(installing.state)) {
          resolve(installing.state === 'activated')
        }
      }
    })
  })
}

/** The versions of the files that the page is made of. */
async function versionsInUse(page, roots) {
  const paths = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ...[...document.querySelectorAll('script[src],link[rel=stylesheet]')].map(
      (element) => new URL(element.src ?? element.href).pathname,
    ),
  ])
  const code = paths.filter((path) => /\.(js|css|wasm)$/.test(path) && path !== '/sw.js')
  const holding = roots.filter((root) => {
    const assets = readdirSync(join(root, 'assets')).map((name) => `/assets/${name}`)
    return code.some((path) => assets.includes(path))
  })
  return holding.map(versionOf)
}

const versionShown = (page) => page.getAttribute('meta[name=version]', 'content')

test('a new version never mixes with the old one, and loses no game', () =>
  withDeployed(async (page, site, faults) => {
    await visit(page, `${site.url}/${ON_SCREEN}`)
    for (const cell of [A3, A4]) await mouse(page, cell)
    await plyIs(page, 1)
    const next = nextVersion()
    await site.deploy(next)
    await lookAgain(page)
    await page.locator('.note p', { hasText: 'A new version is ready' }).waitFor()

    // The open page goes on with its own files, though the server has none of them.
    for (const cell of [C6, C5]) await mouse(page, cell)
    await plyIs(page, 2)
    await analyse(page)
    assert.deepEqual(await versionsInUse(page, [SITE, next]), [versionOf(SITE)])

    // Another tab has the new version; the old files stay for the first one.
    const tab = await page.context().newPage()
    await tab.goto(site.url)
    await tab.waitForSelector('.cells [data-cell]')
    assert.deepEqual(await versionsInUse(tab, [SITE, next]), [versionOf(next)])
    assert.deepEqual(Object.keys(await kept(tab)).sort(), [SITE, next].map(versionOf).sort())
    await tab.close()

    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Reload: new version' }).click()
    await page.waitForSelector(`meta[name=version]:not([content="${versionOf(SITE)}"])`, { state: 'attached' })
    await page.waitForSelector('.cells [data-cell]')
    assert.deepEqual(await versionsInUse(page, [SITE, next]), [versionOf(next)])
    assert.equal((await keptMatch(page)).moves.length, 2)

    // Now nobody needs the old one; all that was used before is there in the new one.
    await until(page, async () => Object.keys(await kept(page)).length === 1)
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForSelector('.cells [data-cell]')
    await page.locator('.lines li').first().waitFor() // the analysis was open
    assert.equal(await page.locator('.weak').count(), 0)
    await page.goto(`${site.url}/rules/spanish/`)
    assert.equal(await versionShown(page), versionOf(next))
    faults.length = 0
  }))

test('a part that is gone with the old version is told, and a reload brings all', () =>
  withDeployed(async (page, site, faults) => {
    await visit(page, `${site.url}/${ON_SCREEN}`)
    for (const cell of [A3, A4]) await mouse(page, cell)
    await plyIs(page, 1)
    await site.deploy(nextVersion())
    await page.locator('.top .pop button').first().click()
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
    await saying(page, 'Part of the page did not arrive.')
    assert.equal(await updates(page), true)
    await page.locator('.note').getByRole('button', { name: 'Try again' }).click()
    await page.waitForSelector(`meta[name=version]:not([content="${versionOf(SITE)}"])`, { state: 'attached' })
    await page.waitForSelector('.cells [data-cell]')
    await page.locator('.top .pop button').first().click()
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click()
    await page.locator('html[lang=tr]').waitFor()
    assert.equal((await keptMatch(page)).moves.length, 1)
    faults.length = 0
  }))

for (const [what, spoil] of Object.entries({
  'misses a file': (root) => {
    const worker = readdirSync(join(root, 'assets')).filter((name) => name.startsWith('worker.'))
    for (const name of worker) rmSync(join(root, 'assets', name))
  },
  'still has the old home page': (root) => {
    for (const form of ['', '.br']) {
      writeFileSync(join(root, `index.html${form}`), readFileSync(join(SITE, `index.html${form}`)))
    }
  },
})) {
  test(`a new version that ${what} is not taken; the old one goes on, whole`, () =>
    withDeployed(async (page, site, faults) => {
      await visit(page, `${site.url}/${ON_SCREEN}`)
      const next = nextVersion()
      spoil(next)
      await site.deploy(next)
      assert.equal(await updates(page), false)
      assert.deepEqual(Object.keys(await kept(page)), [versionOf(SITE)])
      await page.reload()
      await page.waitForSelector('.cells [data-cell]')
      assert.equal(await versionShown(page), versionOf(SITE))
      await analyse(page)
      assert.deepEqual(await versionsInUse(page, [SITE, next]), [versionOf(SITE)])
      faults.length = 0
    }))
}

test('the manifest is in the language of the page, and Chromium would install it', () =>
  withPage({ ...KEEPING, locale: 'ar' }, async (page) => {
    await open(page)
    const session = await page.context().newCDPSession(page)
    await until(page, async () => (await page.evaluate(() => !!navigator.serviceWorker.controller)))
    const { url, errors, data } = await session.send('Page.getAppManifest')
    assert.match(url, /\/manifest\/ar\.webmanifest$/)
    assert.deepEqual(errors, [])
    const { lang, dir, icons, shortcuts } = JSON.parse(data)
    assert.deepEqual([lang, dir], ['ar', 'rtl'])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), [])
    for (const path of [...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
      assert.equal((await page.request.get(address(path.slice(1)))).status(), 200, path)
    }
  }))
