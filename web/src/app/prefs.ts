/** How the page looks and sounds: choices that do not touch the game. */

import { dressPieces } from '../board/themes'
import { directionOf, loadTranslate, type Language, type Translate } from '../i18n'
import type { Prefs, State } from './state'
import type { Table } from './table'
import { ruleTitle } from './words'

export function setPrefs(table: Table, change: Partial<Prefs>): void {
  const { prefs } = table.store.state
  table.store.set({ prefs: { ...prefs, ...change } })
}

/** Changes once the words are there, and says so if they don't come. */
export async function setLanguage(table: Table, language: Language): Promise<void> {
  try {
    const t = await loadTranslate(language)
    table.store.set({ t, prefs: { ...table.store.state.prefs, language } })
  } catch {
    table.store.set({ notice: { key: 'say.noPart', reload: true } })
  }
}

export function flip(table: Table): void {
  table.store.set({ flipped: !table.store.state.flipped })
}

/** Whether the page is dark now, by choice or as the system says. */
export function darkNow({ mode }: Prefs): boolean {
  return mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}

const COLOURS = ['light', 'dark'] as const

/** The system's bars about the page are of the cloth, by day or by night. */
function dressBars({ mode }: Prefs): void {
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, i) => {
    const chosen = mode === COLOURS[i] ? 'all' : 'not all'
    meta.media = mode === 'system' ? `(prefers-color-scheme:${COLOURS[i]})` : chosen
  })
}

/** The words that an installed page has outside of itself. */
function dressManifest({ language }: Translate): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const address = `/manifest/${language}.webmanifest`
  if (link && link.getAttribute('href') !== address) link.href = address
}

/** What the document itself says: language, title, colours. */
export function dressDocument({ t, prefs, rules }: State): void {
  const root = document.documentElement
  root.lang = t.language
  root.dir = directionOf(t.language)
  root.dataset.set = prefs.set
  root.dataset.pace = prefs.pace
  if (prefs.mode === 'system') delete root.dataset.mode
  else root.dataset.mode = prefs.mode
  void dressPieces(prefs.pieces)
  dressBars(prefs)
  dressManifest(t)
  document.title = t('app.title', { rules: ruleTitle(t, rules) })
}
