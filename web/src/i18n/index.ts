/** Words: catalogues, and filling them in. */

import { en } from './en'
import { vi } from './vi'

export type Key = keyof typeof en
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type Messages = Record<Key, string | Plural>
export type Values = Record<string, string | number>
export type Translate = (key: Key, values?: Values) => string

/** Each language's own name and its catalogue, in the order they are shown. */
export const languages = {
  en: { name: 'English', messages: en as Messages },
  vi: { name: 'Tiếng Việt', messages: vi },
}
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as Language[]

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The first of the browser's languages there is a catalogue for, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}

function makeTranslate(language: Language): Translate {
  const { messages } = languages[language]
  const plurals = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const message = messages[key]
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(values.n))] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }
}

const made = new Map<Language, Translate>()

export function translator(language: Language): Translate {
  const translate = made.get(language) ?? makeTranslate(language)
  made.set(language, translate)
  return translate
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key)
}
