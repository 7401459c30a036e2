import type { Translate } from '../../i18n'

/** Shown in place of the game if it cannot be loaded. */
export function Failure({ t }: { t: Translate }) {
  return (
    <main class="failure">
      <h1>{t('app.failed')}</h1>
      <p>{t('app.failedWhy')}</p>
      <button class="go" onClick={() => location.reload()}>
        {t('app.again')}
      </button>
    </main>
  )
}

/** Shown where not even the words could be loaded. */
export function Loss({ words }: { words: string }) {
  return (
    <main class="failure">
      <button class="go" onClick={() => location.reload()}>
        {words}
      </button>
    </main>
  )
}
