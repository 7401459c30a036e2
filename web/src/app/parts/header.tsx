import { languageCodes, languages } from '../../i18n'
import { pressingCounter } from '../counter'
import { darkNow, setLanguage, setPrefs } from '../prefs'
import type { Scene } from '../scene'
import { named, ruleName } from '../words'
import { Icon } from './icon'
import { Menu } from './menu'
import { MoreMenu } from './more'

/** Words where there is room, else a sign. */
function Away({ t }: Pick<Scene, 't'>) {
  return (
    <span class="away" title={t('header.offline')}>
      <Icon name="away" />
      <span>{t('header.offline')}</span>
    </span>
  )
}

/** The rule set, and under it the board's size or, on phones, the draw counter. */
function RulesPicker({ table, state, t }: Scene) {
  const { rules, position } = state
  const counter = pressingCounter(position.counters)
  const count = counter && t('counter.of', { n: counter.moves, limit: counter.limit })
  return (
    <button
      class="bare pick"
      aria-haspopup="dialog"
      onClick={() => table.store.set({ overlay: 'new' })}
    >
      <span>
        {ruleName(t, rules)}
        {state.offline && <Away t={t} />}
        {counter && (
          <small class={counter.near ? 'narrow num near' : 'narrow num'}>
            {named(t, 'counter', counter.reason)} {count}
          </small>
        )}
        <small class="wide">{t('header.size', { n: rules.size })}</small>
      </span>
      <Icon name="down" />
    </button>
  )
}

function LanguageMenu({ table, t }: Scene) {
  const items = languageCodes.map((code) => ({
    label: languages[code].name,
    lang: code,
    kind: 'radio' as const,
    checked: code === t.language,
    run: () => void setLanguage(table, code),
  }))
  const code = t.language.toUpperCase()
  return (
    <Menu items={items} buttonClass="bare" label={`${code}: ${t('header.language')}`}>
      {code}
      <Icon name="down" />
    </Menu>
  )
}

function Toggle(props: {
  class: string
  label: string
  on: boolean
  icons: [on: 'sun' | 'sound', off: 'moon' | 'mute']
  flip(): void
}) {
  const { label, on, icons, flip } = props
  return (
    <button class={props.class} aria-label={label} title={label} aria-pressed={on} onClick={flip}>
      <Icon name={on ? icons[0] : icons[1]} />
    </button>
  )
}

export function Header(scene: Scene) {
  const { table, state, t } = scene
  const dark = darkNow(state.prefs)
  const { sound } = state.prefs
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={t('header.home')}>
        <svg width="26" height="26" aria-hidden="true">
          <use href="#logo" />
        </svg>
        <span>damier</span>
      </a>
      <RulesPicker {...scene} />
      <span class="sp" />
      <button
        class="bare wide"
        aria-haspopup="dialog"
        onClick={() => table.store.set({ overlay: 'rules' })}
      >
        {t('header.rules')}
      </button>
      <LanguageMenu {...scene} />
      <Toggle
        class="bare"
        label={t('header.dark')}
        on={dark}
        icons={['sun', 'moon']}
        flip={() => setPrefs(table, { mode: dark ? 'light' : 'dark' })}
      />
      <Toggle
        class="bare wide"
        label={t('header.sound')}
        on={sound}
        icons={['sound', 'mute']}
        flip={() => setPrefs(table, { sound: !sound })}
      />
      <MoreMenu {...scene} buttonClass="bare" popClass="wide" label={t('header.more')}>
        <Icon name="more" />
      </MoreMenu>
    </header>
  )
}
