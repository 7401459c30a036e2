/** A rules page of one rule set, and the page that compares all. Plain HTML that needs no script; with
 * one, the diagrams can be played on. */

import { diagramsOf } from './diagrams.mjs'
import { boardSymbol, drawDiagram, drawStart } from './drawing.mjs'
import { comparisonOf, menOf, questionsOf, sectionsOf, tipsOf } from './paragraphs.mjs'
import { cellOf } from './squares.mjs'

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character])

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole)

/** Address of a rule set's page, of the comparison without one. English has no prefix. */
export function pageAddress(language, id) {
  const prefix = language === 'en' ? '' : `/${language}`
  return id ? `${prefix}/rules/${id}/` : `${prefix}/rules/`
}

function rowsOf({ start, size }) {
  const rows = [...start].flatMap((code, cell) => (code === 'w' ? [Math.floor(cell / size)] : []))
  return new Set(rows).size
}

/** What the holes of the texts are filled with. Here and below a scene is what pages of a language
 * share: its code, texts and translator, the records, addresses of assets and of the site. */
function valuesOf(record, { t, words }) {
  const { size } = record
  return { size, men: menOf(record), rows: rowsOf(record), rules: words.ruleTitle(t, record) }
}

function paragraphs(keys, scene, record) {
  const values = valuesOf(record, scene)
  return keys.map((key) => `<p>${escaped(filled(scene.text.say[key], values))}</p>`).join('')
}

/** The caption of a diagram with the names that its squares have in this rule set. */
function captionOf(diagram, scene, record) {
  const caption = scene.text.captions[diagram.id]
  const shown = scene.words.shownIn(scene.language)
  const nameOf = (square) => record.squares[cellOf(diagram.place(square), record)]
  return caption.replace(/\{(\w\d+)\}/g, (_, square) => shown(nameOf(square)))
}

const figure = (drawing, caption, id) =>
  `<figure>${drawing}<figcaption${id ? ` id="${id}"` : ''}>${escaped(caption)}</figcaption></figure>`

/** Makes the diagram a board to play on, once the script is there: see src/lessons.ts. */
function tryButton({ t, words, language }, id) {
  const { lost } = words.languages[language]
  return (
    `<button type="button" class="try" hidden aria-describedby="${id}" data-lost="${escaped(lost)}">` +
    `${escaped(t('lesson.try'))}</button>`
  )
}

function figures(diagrams, scene, record, ordered) {
  if (!diagrams?.length) return ''
  const items = diagrams.map((diagram) => {
    const caption = captionOf(diagram, scene, record)
    const id = `lesson-${diagram.id}`
    const drawing = drawDiagram(diagram, record, escaped(caption))
    return `<li>${figure(drawing, caption, id)}${tryButton(scene, id)}</li>`
  })
  const list = ordered ? 'ol' : 'ul'
  return `<${list} class="figs">${items.join('')}</${list}>`
}

/** Not the section's name alone, which some drawing of the sprite has. */
const anchorOf = (name) => `about-${name}`

const section = (name, title, body) =>
  `<section><h2 id="${anchorOf(name)}">${escaped(title)}</h2>${body}</section>`

const list = (texts) =>
  `<ul class="prose">${texts.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`

function startFigure(scene, record) {
  const caption = filled(scene.text.say.startCaption, valuesOf(record, scene))
  const drawing = drawStart(record, escaped(caption))
  return `<ul class="figs"><li class="large">${figure(drawing, caption)}</li></ul>`
}

/** The draws as the page's own rules sheet tells them. */
function drawLines(scene, record) {
  const last = scene.words.recordWords(record, scene.t).at(-1)[1]
  return list(last.split('\n'))
}

function ruleSections(scene, record) {
  const diagrams = diagramsOf(record)
  const extra = { board: () => startFigure(scene, record), end: () => drawLines(scene, record) }
  return Object.entries(sectionsOf(record)).map(([name, keys]) => {
    const body =
      `<div class="prose">${paragraphs(keys, scene, record)}</div>` +
      (extra[name]?.() ?? figures(diagrams[name], scene, record, name === 'choice'))
    return [name, body]
  })
}

