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

test('the draw rules say with which pieces they count', async () => {
  const core = await loadCore()
  const { recordWords } = await importSource('app/record.ts')
  const endings = (id) => {
    const rules = core.rules.find((one) => one.id === id)
    return recordWords(rules, words.translator('en')).at(-1)[1].split('\n')
  }
  assert.deepEqual(endings('russian'), [
    'a draw: the same position for the third time',
    'a draw: 15 moves each without a capture or a move of a man',
    'a draw: 15 moves each with 3 or more kings against 1 king',
    'a draw: 5 moves each with 2 to 3 pieces, a king among them, against 1 king on the long ' +
      'diagonal or 2 pieces, a king among them, against 1 king',
    'a draw: 30 moves each without a capture or a crowning, with 4 to 5 pieces on the board and ' +
      'kings on both sides',
    'a draw: 60 moves each without a capture or a crowning, with 6 to 7 pieces on the board and ' +
      'kings on both sides',
  ])
  assert.match(endings('brazilian').join(), /2 kings against 1 king and 1 man/)
})
