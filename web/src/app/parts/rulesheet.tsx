import { recordWords } from '../record'
import type { Scene } from '../scene'
import { ruleTitle } from '../words'
import { Sheet } from './sheet'

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
    </Sheet>
  )
}