function summary(scene, record) {
  const rows = scene.words.recordWords(record, scene.t).map(
    ([label, words]) =>
      `<tr><th scope="row">${escaped(label)}</th><td>${escaped(words).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return `<div class="tw"><table class="short num"><tbody>${rows.join('')}</tbody></table></div>`
}

function cellText(scene, [key, values = {}]) {
  return filled(scene.text.compare[key], values)
}

function comparison(scene, self) {
  const { records, text, t, words, language } = scene
  const columns = self ? [self, ...records.filter((other) => other !== self)] : records
  const head = columns.map((one) => {
    const name = escaped(words.ruleName(t, one))
    const link = one === self ? name : `<a href="${pageAddress(language, one.id)}">${name}</a>`
    return `<th scope="col"${one === self ? ' class="me"' : ''}>${link}</th>`
  })
  const compared = columns.map(comparisonOf)
  const rows = Object.entries(text.compareRows).map(([row, label]) => {
    const cells = compared.map((one) => cellText(scene, one[row]))
    const shown = cells.map((cell, i) => {
      const same = self && cell === cells[0] ? ' class="eq"' : ''
      return `<td${self && i === 0 ? ' class="me"' : same}>${escaped(cell)}</td>`
    })
    return `<tr><th scope="row">${escaped(label)}</th>${shown.join('')}</tr>`
  })
  const label = escaped(text.headings.comparison)
  return (
    `<div class="tw" tabindex="0" role="region" aria-label="${label}"><table class="num">` +
    `<thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}

function answersOf(scene, record) {
  const values = valuesOf(record, scene)
  const say = (key) => filled(scene.text.say[key], values)
  return questionsOf(record).map(([question, keys]) => [
    filled(scene.text.questions[question], values),
    keys.map(say).join(' '),
  ])
}

function questions(scene, record) {
  const items = answersOf(scene, record).map(
    ([question, answer]) => `<h3>${escaped(question)}</h3><p>${escaped(answer)}</p>`,
  )
  return `<div class="prose">${items.join('')}</div>`
}

/** https://schema.org/FAQPage; "<" is written so that no text can end the script element. */
function structured(scene, record) {
  const mainEntity = answersOf(scene, record).map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }))
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: scene.language,
    mainEntity,
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function head(scene, id, { title, description, extra = '' }) {
  const { site, assets, languages, language } = scene
  const alternates = languages.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${site}${pageAddress(code, id)}">`,
  )
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${site}${pageAddress(language, id)}">
${alternates.join('\n')}
<link rel="alternate" hreflang="x-default" href="${site}${pageAddress('en', id)}">
<link rel="icon" href="${assets.icon}">
<link rel="stylesheet" href="${assets.rulesStyle}">
${extra}`
}

/** A disclosure: it needs no script, and more languages take no more room. */
function languageMenu({ text, words, languages, language }, id) {
  const links = languages.map((code) => {
    const current = code === language ? ' aria-current="true"' : ''
    const attributes = `href="${pageAddress(code, id)}" lang="${code}" hreflang="${code}"${current}`
    return `<a ${attributes}>${words.languages[code].name}</a>`
  })
  const label = escaped(text.languages)
  return (
    `<details class="tongues"><summary><span class="off">${label}: </span>` +
    `${words.languages[language].name}</summary><nav aria-label="${label}">${links.join('')}</nav></details>`
  )
}

function header(scene, id) {
  const { text, language } = scene
  return (
    '<header class="top"><a class="brand" href="/" aria-label="damier">' +
    '<svg aria-hidden="true"><use href="#logo"/></svg><span>damier</span></a>' +
    `<a class="bare" href="${pageAddress(language)}">${escaped(text.allRules)}</a>` +
    `<span class="sp"></span>${languageMenu(scene, id)}</header>`
  )
}

/** The page's drawings without its icons. */
const spriteWith = ({ words }, symbols) =>
  words.SPRITE.replace(/<path id="i-[^>]*>/g, '').replace('</defs>', `</defs>${symbols}`)

function documentOf(scene, id, heading, main, symbols) {
  const { language, words } = scene
  const sprite = spriteWith(scene, symbols)
  return (
    `<!doctype html>\n<html lang="${language}" dir="${words.directionOf(language)}">\n` +
    `<head>\n${head(scene, id, heading)}\n</head>\n` +
    `<body>\n${sprite}\n${header(scene, id)}\n${main}\n</body>\n</html>\n`
  )
}

function contents({ text }, parts, play) {
  const items = parts.map(
    ([name]) => `<li><a href="#${anchorOf(name)}">${escaped(text.headings[name])}</a></li>`,
  )
  return (
    `<nav class="toc" aria-label="${escaped(text.onThisPage)}">` +
    `<ul>${items.join('')}<li>${play}</li></ul></nav>`
  )
}

const lead = (title, text) =>
  `<div class="lead"><h1>${escaped(title)}</h1><p class="prose">${escaped(text)}</p></div>`

/** The page of one rule set. */
export function rulesPage(scene, record) {
  const { text, t, words } = scene
  const own = text.sets[record.id]
  const values = valuesOf(record, scene)
  const title = filled(text.title, values)
  const parts = [
    ...ruleSections(scene, record),
    ['summary', summary(scene, record)],
    ['comparison', `<p class="prose">${escaped(text.strong)}</p>${comparison(scene, record)}`],
    ['tips', list([...tipsOf(record).map((key) => text.say[key]), ...own.tips])],
    ['questions', questions(scene, record)],
    ['sources', list([...own.sources, ...text.shared])],
  ]
  const label = escaped(t('new.play', { rules: values.rules }))
  const play = `<a class="btn go" href="/#rules=${record.id}">${label}</a>`
  const sections = parts.map(([id, body]) => section(id, text.headings[id], body)).join('\n')
  const main =
    `<main class="doc">${lead(values.rules, own.lead)}${contents(scene, parts, play)}` +
    `<div class="body">${sections}<p>${play}</p></div></main>`
  const script = `<script type="module" src="${scene.assets.lessons}"></script>`
  const extra = script + structured(scene, record)
  const heading = { title, description: own.lead, extra }
  return documentOf(scene, record.id, heading, main, boardSymbol(record))
}

/** The page that compares all rule sets. */
export function comparisonPage(scene) {
  const { text, records, t, words, language } = scene
  const links = records.map(
    (record) =>
      `<li><a href="${pageAddress(language, record.id)}">${escaped(words.ruleTitle(t, record))}</a>` +
      `<p>${escaped(text.sets[record.id].lead)}</p></li>`,
  )
  const { title, lead: description } = text.index
  const main =
    `<main class="doc index">${lead(title, description)}` +
    `<ul class="sets">${links.join('')}</ul>` +
    section('comparison', text.headings.comparison, comparison(scene)) +
    '</main>'
  return documentOf(scene, undefined, { title: `${title} · damier`, description }, main, '')
}
