import type { Rules } from '../../core'
import type { Translate } from '../../i18n'
import { recordWords } from '../record'
import { ruleName } from '../words'

interface RecordProps {
  rules: Rules
  /** What home-made rules depart from. */
  base?: Rules | undefined
  t: Translate
}

/** The rules in short, made from the record that the core plays by; of home-made ones also how it is
 * in the rule set that they depart from. */
export function RecordTable({ rules, base, t }: RecordProps) {
  const usual = new Map(base && recordWords(base, t))
  return (
    <dl class="record">
      {recordWords(rules, t).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            {base && usual.get(label) !== text && (
              <small>
                {ruleName(t, base)} · {usual.get(label)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
