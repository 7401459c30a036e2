/** All rules pages, and what tells search engines of them. */

import { comparisonPage, pageAddress, rulesPage } from './page.mjs'
import { ar } from './texts/ar.mjs'
import { en } from './texts/en.mjs'
import { es } from './texts/es.mjs'
import { et } from './texts/et.mjs'
import { fr } from './texts/fr.mjs'
import { it } from './texts/it.mjs'
import { nl } from './texts/nl.mjs'
import { pt } from './texts/pt.mjs'
import { ru } from './texts/ru.mjs'
import { tr } from './texts/tr.mjs'
import { vi } from './texts/vi.mjs'

/** A language is one file of texts here, and its catalogue in src/i18n; in the order that the page
 * has them in. */
export const TEXTS = {
  en,
  ar,
  es,
  et,
  fr,
  it,
  nl,
  pt,
  ru,
  tr,
  vi,
}
export const LANGUAGES = Object.keys(TEXTS)

/** The texts, each put through `change`. */
function changed(texts, change) {
  if (typeof texts === 'string') return change(texts)
  const entries = Object.entries(texts).map(([name, inner]) => [name, changed(inner, change)])
  return Array.isArray(texts) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function sitemap(site, addresses) {
  const urls = addresses.map((address) => `<url><loc>${site}${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Paths of the files below the site's root, with their content. `shared`: records, words (that
 * is src/rules-page.ts), addresses of assets and of the site. */
export async function rulesSite(shared) {
  const { words, site } = shared
  const pagesOf = async (language) => {
    const text = changed(TEXTS[language], words.holdingSpaces)
    const t = await words.loadTranslate(language)
    const scene = { ...shared, language, text, t, languages: LANGUAGES }
    return [
      [pageAddress(language), comparisonPage(scene)],
      ...shared.records.map((record) => [pageAddress(language, record.id), rulesPage(scene, record)]),
    ]
  }
  const pages = (await Promise.all(LANGUAGES.map(pagesOf))).flat()
  const robots = `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`
  return [
    ...pages.map(([address, html]) => [`${address}index.html`, html]),
    ['/sitemap.xml', sitemap(site, ['/', ...pages.map(([address]) => address)])],
    ['/robots.txt', robots],
  ]
}
