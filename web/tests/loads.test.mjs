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

test('network and tables come with the first question, not before', () =>
  withPage({}, async (page) => {
    const addresses = asked(page)
    await open(page, '#rules=turkish&opponent=screen')
    await page.waitForLoadState('networkidle')
    assert.equal(some(addresses, NETWORK) || some(addresses, TABLES), false)
    await open(page, MACHINE_BEGINS)
    await page.reload()
    await plyIs(page, 1)
    assert.equal(some(addresses, NETWORK) && some(addresses, TABLES), true)
    assert.equal(await weak(page), 0)
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
