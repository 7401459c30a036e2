/** Words: a catalogue for each language, loaded when it is wanted, and filling its texts in. */

import type { en } from './en'
import { directionOf, type Language } from './languages'

export * from './languages'

export type Key = keyof typeof en
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type Messages = Record<Key, string | Plural>
export type Values = Record<string, string | number>

/** Says a text in one language. */
export interface Translate {
  (key: Key, values?: Values): string
  readonly language: Language
  /** Whether there is a text for what may come from elsewhere. */
  has(key: string): key is Key
  /** A number as the language writes it, in the digits that the board's coordinates have. */
  number(value: number, how: Intl.NumberFormatOptions): string
}

/** Each is a file of its own in the built page. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  en: () => import('./en').then(({ en }) => en),
  ar: () => import('./ar').then(({ ar }) => ar),
  es: () => import('./es').then(({ es }) => es),
  et: () => import('./et').then(({ et }) => et),
  fr: () => import('./fr').then(({ fr }) => fr),
  it: () => import('./it').then(({ it }) => it),
  nl: () => import('./nl').then(({ nl }) => nl),
  pt: () => import('./pt').then(({ pt }) => pt),
  ru: () => import('./ru').then(({ ru }) => ru),
  tr: () => import('./tr').then(({ tr }) => tr),
  vi: () => import('./vi').then(({ vi }) => vi),
}

/** Notation is read from left to right within any text: without this "22-18" would stand turned
 * round in Arabic (Unicode's bidirectional isolates, what <bdi dir=ltr> is in HTML). */
function isolated(value: string | number): string {
  return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value)
    ? `\u2066${value}\u2069`
    : String(value)
}

function makeTranslate(language: Language, messages: Messages): Translate {
  const plurals = new Intl.PluralRules(language)
  const shown = directionOf(language) === 'rtl' ? isolated : String
  const say = (key: Key, values: Values = {}): string => {
    const message = messages[key]
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(values.n))] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => shown(values[name] ?? hole))
  }
  return Object.assign(say, {
    language,
    has: (key: string): key is Key => Object.hasOwn(messages, key),
    number: (value: number, how: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(`${language}-u-nu-latn`, how).format(value),
  })
}

/** A language's catalogue as it is. Rejects if it can't be loaded. */
export function loadMessages(language: Language): Promise<Messages> {
  return catalogues[language]()
}

export async function loadTranslate(language: Language): Promise<Translate> {
  return makeTranslate(language, await loadMessages(language))
}
