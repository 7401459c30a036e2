// What makes the built page a version that can be installed: the manifests, and the plan of files by
// which the service worker (src/offline) keeps it.

import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pageAddress } from './rules/page.mjs'

/** The cloth by day (src/style/tokens.css): behind the page while it starts. */
const CLOTH = '#e2ddd0'
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

const manifestAddress = (language) => `/manifest/${language}.webmanifest`

/** Writes the pictures beside icon.svg as assets; `write` gives a file's address. Returns them by name. */
export function iconAssets(folder, write) {
  const files = readdirSync(folder)
  return Object.fromEntries(files.map((file) => [file, write(file, readFileSync(join(folder, file)))]))
}

function manifest({ t, words, record, icons, rulesPage }) {
  const rules = words.ruleTitle(t, record)
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'damier',
    description: t('app.about'),
    lang: t.language,
    dir: words.directionOf(t.language),
    display: 'standalone',
    theme_color: CLOTH,
    background_color: CLOTH,
    categories: ['games'],
    icons: [
      { src: icons['icon.svg'], sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ file, ...icon }) => ({ src: icons[file], type: 'image/png', ...icon })),
    ],
    shortcuts: [
      { name: t('new.play', { rules }), url: `/#rules=${record.id}` },
      { name: t('header.rules'), url: rulesPage },
    ],
  }
}

/** A manifest a language, as pairs of address and text. */
export function manifests({ words, records, icons, rulesLanguages }) {
  const one = async (language) => {
    const t = await words.loadTranslate(language)
    const rulesPage = pageAddress(rulesLanguages.includes(language) ? language : 'en')
    const content = manifest({ t, words, record: records[0], icons, rulesPage })
    return [manifestAddress(language), JSON.stringify(content)]
  }
  return Promise.all(Object.keys(words.languages).map(one))
}

/** Assets by the part of their name that stays, with their addresses. */
function assetNames(folder) {
  const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file))
  return files.map((file) => {
    const [, name] = /^(.+)\.\w+(?=\.\w+$)/.exec(file)
    return { name, kind: extname(file), address: `/assets/${basename(file)}` }
  })
}

/** Words are in scripts named after their language, or after what they are for and their language. */
const speaks = (name, language) => name === language || name.endsWith(`-${language}`)

/** The plan, as src/offline/plan.ts has it. Whatever belongs to no language and no rule set is needed
 * by everybody, but for the pictures, which the system asks for when the page is installed. */
export function planOf({ site, words, records, rulesLanguages, style }) {
  const assets = assetNames(join(site, 'assets'))
  const languages = Object.keys(words.languages)
  const find = (kind, fits) =>
    assets.filter(({ kind: other, name }) => other === kind && fits(name)).map(({ address }) => address)
  const isOptional = ({ kind, name }) =>
    ['.net', '.tables', '.png'].includes(kind) ||
    (kind === '.js' && languages.some((language) => speaks(name, language)))
  const ofLanguage = (language) => ({
    files: [...find('.js', (name) => speaks(name, language)), manifestAddress(language)],
    rules: pageAddress(rulesLanguages.includes(language) ? language : 'en'),
  })
  const ofSet = ({ id, network }) => [
    ...find('.net', (name) => name === network),
    ...find('.tables', (name) => name === id),
  ]
  return {
    shell: ['/', ...assets.filter((asset) => !isOptional(asset)).map(({ address }) => address)],
    style,
    languages: Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])),
    sets: Object.fromEntries(records.map((record) => [record.id, ofSet(record)])),
  }
}

const MARKS = {
  '.html': (text, version) =>
    text.replace('<head>', `<head>\n<meta name="version" content="${version}">`),
  '.webmanifest': (text, version) => JSON.stringify({ ...JSON.parse(text), version }),
}

/** A page or manifest that says which version it is of. */
export function marked(path, text, version) {
  return MARKS[extname(path)]?.(text, version) ?? text
}
