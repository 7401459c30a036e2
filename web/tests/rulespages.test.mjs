// The rules pages as they are built: all there, well formed, linked, in their language, small.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { pageAddress } from '../rules/page.mjs'
import { comparisonOf, questionsOf, sectionsOf, tipsOf } from '../rules/paragraphs.mjs'
import { diagramsOf } from '../rules/diagrams.mjs'
import { LANGUAGES, TEXTS } from '../rules/allpages.mjs'
import { importSource, loadCore } from './support/core.mjs'
import { SITE } from './support/site.mjs'

const PAGE_BYTES = 40_000
const VOID = new Set('meta link br path circle use stop img input hr col'.split(' '))

let records, words, pages
before(async () => {
  records = (await loadCore()).rules
  words = await importSource('rules-page.ts')
  const ids = [undefined, ...records.map(({ id }) => id)]
  pages = LANGUAGES.flatMap((language) =>
    ids.map((id) => {
      const address = pageAddress(language, id)
      return { language, id, address, html: readFileSync(join(SITE, address, 'index.html'), 'utf8') }
    }),
  )
})

const matches = (html, pattern) => [...html.matchAll(pattern)].map((match) => match[1])

test('each rule set has a page in each language', () => {
  assert.equal(records.length, 12)
  assert.equal(pages.length, LANGUAGES.length * (records.length + 1))
})

test('the languages are those of the page, in its order', () => {
  assert.deepEqual(LANGUAGES, Object.keys(words.languages))
})

test('each element is closed in its order', () => {
  for (const { address, html } of pages) {
    const open = []
    for (const [, closing, name, self] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/gi)) {
      if (closing) assert.equal(open.pop(), name, `${address}: ${name}`)
      else if (!self && !VOID.has(name)) open.push(name)
    }
    assert.deepEqual(open, [], address)
  }
})

test('no identifier stands twice', () => {
  for (const { address, html } of pages) {
    const ids = matches(html, / id="([^"]+)"/g)
    assert.equal(new Set(ids).size, ids.length, address)
  }
})

test('one first heading, and none of the others skips a level', () => {
  for (const { address, html } of pages) {
    const levels = matches(html, /<h([1-6])/g).map(Number)
    assert.equal(levels.filter((level) => level === 1).length, 1, address)
    levels.reduce((last, level) => {
      assert.ok(level <= last + 1, address)
      return level
    }, 0)
  }
})

test('each page says its language, direction, title, description and address', () => {
  for (const { language, address, html } of pages) {
    assert.match(html, new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`))
    assert.match(html, /<title>[^<]{10,70}<\/title>/, address)
    assert.match(html, /<meta name="description" content="[^"]{40,170}">/, address)
    assert.match(html, new RegExp(`<link rel="canonical" href="[^"/]*(//[^"/]+)?${address}">`))
  }
})

test('each page names the same page in all languages', () => {
  for (const { id, html } of pages) {
    const found = [...html.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)]
    assert.deepEqual(
      found.map(([, code, href]) => [code, href.replace(/^https?:\/\/[^/]+/, '')]),
      [...LANGUAGES, 'x-default'].map((code) => [
        code,
        pageAddress(code === 'x-default' ? 'en' : code, id),
      ]),
    )
  }
})

test('no link leads nowhere', () => {
  for (const { address, html } of pages) {
    for (const href of matches(html, /(?:href|src)="([^"]+)"/g)) {
      if (href.startsWith('#')) assert.ok(html.includes(` id="${href.slice(1)}"`), `${address} ${href}`)
      else if (href.startsWith('/#')) assert.match(href, /^\/#rules=[a-z-]+$/)
      else if (href.startsWith('/'))
        assert.ok(existsSync(join(SITE, href.endsWith('/') ? `${href}index.html` : href)), href)
      else assert.match(href, /^https?:/)
    }
  }
})

test('each rule set’s page leads to a game with its rules', () => {
  for (const { id, html } of pages) if (id) assert.ok(html.includes(`href="/#rules=${id}"`), id)
})

test('the questions are there for search engines, as on the page', () => {
  for (const { id, address, html } of pages) {
    if (!id) continue
    const [json] = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/g)
    const data = JSON.parse(json)
    assert.equal(data['@type'], 'FAQPage')
    for (const { name, acceptedAnswer } of data.mainEntity) {
      assert.ok(html.includes(`<h3>${name}</h3>`), address)
      assert.ok(html.includes(`<p>${acceptedAnswer.text}</p>`), address)
    }
  }
})

