// What the page weighs as it goes over the network, for each language and rule set: computed from the
// built files, as their Brotli forms are.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { importSource, loadCore } from './support/core.mjs'
import { SITE } from './support/site.mjs'

const FIRST_BOARD = 150_000
const ALL = 250_000

let languages
let sets
let assets
before(async () => {
  languages = (await importSource('i18n/languages.ts')).languageCodes
  sets = (await loadCore()).rules
  assets = readdirSync(join(SITE, 'assets'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => {
      const [, name, extension] = /^(.+)\.\w+\.(\w+)$/.exec(file)
      return { name: `${name}.${extension}`, path: `/assets/${file}` }
    })
})

const weightOf = (path) => statSync(join(SITE, `${path}.br`)).size
const sum = (paths) => [...new Set(paths)].reduce((bytes, path) => bytes + weightOf(path), 0)
const text = (path) => readFileSync(join(SITE, path), 'utf8')
const named = (name) => assets.filter((asset) => asset.name === name).map(({ path }) => path)

/** All words of a language: scripts named after it, or after what they are for and the language. */
const speaks = ({ name }, language) => name.replace(/^.*-/, '') === `${language}.js`

/** What is not for everybody. */
function belongsToOne(asset) {
  const ofLanguage = languages.some((language) => speaks(asset, language))
  return ofLanguage || /\.(net|tables)$/.test(asset.name)
}

/** Scripts and what they cannot do without, as their static imports have it. */
function withImports(paths) {
  const imported = paths
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...text(path).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)])
    .map(([, file]) => `/assets/${file}`)
  return imported.length ? [...paths, ...withImports(imported)] : paths
}

/** All until one can play: what index.html names, the words, and the machine with what it judges by. */
function firstBoard(language, { network }) {
  const page = [...text('/index.html').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
  const linked = page.map(([, path]) => path).filter((path) => !path.endsWith('.png'))
  const scripts = withImports([...linked, ...named(`${language}.js`), ...named('worker.js')])
  return sum(['/index.html', ...scripts, ...named(`${network}.net`)])
}

function rulesPages(language, id) {
  const prefix = existsSync(join(SITE, language, 'rules')) ? `/${language}` : ''
  return [`${prefix}/rules/index.html`, `${prefix}/rules/${id}/index.html`]
}

/** All that there is for one language and rule set, with the pictures of an installed page. */
function everything(language, { id, network }) {
  const shared = assets.filter((asset) => !belongsToOne(asset)).map(({ path }) => path)
  const words = assets.filter((asset) => speaks(asset, language)).map(({ path }) => path)
  const own = [...words, ...[`${network}.net`, `${id}.tables`].flatMap(named)]
  const pages = ['/index.html', '/sw.js', `/manifest/${language}.webmanifest`]
  return sum([...pages, ...shared, ...own, ...rulesPages(language, id)])
}

/** Asserts a limit for each language and rule set; tells the lightest and the heaviest. */
function check(t, weigh, limit) {
  const weights = languages.flatMap((language) =>
    sets.map((set) => ({ bytes: weigh(language, set), what: `${language} ${set.id}` })),
  )
  weights.sort((a, b) => a.bytes - b.bytes)
  for (const { bytes, what } of [weights[0], weights.at(-1)]) t.diagnostic(`${what}: ${bytes} bytes`)
  for (const { bytes, what } of weights) assert.ok(bytes > 0 && bytes <= limit, `${what}: ${bytes}`)
  assert.equal(weights.length, languages.length * sets.length)
}

test('a first playable board weighs at most 150 KB', (t) => check(t, firstBoard, FIRST_BOARD))

test('all for one language and one rule set weighs at most 250 KB', (t) => {
  check(t, everything, ALL)
})

test('each rule set has its tables, each network is there', () => {
  for (const { id, network } of sets) {
    assert.equal(named(`${id}.tables`).length, 1, id)
    assert.equal(named(`${network}.net`).length, network ? 1 : 0, id)
  }
})
