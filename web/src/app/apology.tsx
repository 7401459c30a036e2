/** What is said where the board should be. */

import { directionOf, languages, loadTranslate, type Key } from '../i18n'
import { Failure, Loss } from './parts/failure'
import { load } from './storage'

function rest(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

/** In the reader's language; if its words don't come within `patience`, in one sentence of it. */
async function apology(title: Key, why: Key, patience: number) {
  const { language } = load().prefs
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const words = loadTranslate(language).catch(() => undefined)
  const t = await Promise.race([words, rest(patience)])
  return t ? <Failure t={t} title={title} why={why} /> : <Loss words={languages[language].lost} />
}

/** It has been under way for long; the words have had their time. */
export const slowApology = () => apology('app.slow', 'app.notArrived', 500)

export function failedApology() {
  const able = typeof globalThis.WebAssembly?.compileStreaming === 'function'
  return apology('app.failed', able ? 'app.notArrived' : 'app.failedWhy', 10_000)
}
