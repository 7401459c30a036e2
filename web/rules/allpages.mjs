/** All rules pages, and what tells search engines of them. */

import { comparisonPage, pageAddress, rulesPage } from './page.mjs'
import { en } from './texts/en.mjs'
import { vi } from './texts/vi.mjs'

/** A language is one file of texts here, and its catalogue in src/i18n. */
export const TEXTS = { en, vi }
export const LANGUAGES = Object.keys(TEXTS)

function sitemap(site, addresses) {
  const urls = addresses.map((address) => `<url><loc>${site}${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Paths of the files below the site's root, with their content. `words` is src/rules-page.ts. */
export function rulesSite({ records, words, assets, site }) {
  const pages = LANGUAGES.flatMap((language) => {
    const text = TEXTS[language]
    const t = words.translator(language)
    const scene = { language, text, t, words, records, assets, site, languages: LANGUAGES }
    return [
      [pageAddress(language), comparisonPage(scene)],
      ...records.map((record) => [pageAddress(language, record.id), rulesPage(scene, record)]),
    ]
  })
  const robots = `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`
  return [
    ...pages.map(([address, html]) => [`${address}index.html`, html]),
    ['/sitemap.xml', sitemap(site, ['/', ...pages.map(([address]) => address)])],
    ['/robots.txt', robots],
  ]
}
