import { useRef, useState } from 'preact/hooks'
import { createThumbnail } from '../../board/thumbnail'
import type { Side } from '../../board/types'
import type { Rules } from '../../core'
import type { Key } from '../../i18n'
import { newGame } from '../begin'
import type { Scene } from '../scene'
import { shapeOf } from '../shape'
import { OPPONENTS, type Setup, type SideChoice } from '../state'
import { ruleName, ruleNote, ruleTitle } from '../words'
import { Icon } from './icon'
import { LevelChoice } from './levels'
import { Option } from './option'
import { Sheet } from './sheet'
import { TimeChoice } from './times'

/** Groups by what the records have in common. */
const GROUPS: { title: Key; holds(rules: Rules): boolean }[] = [
  { title: 'new.group.plain', holds: (rules) => !rules.diagonal },
  { title: 'new.group.short', holds: (rules) => rules.diagonal && !rules.king.flies },
  { title: 'new.group.flying', holds: (rules) => rules.diagonal && rules.king.flies },
]

const OPPONENT_ICONS = { machine: 'bot', screen: 'two' } as const
const SIDE_ORDER = ['w', 'lot', 'b'] as const

/** The thumbnail is made by the board module; Preact only gives it a place. */
function Thumbnail({ rules }: { rules: Rules }) {
  const place = (element: HTMLElement | null): void =>
    element?.replaceChildren(createThumbnail(shapeOf(rules), rules.start))
  return <span ref={place} />
}

interface FormProps extends Scene {
  setup: Setup
  change(part: Partial<Setup>): void
}

function Card({ rules, setup, change, t }: FormProps & { rules: Rules }) {
  const checked = rules.id === setup.rules
  return (
    <Option class="card" name="rules" checked={checked} choose={() => change({ rules: rules.id })}>
      <Thumbnail rules={rules} />
      <span>
        {ruleName(t, rules)}
        <small>{ruleNote(t, rules)}</small>
      </span>
    </Option>
  )
}

function RuleCards(form: FormProps) {
  const { table, t } = form
  return (
    <div class="sets">
      {GROUPS.map(({ title, holds }) => (
        <fieldset key={title}>
          <legend>{t(title)}</legend>
          <div class="cards">
            {table.core.rules.filter(holds).map((rules) => (
              <Card key={rules.id} {...form} rules={rules} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

interface RulesProps extends FormProps {
  rules: Rules
  /** Whether the list is open, and opening or closing it. */
  listed: boolean
  list(open: boolean): void
}

/** Where there is room all rule sets are in sight; else the chosen one, and the list on demand. A
 * touch of a card closes the list; arrows only walk through it. */
function RulesChoice(form: RulesProps) {
  const { rules, listed, list, t } = form
  const chosen = useRef<HTMLButtonElement>(null)
  const onClick = (event: MouseEvent): void => {
    const byHand = event.detail > 0
    if (!byHand || !(event.target as Element).closest('.card')) return
    list(false)
    chosen.current?.focus()
  }
  return (
    <div class="rules" onClick={onClick}>
      <button
        type="button"
        class="chosen"
        ref={chosen}
        aria-expanded={listed}
        onClick={() => list(!listed)}
      >
        <Thumbnail key={rules.id} rules={rules} />
        <span>
          {ruleTitle(t, rules)}
          <small>{ruleNote(t, rules)}</small>
        </span>
        <span class="change">{t('new.change')}</span>
        <Icon name="down" />
      </button>
      <RuleCards {...form} />
    </div>
  )
}

function OpponentChoice({ setup, change, t }: FormProps) {
  return (
    <fieldset>
      <legend>{t('new.opponent')}</legend>
      <div class="seg">
        {OPPONENTS.map((opponent) => (
          <Option
            key={opponent}
            name="opponent"
            checked={opponent === setup.opponent}
            choose={() => change({ opponent })}
          >
            <Icon name={OPPONENT_ICONS[opponent]} />
            <span>{t(`new.${opponent}`)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

/** The side of whoever begins is chosen until another is. */
function chosenSide(side: SideChoice, first: Side): SideChoice {
  return side === 'first' ? first : side
}

function SideChoiceRow({ table, setup, change, t }: FormProps) {
  const first = table.core.rules.find(({ id }) => id === setup.rules)?.first ?? 'w'
  const chosen = chosenSide(setup.side, first)
  return (
    <fieldset disabled={setup.opponent !== 'machine'}>
      <legend>{t('new.side')}</legend>
      <div class="seg">
        {SIDE_ORDER.map((side) => (
          <Option key={side} name="side" checked={side === chosen} choose={() => change({ side })}>
            <span>{side === 'lot' ? t('new.lot') : t(`side.${side}`)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

export function NewGame(scene: Scene) {
  const { table, state, t } = scene
  const [setup, setSetup] = useState<Setup>({ ...state.setup, rules: state.rules.id })
  const change = (part: Partial<Setup>): void => setSetup({ ...setup, ...part })
  const form = { ...scene, setup, change }
  const rules = table.core.rules.find(({ id }) => id === setup.rules)!
  const [listed, list] = useState(false)
  return (
    <Sheet
      title={t('new.title')}
      closeLabel={t('new.close')}
      go={{ label: t('new.play', { rules: ruleName(t, rules) }), run: () => newGame(table, setup) }}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      <div class={listed ? 'newgame listed' : 'newgame'}>
        <RulesChoice {...form} rules={rules} listed={listed} list={list} />
        <div class="options">
          <OpponentChoice {...form} />
          <div class="either">
            <LevelChoice
              t={t}
              level={setup.level}
              choose={(level) => change({ level })}
              disabled={setup.opponent !== 'machine'}
            />
            <TimeChoice
              t={t}
              time={setup.time}
              choose={(time) => change({ time })}
              disabled={setup.opponent !== 'screen'}
            />
          </div>
          <SideChoiceRow {...form} />
        </div>
      </div>
    </Sheet>
  )
}
