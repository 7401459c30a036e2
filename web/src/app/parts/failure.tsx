import type { Key, Translate } from '../../i18n'

interface FailureProps {
  t: Translate
  title: Key
  why: Key
}

/** Shown in place of the game if it cannot be loaded, or not yet. */
export function Failure({ t, title, why }: FailureProps) {
  return (
    <main class="failure">
      <h1>{t(title)}</h1>
      <p>{t(why)}</p>
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
