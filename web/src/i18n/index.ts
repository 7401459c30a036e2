/** Words: a catalogue for each language, loaded when it is wanted, and filling its texts in. */

import type { en } from './en'
import { directionOf, type Language } from './languages'
import type { toolsEn } from './tools/tools-en'

export * from './languages'

export type Key = keyof typeof en
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type Messages<K extends string = Key> = Record<K, string | Plural>
export type Values = Record<string, string | number>

/** Says a text of a catalogue in one language. */
export interface Translate<K extends string = Key> {
  (key: K, values?: Values): string
  readonly language: Language
  /** Whether there is a text for what may come from elsewhere. */
  has(key: string): key is K
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

/** How values stand in a language's texts. */
export function shownIn(language: Language): (value: string | number) => string {
  return directionOf(language) === 'rtl' ? isolated : String
}

/** No line breaks before a colon or question mark that has a space before it, as in French, nor
 * after an opening guillemet that has one. */
export function holdingSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

function makeTranslate<K extends string>(
  language: Language,
  messages: Messages<K>,
): Translate<K> {
  const plurals = new Intl.PluralRules(language)
  const shown = shownIn(language)
  const say = (key: K, values: Values = {}): string => {
    const message: string | Plural = messages[key]
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(values.n))] ?? message.other)
    const filled = (hole: string, name: string) => shown(values[name] ?? hole)
    return holdingSpaces(text).replace(/\{(\w+)\}/g, filled)
  }
  return Object.assign(say, {
    language,
    has: (key: string): key is K => Object.hasOwn(messages, key),
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

/** The words of the sheets that are loaded when they are wanted: each language's in a file of its
 * own again. */
export type ToolKey = keyof typeof toolsEn

const toolCatalogues: Record<Language, () => Promise<Messages<ToolKey>>> = {
  en: () => import('./tools/tools-en').then(({ toolsEn }) => toolsEn),
  ar: () => import('./tools/tools-ar').then(({ toolsAr }) => toolsAr),
  es: () => import('./tools/tools-es').then(({ toolsEs }) => toolsEs),
  et: () => import('./tools/tools-et').then(({ toolsEt }) => toolsEt),
  fr: () => import('./tools/tools-fr').then(({ toolsFr }) => toolsFr),
  it: () => import('./tools/tools-it').then(({ toolsIt }) => toolsIt),
  nl: () => import('./tools/tools-nl').then(({ toolsNl }) => toolsNl),
  pt: () => import('./tools/tools-pt').then(({ toolsPt }) => toolsPt),
  ru: () => import('./tools/tools-ru').then(({ toolsRu }) => toolsRu),
  tr: () => import('./tools/tools-tr').then(({ toolsTr }) => toolsTr),
  vi: () => import('./tools/tools-vi').then(({ toolsVi }) => toolsVi),
}

export function loadToolMessages(language: Language): Promise<Messages<ToolKey>> {
  return toolCatalogues[language]()
}

export async function loadToolTranslate(language: Language): Promise<Translate<ToolKey>> {
  return makeTranslate(language, await loadToolMessages(language))
}