test('neither style nor script stands in a page; the one for its boards is a file', () => {
  const inside = / style=|<style|<script(?! type="application\/ld\+json"| type="module" src="[^"]+"><)/
  for (const { address, html } of pages) assert.doesNotMatch(html, inside, address)
})

test('no hole is left unfilled', () => {
  for (const { address, html } of pages) {
    const text = html.replace(/<script.*?<\/script>/gs, '')
    assert.doesNotMatch(text, /\{\w*\}|undefined|NaN/, address)
  }
})

function flattened(value, path = '') {
  if (typeof value !== 'object') return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, `${path}.${name}`))
}

test('each language has every text, none left in English', () => {
  const english = new Map(flattened(TEXTS.en))
  const same = new Set(['.compare.cmp-number'])
  for (const code of LANGUAGES.filter((other) => other !== 'en')) {
    const texts = new Map(flattened(TEXTS[code]))
    assert.deepEqual([...texts.keys()].sort(), [...english.keys()].sort(), code)
    for (const [path, text] of texts) {
      if (!same.has(path)) assert.notEqual(text, english.get(path), `${code}${path}`)
    }
  }
})

test('a text names the same squares and figures in each language', () => {
  const holes = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
  for (const code of LANGUAGES) {
    const texts = new Map(flattened(TEXTS[code]))
    for (const [path, text] of flattened(TEXTS.en)) {
      assert.deepEqual(holes(texts.get(path)), holes(text), `${code}${path}`)
    }
  }
})

test('no English sentence stands on a page in another language', () => {
  const sentences = flattened(TEXTS.en)
    .map(([, text]) => text)
    .filter((text) => text.length > 25 && !text.includes('{'))
  for (const { language, address, html } of pages) {
    if (language === 'en') continue
    for (const sentence of sentences) assert.ok(!html.includes(sentence), `${address}: ${sentence}`)
  }
})

test('no line of French begins with a colon or a question mark', () => {
  for (const { language, address, html } of pages) {
    if (language === 'fr') assert.doesNotMatch(html.replace(/<[^>]*>/g, ''), /[^ ] [:;?!»]|« /, address)
  }
})

test('the texts are those that records call for, and no more', () => {
  const called = { say: new Set(['startCaption', 'huffing']), captions: new Set(), compare: new Set(), questions: new Set() }
  for (const record of records) {
    const keys = [...Object.values(sectionsOf(record)).flat(), ...tipsOf(record)]
    for (const key of keys) called.say.add(key)
    for (const [question, answers] of questionsOf(record)) {
      called.questions.add(question)
      for (const key of answers) called.say.add(key)
    }
    for (const { id } of Object.values(diagramsOf(record)).flat()) called.captions.add(id)
    for (const [key] of Object.values(comparisonOf(record))) called.compare.add(key)
  }
  for (const [part, keys] of Object.entries(called)) {
    assert.deepEqual(Object.keys(TEXTS.en[part]).sort(), [...keys].sort(), part)
  }
  assert.deepEqual(Object.keys(TEXTS.en.sets), records.map(({ id }) => id))
})

test('each diagram carries the position that it shows', () => {
  for (const { id, html } of pages) {
    if (!id) continue
    const record = records.find((other) => other.id === id)
    const shown = matches(html, /data-fen="([^"]+)"/g)
    for (const { fen } of Object.values(diagramsOf(record)).flat()) assert.ok(shown.includes(fen), id)
    assert.ok(shown.every((fen) => /^[WB]:W[^:]+:B[^:]+$/.test(fen)), id)
  }
})

test('search engines are told of each page', () => {
  const map = readFileSync(join(SITE, 'sitemap.xml'), 'utf8')
  for (const { address } of pages) assert.match(map, new RegExp(`<loc>[^<]*${address}</loc>`))
  assert.match(readFileSync(join(SITE, 'robots.txt'), 'utf8'), /^Sitemap: .*\/sitemap\.xml$/m)
})

test('a page is small', () => {
  for (const { address } of pages) {
    const { size } = statSync(join(SITE, address, 'index.html.br'))
    assert.ok(size < PAGE_BYTES, `${address}: ${size}`)
  }
})
