/** What home-made rules may say otherwise than the rule set that they start from, as
 * include/damier/homemade.h lists it. */

import type { Rules } from '../../core'
import type { ToolKey, Translate } from '../../i18n'
import { ruleName, sideName } from '../words'

/** Name of a setting to its value. */
export type Changes = Partial<Record<string, string>>

interface Words {
  t: Translate
  w: Translate<ToolKey>
  base: Rules
}

interface Setting {
  name: string
  label(words: Words): string
  /** Of two that have no words of their own the second is meant where the label holds. */
  values: string[]
  words?(value: string, words: Words): string
  /** What a record has. */
  of(rules: Rules): string
  /** Whether there is anything to choose, beside what else is chosen. */
  fits?(base: Rules, changes: Changes): boolean
}

const flag = (holds: boolean): string => (holds ? 'yes' : 'no')

/** What decides between captures, by the name of each choice. */
const CHOICES: Record<string, string> = {
  free: '',
  most: 'pieces',
  'most-kings': 'pieces,kings',
  king: 'by-king',
  strict: 'pieces,by-king,kings,early',
}

const CROWNINGS: Rules['crowning'][] = ['at-end', 'stops', 'at-once']

function rowsOf({ start, size }: Rules): number {
  const rows = [...start].flatMap((code, cell) => (code === 'w' ? [Math.floor(cell / size)] : []))
  return new Set(rows).size
}

const liftedOf = ({ liftedAtOnce }: Rules): string => (liftedAtOnce ? 'at-once' : 'at-end')

/** As the rule set has it that they start from. */
const USUAL = ''

/** Those with a list of values, then those that hold or not. */
const SETTINGS: Setting[] = [
  {
    name: 'size',
    label: ({ t }) => t('rules.board'),
    values: ['8', '10'],
    words: (value, { t }) => t('header.size', { n: value }),
    of: ({ size }) => `${size}`,
    fits: ({ diagonal }) => diagonal,
  },
  {
    name: 'rows',
    label: ({ w }) => w('made.rows'),
    values: ['1', '2', '3', '4'],
    words: (value) => value,
    of: (rules) => `${rowsOf(rules)}`,
  },
  {
    name: 'corner',
    label: ({ w }) => w('made.corner'),
    values: ['left', 'right'],
    words: (value, { w }) => w(`made.corner.${value}` as ToolKey),
    of: ({ a1 }) => (a1 ? 'left' : 'right'),
    fits: ({ diagonal }) => diagonal,
  },
  {
    name: 'first',
    label: ({ w }) => w('made.first'),
    values: ['white', 'black'],
    words: (value, { t }) => sideName(t, value === 'white' ? 'w' : 'b'),
    of: ({ first }) => (first === 'w' ? 'white' : 'black'),
  },
  {
    name: 'choice',
    label: ({ t }) => t('rules.choice'),
    values: Object.keys(CHOICES),
    words: (value, { w }) => w(`made.choice.${value}` as ToolKey),
    of: ({ choice }) =>
      Object.keys(CHOICES).find((name) => CHOICES[name] === choice.join()) ?? USUAL,
  },
  {
    name: 'crowning',
    label: ({ t }) => t('rules.crowning'),
    values: CROWNINGS,
    words: (value, { w }) => w(`made.crowning.${value}` as ToolKey),
    of: ({ crowning }) => crowning,
  },
  {
    name: 'lifted',
    label: ({ t }) => t('rules.lifted'),
    values: ['at-end', 'at-once'],
    words: (value, { w }) => w(`made.lifted.${value}` as ToolKey),
    of: liftedOf,
  },
  {
    name: 'draw',
    label: ({ w }) => w('made.draw'),
    values: [USUAL, '10', '15', '20', '25', '30', '40', '50'],
    words: (value, { t, w, base }) =>
      value ? w('made.moves', { n: value }) : w('made.usual', { rules: ruleName(t, base) }),
    of: () => USUAL,
  },
  {
    name: 'back',
    label: ({ w }) => w('made.back'),
    values: ['no', 'yes'],
    of: ({ man }) => flag(man.takes.length > man.moves.length),
  },
  {
    name: 'capture',
    label: ({ w }) => w('made.capture'),
    values: ['must', 'may'],
    of: ({ captureOptional }) => (captureOptional ? 'may' : 'must'),
  },
  {
    name: 'spare',
    label: ({ w }) => w('made.spare'),
    values: ['no', 'yes'],
    of: ({ man }) => flag(man.sparesKings),
  },
  {
    name: 'kings',
    label: ({ w }) => w('made.kings'),
    values: ['short', 'fly'],
    of: ({ king }) => (king.flies ? 'fly' : 'short'),
  },
  {
    name: 'turn',
    label: ({ w }) => w('made.turn'),
    values: ['no', 'yes'],
    of: ({ noReversal }) => flag(!noReversal),
    fits: (base, { lifted = liftedOf(base) }) => lifted === 'at-once',
  },
]

/** The settings that there are to choose. */
export function fittingSettings(base: Rules, changes: Changes): Setting[] {
  return SETTINGS.filter(({ fits }) => fits?.(base, changes) ?? true)
}

/** The id of a built-in rule set with what is changed: of home-made rules or, if nothing departs, of
 * itself. */
export function madeId(base: Rules, changes: Changes): string {
  const departing = fittingSettings(base, changes).flatMap(({ name, of }) => {
    const value = changes[name]
    return value === undefined || value === of(base) ? [] : [`${name}:${value}`]
  })
  return [base.id, ...departing].join()
}

/** What a home-made rule set's id says that departs. */
export function changesIn(id: string): Changes {
  const settings = id.split(',').slice(1)
  return Object.fromEntries(settings.map((setting) => setting.split(':', 2)))
}
