import { baseId, isHomemade } from '../../core'
import type { Language } from '../../i18n'
import type { Scene } from '../scene'
import { ruleTitle } from '../words'
import { RecordTable } from './recordtable'
import { Sheet } from './sheet'

/** The languages that there are rules pages in, as JSON text; put in by build.mjs. */
declare const RULES_LANGUAGES: string

const rulesLanguages: string[] = JSON.parse(RULES_LANGUAGES)

/** The page with all of the rules, as web/rules makes it. */
function pageAddress(language: Language, id: string): string {
  const translated = language !== 'en' && rulesLanguages.includes(language)
  return translated ? `/${language}/rules/${id}/` : `/rules/${id}/`
}

/** The rules in short. Home-made ones have no page of their own: it is that of what they depart from. */
export function RulesSheet({ table, state, t }: Scene) {
  const { rules } = state
  const id = baseId(rules.id)
  const base = isHomemade(rules.id) ? table.core.rules.find((one) => one.id === id) : undefined
  const from = base && ruleTitle(t, base)
  const title = t('rules.title', { rules: ruleTitle(t, rules) })
  return (
    <Sheet
      class="facts"
      title={title}
      closeLabel={t('rules.close')}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      {from && <p>{t('rules.madeFrom', { rules: from })}</p>}
      <RecordTable rules={rules} base={base} t={t} />
      <p>
        <button type="button" onClick={() => table.store.set({ overlay: 'guide' })}>
          {t('guide.offer')}
        </button>
      </p>
      <p>
        <a href={pageAddress(state.prefs.language, id)}>
          {from && `${from}: `}
          {t('rules.page')}
        </a>
      </p>
    </Sheet>
  )
}
