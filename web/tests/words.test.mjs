// The catalogues: every language fills the same holes, and everything shown comes from them.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { importSource, loadCore } from './support/core.mjs'

let words
before(async () => {
  words = await importSource('i18n/index.ts')
})

const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message))
const holesOf = (message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()

test('each language has every text, and its holes', () => {
  const { en, ...others } = words.languages
  for (const { name, messages } of Object.values(others)) {
    assert.deepEqual(Object.keys(messages), Object.keys(en.messages), name)
    for (const [key, message] of Object.entries(messages)) {
      const needed = holesOf(en.messages[key]).filter((hole) => hole !== '{n}')
      assert.deepEqual(
        holesOf(message).filter((hole) => hole !== '{n}'),
        needed,
        `${name} ${key}`,
      )
    }
  }
})

test('plural texts have the categories of their language', () => {
  for (const [code, { messages }] of Object.entries(words.languages)) {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue
      for (const category of Object.keys(message)) {
        assert.ok(pluralCategories.includes(category), `${code} ${key} ${category}`)
      }
    }
  }
})

test('each rule set of the core has its words', async () => {
  const core = await loadCore()
  for (const { id, man, king, choice, endings, draws } of core.rules) {
    const keys = [
      ...['name', 'note', 'full'].map((part) => `rule.${id}.${part}`),
      ...[man.moves, man.takes, king.moves].map((set) => `directions.${set.join('-')}`),
      ...choice.map((criterion) => `rules.choice.${criterion}`),
      ...endings.flatMap(({ reason }) => [`rules.ending.${reason}`, `over.${reason}`]),
      ...draws.flatMap(({ reason }) => [`counter.${reason}`, `over.${reason}`]),
      ...draws.flatMap(({ resets }) => resets.map((name) => `rules.progress.${name}`)),
    ]
    for (const key of keys) assert.ok(words.isKey(key), key)
  }
})

test('the browser decides the language first', () => {
  assert.equal(words.preferredLanguage(['fr-FR', 'vi-VN', 'en']), 'vi')
  assert.equal(words.preferredLanguage(['xx']), 'en')
  assert.equal(words.preferredLanguage(['constructor']), 'en')
})
