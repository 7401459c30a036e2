/** How the page looks and sounds: choices that do not touch the game. */

import { translator } from '../i18n'
import type { Prefs, State } from './state'
import type { Table } from './table'
import { ruleTitle } from './words'

export function setPrefs(table: Table, change: Partial<Prefs>): void {
  const { prefs } = table.store.state
  table.store.set({ prefs: { ...prefs, ...change } })
}

export function flip(table: Table): void {
  table.store.set({ flipped: !table.store.state.flipped })
}

/** Whether the page is dark now, by choice or as the system says. */
export function darkNow({ mode }: Prefs): boolean {
  return mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
}

/** What the document itself says: language, title, colours. */
export function dressDocument({ prefs, rules }: State): void {
  const root = document.documentElement
  const t = translator(prefs.language)
  root.lang = prefs.language
  root.dataset.set = prefs.set
  if (prefs.mode === 'system') delete root.dataset.mode
  else root.dataset.mode = prefs.mode
  document.title = t('app.title', { rules: ruleTitle(t, rules) })
}
