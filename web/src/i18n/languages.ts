/** The languages there are. Names are in the languages themselves; `lost` is what is said when a
 * language's own catalogue can't be loaded. */

export const languages = {
  en: { name: 'English', lost: 'Not everything was loaded. Try again' },
  ar: { name: 'العربية', lost: 'لم يكتمل التحميل. أعد المحاولة' },
  es: { name: 'Español', lost: 'No se ha cargado todo. Reintentar' },
  et: { name: 'Eesti', lost: 'Kõike ei saanud laadida. Proovi uuesti' },
  fr: { name: 'Français', lost: 'Le chargement est incomplet. Réessayer' },
  it: { name: 'Italiano', lost: 'Caricamento incompleto. Riprova' },
  nl: { name: 'Nederlands', lost: 'Niet alles is geladen. Probeer opnieuw' },
  pt: { name: 'Português', lost: 'O carregamento falhou. Tentar de novo' },
  ru: { name: 'Русский', lost: 'Загрузилось не всё. Повторить' },
  tr: { name: 'Türkçe', lost: 'Her şey yüklenemedi. Yeniden dene' },
  vi: { name: 'Tiếng Việt', lost: 'Chưa tải được hết. Thử lại' },
}
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as Language[]

const RIGHT_TO_LEFT: readonly string[] = ['ar']

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The first of the browser's languages there is a catalogue for, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
}
