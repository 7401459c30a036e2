// What the machine loads for its rule set, network and endgame tables, and how it plays when that
// does not come or is damaged.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { plyIs } from './support/hands.mjs'

useBrowser()

const NETWORK = /\/assets\/turkish\.\w+\.net$/
const TABLES = /\/assets\/turkish\.\w+\.tables$/
const MACHINE_BEGINS = '#rules=turkish&side=b&level=easy'

/** The addresses that the page asks for from now on. */
function asked(page) {
  const addresses = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

const some = (addresses, kind) => addresses.some((address) => kind.test(address))
const weak = (page) => page.locator('.weak').count()

test('the network comes when its rule set is chosen, the tables with the first question', () =>
  withPage({}, async (page) => {
    const addresses = asked(page)
    await open(page, '#rules=turkish&opponent=screen')
    await page.waitForLoadState('networkidle')
    assert.deepEqual([some(addresses, NETWORK), some(addresses, TABLES)], [true, false])
    await open(page, MACHINE_BEGINS)
    await page.reload()
    await plyIs(page, 1)
    assert.equal(some(addresses, TABLES), true)
    assert.equal(await weak(page), 0)
  }))

/** Plays a rule set from the sheet. */
async function choose(page, name) {
  await page.locator('.acts').getByRole('button', { name: 'New game' }).click()
  await page.locator('.card', { hasText: name }).first().click()
  await page.locator('.sheet .go').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
}

async function hint(page) {
  await page.locator('.acts').getByRole('button', { name: 'Hint' }).click()
  await page.locator('.say', { hasText: /^Hint:/ }).waitFor()
}

test('each rule set loads its own network, once, to be kept for good; the hint goes by it', () =>
  withPage({}, async (page) => {
    const addresses = asked(page)
    const networks = () => addresses.map((url) => /(\w+)\.\w{10}\.net$/.exec(url)?.[1]).filter((x) => x)
    const answered = page.waitForResponse(NETWORK)
    await open(page, '#rules=turkish&opponent=screen')
    assert.match((await answered).headers()['cache-control'], /max-age=31536000, immutable/)
    await hint(page)
    assert.deepEqual(networks(), ['turkish'])
    await choose(page, 'Czech')
    await hint(page)
    assert.deepEqual(networks(), ['turkish', 'czech'])
    // These house rules share the network of the others.
    await choose(page, 'Turkish Ludoteka')
    await hint(page)
    assert.deepEqual(networks(), ['turkish', 'czech'])
    assert.equal(await weak(page), 0)
  }))

test('without its network the hint says in the analysis that it is weaker', () =>
  withPage({}, async (page, faults) => {
    await page.route(NETWORK, (route) => route.abort())
    await open(page, '#rules=turkish&opponent=screen')
    await page.getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Analyse' }).click()
    await page.locator('.lines .weak').waitFor()
    assert.ok(faults.length > 0)
    faults.length = 0
  }))

for (const [what, kind] of Object.entries({ network: NETWORK, tables: TABLES })) {
  test(`a damaged file (${what}): the machine plays on and says so`, () =>
    withPage({}, async (page) => {
      await page.route(kind, async (route) => {
        const body = Buffer.from(await (await route.fetch()).body())
        body[body.length - 30] ^= 1
        await route.fulfill({ body })
      })
      await open(page, MACHINE_BEGINS)
      await plyIs(page, 1)
      await page.locator('.weak').waitFor()
    }))

  test(`no file (${what}): the machine plays on and says so`, () =>
    withPage({}, async (page, faults) => {
      await page.route(kind, (route) => route.abort())
      await open(page, MACHINE_BEGINS)
      await plyIs(page, 1)
      await page.locator('.weak').waitFor()
      assert.ok(faults.length > 0)
      faults.length = 0
    }))
}
