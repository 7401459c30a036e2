// The rules pages from right to left: the page is turned round; boards, square names and notation
// are not.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DESKTOP, PHONE, address, useBrowser, withPage } from './support/browser.mjs'
import { SITE } from './support/site.mjs'

useBrowser()

test('in captions each square’s name is set apart, for eyes and ears', () => {
  for (const id of ['turkish', 'russian', 'italian']) {
    const html = readFileSync(join(SITE, `ar/rules/${id}/index.html`), 'utf8')
    const captions = [...html.matchAll(/<figcaption[^>]*>(.*?)<\/figcaption>/g)].map(([, text]) => text)
    const named = captions.filter((text) => /\d/.test(text))
    assert.ok(named.length > 5, id)
    for (const text of named) {
      assert.doesNotMatch(text.replace(/\u2066[a-j]?\d+\u2069/g, ''), /\d/, text)
      assert.ok(html.includes(`aria-label="${text}"`), text)
    }
  }
})

for (const [device, options] of Object.entries({ DESKTOP, PHONE })) {
  test(`the page begins on the right, the board’s a is on the left (${device})`, () =>
    withPage({ ...options, locale: 'ar' }, async (page) => {
      await page.goto(new URL('/ar/rules/turkish/', address()).href)
      const left = async (what) => (await what.first().boundingBox()).x
      const cells = page.locator('[role=region] thead tr').first()
      assert.ok((await left(cells.locator('td'))) > (await left(cells.locator('th').last())))
      const [a, h] = ['a', 'h'].map((file) =>
        page.locator('.diagram .outer', { hasText: new RegExp(`^${file}$`) }),
      )
      assert.ok((await left(a)) < (await left(h)))
    }))
}
