/** What all boards of a rules page share, loaded once: the core, the words, the style. */

import { addStyle } from '../app/stylesheet'
import { openCore, type Core } from '../core'
import { isLanguage, loadTranslate, type Translate } from '../i18n'

/** Put in by build.mjs. */
declare const CORE_URL: string
declare const LESSONS_STYLE: string

interface School {
  core: Core
  t: Translate
}

async function loadCore(): Promise<Core> {
  return openCore(await WebAssembly.compileStreaming(fetch(CORE_URL)))
}

async function load(): Promise<School> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  const [core, t] = await Promise.all([loadCore(), loadTranslate(language), addStyle(LESSONS_STYLE)])
  return { core, t }
}

let loading: Promise<School> | undefined

/** What could not be loaded is tried again the next time. */
export function school(): Promise<School> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
