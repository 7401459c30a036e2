import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PieceShapes } from '../../board/sprites'
import { loadShapes, PIECE_THEMES, type PieceTheme } from '../../board/themes'
import { languageCodes, languages, type Key, type Language } from '../../i18n'
import { setLanguage, setPrefs } from '../prefs'
import type { Scene } from '../scene'
import { BOARD_SETS, MODES, PACES, type Prefs } from '../state'
import { Option } from './option'
import { Sheet } from './sheet'

interface ChoiceProps<T extends string> extends Scene {
  pref: keyof Prefs
  title: Key
  all: readonly T[]
  words(one: T): string
  /** What stands before the words. */
  picture?(one: T): ComponentChildren
}

/** One of several, as a row of words or as cards with pictures. */
function Choice<T extends string>({ table, state, t, ...choice }: ChoiceProps<T>) {
  const { pref, title, all, words, picture } = choice
  return (
    <fieldset>
      <legend>{t(title)}</legend>
      <div class={picture ? 'cards' : 'seg'}>
        {all.map((one) => (
          <Option
            key={one}
            name={pref}
            class={picture ? 'card' : ''}
            checked={state.prefs[pref] === one}
            choose={() => setPrefs(table, { [pref]: one })}
          >
            {picture?.(one)}
            <span>{words(one)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

/** The page's own pieces, whatever they are. */
const CHOSEN_MAN = '<use href="#man"/>'

const SWITCHES = {
  taps: 'settings.taps',
  confirm: 'settings.confirm',
  talk: 'settings.talk',
  sound: 'header.sound',
  coordinates: 'menu.coordinates',
} as const satisfies Partial<Record<keyof Prefs, Key>>

function Switches({ table, state, t }: Scene) {
  return (
    <fieldset>
      <legend>{t('settings.playing')}</legend>
      {Object.entries(SWITCHES).map(([pref, words]) => (
        <label key={pref} class="switch">
          <input
            type="checkbox"
            checked={state.prefs[pref as keyof typeof SWITCHES]}
            onChange={({ currentTarget }) => setPrefs(table, { [pref]: currentTarget.checked })}
          />
          {t(words)}
        </label>
      ))}
    </fieldset>
  )
}

/** A man of each side, drawn so, on a board of that set or the chosen one. */
function Sample({ man, set }: { man: string; set?: string }) {
  return (
    <span class="sample" data-set={set}>
      {(['w', 'b'] as const).map((side) => (
        <svg
          key={side}
          class={side}
          viewBox="0 0 100 100"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: man }}
        />
      ))}
    </span>
  )
}

/** Men as the theme draws them; nothing until that is there. */
function Men({ theme }: { theme: PieceTheme }) {
  const [shapes, setShapes] = useState<PieceShapes>()
  useEffect(() => void loadShapes(theme).then(setShapes, () => {}), [])
  return <Sample man={shapes?.man ?? ''} />
}

function LanguageChoice({ table, t }: Scene) {
  return (
    <label class="field">
      {t('settings.language')}
      <select
        value={t.language}
        onChange={({ currentTarget }) => void setLanguage(table, currentTarget.value as Language)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How the page looks, sounds and takes moves. What is chosen holds at once. */
export function Settings(scene: Scene) {
  const { table, t } = scene
  return (
    <Sheet
      class="settings"
      title={t('settings.title')}
      closeLabel={t('new.close')}
      onClose={() => table.store.set({ overlay: undefined })}
    >
      <Switches {...scene} />
      <Choice
        {...scene}
        pref="pace"
        title="settings.pace"
        all={PACES}
        words={(pace) => t(`settings.pace.${pace}`)}
      />
      <Choice
        {...scene}
        pref="set"
        title="settings.set"
        all={BOARD_SETS}
        words={(set) => t(`menu.${set}`)}
        picture={(set) => <Sample man={CHOSEN_MAN} set={set} />}
      />
      <Choice
        {...scene}
        pref="pieces"
        title="settings.pieces"
        all={PIECE_THEMES}
        words={(theme) => t(`settings.pieces.${theme}`)}
        picture={(theme) => <Men theme={theme} />}
      />
      <Choice
        {...scene}
        pref="mode"
        title="settings.mode"
        all={MODES}
        words={(mode) => t(`settings.mode.${mode}`)}
      />
      <LanguageChoice {...scene} />
    </Sheet>
  )
}
