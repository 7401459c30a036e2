import type { Language } from '../../i18n'
import { recordWords } from '../record'
import type { Scene } from '../scene'
import { ruleTitle } from '../words'
import { Sheet } from './sheet'

/** The languages that there are rules pages in, as JSON text; put in by build.mjs. */
declare const RULES_LANGUAGES: string

const rulesLanguages: string[] = JSON.parse(RULES_LANGUAGES)

/** The page with all of the rules, as web/rules makes it. */
function pageAddress(language: Language, id: string): string {
  const translated = language !== 'en' && rulesLanguages.includes(language)
  return translated ? `/${language}/rules/${id}/` : `/rules/${id}/`
}

/** The rules in short, made from the record that the core plays by. */
export function RulesSheet({ table, state, t }: Scene) {
  const title = t('rules.title', { rules: ruleTitle(t, state.rules) })
  return (
    <Sheet
      class="facts"
      title={title}
      closeLabel={t('rules.close')}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      <dl class="record">
        {recordWords(state.rules, t).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={pageAddress(state.prefs.language, state.rules.id)}>{t('rules.page')}</a>
      </p>
    </Sheet>
  )
}
