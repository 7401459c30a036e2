// The catalogues: every language fills the same holes, and everything shown comes from them.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { importSource, loadCore } from './support/core.mjs'

let words
let catalogues
before(async () => {
  words = await importSource('i18n/index.ts')
  const load = async (code) => [
    code,
    { ...(await words.loadMessages(code)), ...(await words.loadToolMessages(code)) },
  ]
  catalogues = Object.fromEntries(await Promise.all(words.languageCodes.map(load)))
})

const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message))
const holesOf = (message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()

/** Calls `check` with each text of each language and the English one. */
function eachMessage(check) {
  for (const [code, messages] of Object.entries(catalogues)) {
    for (const [key, message] of Object.entries(messages)) {
      check({ code, key, message, english: catalogues.en[key] })
    }
  }
}

test('each language has every text, in the same order, and no other', () => {
  for (const [code, messages] of Object.entries(catalogues)) {
    assert.deepEqual(Object.keys(messages), Object.keys(catalogues.en), code)
  }
})

test('each text has the holes of the English one; a number may be put into words', () => {
  const holes = (message) => holesOf(message).filter((hole) => hole !== '{n}')
  eachMessage(({ code, key, message, english }) => {
    assert.deepEqual(holes(message), holes(english), `${code} ${key}`)
    if (typeof english === 'object' || typeof message === 'object') return
    assert.deepEqual(holesOf(message), holesOf(english), `${code} ${key}`)
  })
})

/** Numbers that a game can bring. */
const NUMBERS = Array.from({ length: 200 }, (_, n) => n)

test('plural texts have a form for each number of their language, and no form besides', () => {
  for (const [code, messages] of Object.entries(catalogues)) {
    const rules = new Intl.PluralRules(code)
    const needed = [...new Set([...NUMBERS.map((n) => rules.select(n)), 'other'])].sort()
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue
      assert.deepEqual(Object.keys(message).sort(), needed, `${code} ${key}`)
    }
  }
})

// What may be as in English: names of programs and formats, titles in the languages of the rule
// sets, what only puts values together, and words that the languages share.
const SAME = [
  /^(app\.title|header\.(home|size)|list\.comma|counter\.of|analysis\.(percent|chances|in))$/,
  /^rule\.(italian|spanish|portuguese|czech|russian)\.note$/,
  /^rule\.pool\./,
  /^(material|rules)\.(more|range|progress|choiceThen)$/,
]
const SHARED = [
  'es settings.pace.normal',
  'fr player.machine',
  'fr analysis.speed',
  'fr new.machine',
  'fr new.minutes',
  'fr settings.pace',
  'fr settings.mode',
  'nl act.analyse',
  'pt settings.pace.normal',
  'tr settings.pace.normal',
]

test('no text is left in English', () => {
  const left = []
  eachMessage(({ code, key, message, english }) => {
    if (code === 'en' || SAME.some((keys) => keys.test(key))) return
    if (textsOf(message).some((text) => textsOf(english).includes(text))) left.push(`${code} ${key}`)
  })
  assert.deepEqual(left, SHARED)
})

/** Letters of the script that a language is written in, besides values and names in Latin. */
const SCRIPTS = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u }

test('texts are in the script of their language', () => {
  eachMessage(({ code, key, message }) => {
    const script = SCRIPTS[code]
    if (!script || SAME.some((keys) => keys.test(key))) return
    for (const text of textsOf(message)) assert.match(text, script, `${code} ${key}`)
  })
})

test('notation in a text that runs from right to left is set apart, numbers are not', async () => {
  const t = await words.loadTranslate('ar')
  assert.equal(t('say.played', { move: '22-18' }), 'لُعبت \u206622-18\u2069.')
  assert.equal(t('moves.number', { n: 12 }), 'النقلة 12')
  assert.equal(t('over.sideWins', { winner: t('side.w') }), 'فاز الأبيض.')
  const english = await words.loadTranslate('en')
  assert.equal(english('say.played', { move: '22-18' }), '22-18 was played.')
})

test('numbers choose their form', async () => {
  const said = async (code, key, numbers) => {
    const t = await words.loadTranslate(code)
    return numbers.map((n) => t(key, { n }))
  }
  assert.deepEqual(await said('ru', 'chain.taken', [1, 2, 5, 21]), [
    'Взята 1 шашка',
    'Взяты 2 шашки',
    'Взято 5 шашек',
    'Взята 21 шашка',
  ])
  assert.deepEqual(await said('ar', 'chain.taken', [1, 2, 3, 11, 100]), [
    'أُسرت قطعة',
    'أُسرت قطعتان',
    'أُسرت 3 قطع',
    'أُسرت 11 قطعة',
    'أُسرت 100 قطعة',
  ])
})

test('numbers are written as in the language, in the digits of the board', async () => {
  const half = async (code) => (await words.loadTranslate(code)).number(1.5, {})
  assert.deepEqual(await Promise.all(['en', 'fr', 'ru', 'ar'].map(half)), ['1.5', '1,5', '1,5', '1.5'])
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
    for (const key of keys) assert.ok(Object.hasOwn(catalogues.en, key), key)
  }
})

test('the browser decides the language first', () => {
  assert.equal(words.preferredLanguage(['ja-JP', 'vi-VN', 'en']), 'vi')
  assert.equal(words.preferredLanguage(['pt-BR']), 'pt')
  assert.equal(words.preferredLanguage(['xx']), 'en')
  assert.equal(words.preferredLanguage(['constructor']), 'en')
})

test('the draw rules say with which pieces they count', async () => {
  const core = await loadCore()
  const { recordWords } = await importSource('app/record.ts')
  const english = await words.loadTranslate('en')
  const endings = (id) => {
    const rules = core.rules.find((one) => one.id === id)
    return recordWords(rules, english).at(-1)[1].split('\n')
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

test('no two commands are called the same, and none could be a move', () => {
  for (const [code, messages] of Object.entries(catalogues)) {
    const names = Object.keys(messages).filter((key) => key.startsWith('command.'))
    const all = names.flatMap((key) => messages[key].split('|'))
    assert.deepEqual(all, [...new Set(all)], code)
    for (const name of all) {
      assert.equal(name, name.normalize('NFC').toLocaleLowerCase(code).trim(), code)
      assert.doesNotMatch(name, /\d/, code)
    }
  }
})
