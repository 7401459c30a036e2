/** Names and lists in the user's language. */

import type { Cell, Side } from '../board/types'
import type { Rules } from '../core'
import type { Key, Translate } from '../i18n'
import { levelNumber, type Level } from './state'

/** Keeps the direction of a text that people have written from its surroundings. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** What a rule set is called by. */
type Called = Pick<Rules, 'id' | 'name' | 'called'>

/** A rule set's name in a catalogue; the record's own where no catalogue has it. A home-made one is
 * noted by what it departs from. */
function ruleWord(t: Translate, rules: Called, part: 'name' | 'note' | 'full'): string {
  const [base, ...changes] = rules.id.split(',')
  const made = changes.length > 0
  if (made && part !== 'note') return rules.called ? isolated(rules.called) : t('rule.homemade')
  const key = `rule.${base}.${made ? 'name' : part}`
  return t.has(key) ? t(key) : rules.name
}

export function ruleName(t: Translate, rules: Called): string {
  return ruleWord(t, rules, 'name')
}

export function ruleNote(t: Translate, rules: Called): string {
  return ruleWord(t, rules, 'note')
}

export function ruleTitle(t: Translate, rules: Rules): string {
  return ruleWord(t, rules, 'full')
}

export function sideName(t: Translate, side: Side): string {
  return t(`side.${side}`)
}

export function levelName(t: Translate, level: Level): string {
  const key = `level.${level}`
  return t.has(key) ? t(key) : t('level.step', { n: levelNumber(level) })
}

/** "c3, d5 or e5". */
export function cellList(t: Translate, rules: Rules, cells: Cell[]): string {
  const names = cells.map((cell) => rules.squares[cell] ?? '')
  const last = names.pop() ?? ''
  return names.length ? t('list.or', { cells: names.join(t('list.comma')), cell: last }) : last
}

/** Texts put together by a message with {first} and {next}. */
export function joined(t: Translate, key: Key, texts: string[]): string {
  return texts.length ? texts.reduce((first, next) => t(key, { first, next })) : ''
}

/** A text of the catalogue by a name from the core; the name itself if it is unknown. */
export function named(t: Translate, prefix: string, name: string): string {
  const key = `${prefix}.${name}`
  return t.has(key) ? t(key) : name
}
