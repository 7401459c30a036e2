/** Rules of one's own: a rule set to start from, what is to be otherwise, and a name. */

import { useState } from 'preact/hooks'
import { createThumbnail } from '../../board/thumbnail'
import { baseId, CoreError, isHomemade, type Rules } from '../../core'
import { rulesLink } from '../address'
import { newGame } from '../begin'
import { cleanName, NAME_MAX } from '../calling'
import { faultWords } from '../fault'
import type { ToolScene } from '../parts/lazy'
import { PlayOptions } from '../parts/newgame'
import { RecordTable } from '../parts/recordtable'
import { Sheet } from '../parts/sheet'
import { shapeOf } from '../shape'
import type { Setup } from '../state'
import type { Table } from '../table'
import { ruleName, ruleTitle } from '../words'
import { copyText } from './handing'
import { changesIn, fittingSettings, madeId, type Changes } from './making'

/** What has been chosen so far. */
interface Draft {
  base: Rules
  changes: Changes
  name: string
}

interface FormProps extends ToolScene {
  draft: Draft
  change(part: Partial<Draft>): void
}

interface FieldProps {
  label: string
  /** Has the focus when the sheet opens. */
  autofocus?: boolean
  value: string
  choose(value: string): void
}

function Select({ label, choose, options, ...rest }: FieldProps & { options: [string, string][] }) {
  return (
    <label class="made">
      {label}
      <select {...rest} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Switch({ label, value, choose, values }: FieldProps & { values: string[] }) {
  const [off = '', on = ''] = values
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value === on}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? on : off)}
      />
      {label}
    </label>
  )
}

function Settings({ t, w, draft, change }: FormProps) {
  const { base, changes } = draft
  const scene = { t, w, base }
  return (
    <div class="making">
      {fittingSettings(base, changes).map(({ name, label, values, words, of }) => {
        const field = {
          label: label(scene),
          value: changes[name] ?? of(base),
          choose: (value: string): void => change({ changes: { ...changes, [name]: value } }),
        }
        if (!words) return <Switch key={name} {...field} values={values} />
        const options = values.map((value): [string, string] => [value, words(value, scene)])
        return <Select key={name} {...field} options={options} />
      })}
    </div>
  )
}

/** What they are called and what they start from. */
function Beginning({ table, t, w, draft, change }: FormProps) {
  const bases = table.core.rules.filter(({ id }) => !isHomemade(id))
  return (
    <div class="making">
      <Select
        autofocus
        label={w('made.base')}
        value={draft.base.id}
        options={bases.map((rules) => [rules.id, ruleTitle(t, rules)])}
        choose={(id) => change({ base: bases.find((rules) => rules.id === id)! })}
      />
      <label class="made">
        {w('made.name')}
        <input
          type="text"
          dir="auto"
          autocomplete="off"
          maxLength={NAME_MAX}
          value={draft.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
    </div>
  )
}

/** The record of a draft, or why there can be none. */
function readDraft({ core }: Table, { base, changes, name }: Draft): Rules | CoreError {
  try {
    return { ...core.read(madeId(base, changes)), called: cleanName(name) || undefined }
  } catch (error) {
    if (error instanceof CoreError) return error
    throw error
  }
}

function Board({ rules }: { rules: Rules }) {
  const place = (element: HTMLElement | null): void =>
    element?.replaceChildren(createThumbnail(shapeOf(rules), rules.start))
  return <div class="madeboard" key={rules.id} ref={place} />
}

interface MadeProps extends ToolScene {
  rules: Rules
  base: Rules
  setup: Setup
  setSetup(setup: Setup): void
  copy(): void
}

/** What the chosen rules look like, how to play by them and how to share them. */
function Made({ rules, base, setup, setSetup, copy, t, w }: MadeProps) {
  return (
    <>
      <PlayOptions
        t={t}
        setup={setup}
        change={(part) => setSetup({ ...setup, ...part })}
        first={rules.first}
      />
      <section>
        <h3>{w('made.short')}</h3>
        <Board rules={rules} />
        <RecordTable rules={rules} base={base} t={t} />
      </section>
      <div class="row">
        <button type="button" onClick={copy}>
          {w('made.link')}
        </button>
      </div>
    </>
  )
}

/** Begins as the rules of the game on the table are. */
function firstDraft({ core, store }: Table): Draft {
  const { id, called: name = '' } = store.state.rules
  return { base: core.rules[core.index(baseId(id))]!, changes: changesIn(id), name }
}

export function HomemadeSheet(scene: ToolScene) {
  const { table, state, t, w } = scene
  const [draft, setDraft] = useState(() => firstDraft(table))
  const [setup, setSetup] = useState(state.setup)
  const [said, say] = useState('')
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part })
    say('')
  }
  const rules = readDraft(table, draft)
  const fault = rules instanceof CoreError ? faultWords(t, rules) : ''
  const copy = async (link: string): Promise<void> =>
    say(w((await copyText(link)) ? 'say.copied' : 'say.notCopied'))
  const go = rules instanceof CoreError ? undefined : {
    label: t('new.play', { rules: ruleName(t, rules) }),
    run: () => newGame(table, { ...setup, rules: rules.id, called: rules.called }),
  }
  return (
    <Sheet
      class="tool homemade"
      title={w('made.title')}
      closeLabel={t('new.close')}
      go={go}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      <Beginning {...scene} draft={draft} change={change} />
      <Settings {...scene} draft={draft} change={change} />
      {!(rules instanceof CoreError) && (
        <Made
          {...scene}
          {...{ rules, setup, setSetup }}
          base={draft.base}
          copy={() => void copy(rulesLink(rules))}
        />
      )}
      <p class="told" role="status">
        {fault || said}
      </p>
    </Sheet>
  )
}
