// axe finds nothing: on any screen, in any language, in any colours.

import assert from 'node:assert/strict'
import axe from 'axe-core'
import { test } from 'node:test'
import { DESKTOP, PHONE, useBrowser, withPage } from './support/browser.mjs'
import { eachRulesPage, eachScreen } from './support/screens.mjs'

useBrowser()

/** Evaluated by the debugger, which the content security policy does not bind. */
async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** All that axe finds on all screens, and on the rules pages; of these rules, if they are given. */
async function findings(page, language, rules) {
  const found = []
  const look = async (name) => {
    for (const violation of await violations(page, rules)) found.push(`${name}: ${violation}`)
  }
  await eachScreen(page, look)
  await eachRulesPage(page, look, language)
  return found
}

/** Board and pieces are chosen by the person, not by the browser. */
function choose(page, set) {
  const kept = JSON.stringify({ prefs: { set } })
  return page.addInitScript((text) => localStorage.setItem('damier-1', text), kept)
}

function axeTest(name, language, look, { set, rules } = {}) {
  test(`axe: ${language}, ${name}`, () =>
    withPage({ ...look, locale: language, reducedMotion: 'reduce' }, async (page) => {
      if (set) await choose(page, set)
      assert.deepEqual(await findings(page, language, rules), [])
    }))
}

const LANGUAGES = ['en', 'ar', 'es', 'et', 'fr', 'it', 'nl', 'pt', 'ru', 'tr', 'vi']

for (const [i, language] of LANGUAGES.entries()) {
  axeTest(i % 2 ? 'phone' : 'desktop', language, { ...(i % 2 ? PHONE : DESKTOP), colorScheme: 'light' })
}

const COLOURS = {
  dark: [{ colorScheme: 'dark' }],
  slate: [{ colorScheme: 'light' }, 'slate'],
  'high contrast, dark': [{ colorScheme: 'dark' }, 'contrast'],
  'forced colours': [{ forcedColors: 'active' }],
}

/** What colours can break; the rest has been looked at above. */
const rules = ['color-contrast', 'link-in-text-block']

for (const [name, [look, set]] of Object.entries(COLOURS)) {
  axeTest(name, 'en', { ...PHONE, ...look }, { set, rules })
  axeTest(name, 'ar', { ...DESKTOP, ...look }, { set, rules })
}
