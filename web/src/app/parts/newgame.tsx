import { useRef, useState } from 'preact/hooks'
import { createThumbnail } from '../../board/thumbnail'
import type { Side } from '../../board/types'
import { isHomemade, type Rules } from '../../core'
import type { Key, Translate } from '../../i18n'
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

/** The last is of those that people have made themselves. */
const GROUPS = ['new.group.plain', 'new.group.short', 'new.group.flying', 'rule.homemade'] as const

/** By what the records have in common. */
function groupOf({ id, diagonal, king }: Rules): Key {
  if (isHomemade(id)) return 'rule.homemade'
  if (!diagonal) return 'new.group.plain'
  return king.flies ? 'new.group.flying' : 'new.group.short'
}

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
  const { id, called } = rules
  const choose = (): void => change({ rules: id, called })
  return (
    <Option class="card" name="rules" checked={id === setup.rules} choose={choose}>
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
      {GROUPS.map((group) => (
        <fieldset key={group}>
          <legend>{t(group)}</legend>
          <div class="cards">
            {table.core.rules
              .filter((rules) => groupOf(rules) === group)
              .map((rules) => (
                <Card key={rules.id} {...form} rules={rules} />
              ))}
            {group === 'rule.homemade' && (
              <button type="button" onClick={() => table.store.set({ overlay: 'homemade' })}>
                {t('new.make')}
              </button>
            )}
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

interface OptionsProps {
  t: Translate
  setup: Setup
  change(part: Partial<Setup>): void
  /** Who begins. */
  first: Side
}

function OpponentChoice({ setup, change, t }: OptionsProps) {
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

function SideChoiceRow({ setup, change, t, first }: OptionsProps) {
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

/** Against whom, how strong or how fast, and with which side. */
export function PlayOptions(form: OptionsProps) {
  const { setup, change, t } = form
  return (
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
  )
}

export function NewGame(scene: Scene) {
  const { table, state, t } = scene
  const { id, called } = state.rules
  const [setup, setSetup] = useState<Setup>({ ...state.setup, rules: id, called })
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
        <PlayOptions t={t} setup={setup} change={change} first={rules.first} />
      </div>
    </Sheet>
  )
}
