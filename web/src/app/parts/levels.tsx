import type { Key, Translate } from '../../i18n'
import { LEVELS, NAMED_LEVELS, levelNumber, type Level } from '../state'
import { levelName } from '../words'
import { Option } from './option'

interface LevelProps {
  t: Translate
  level: Level
  choose(level: Level): void
  disabled: boolean
}

/** All ten steps, as a slider: its value is spoken as the level's name. */
function Steps({ t, level, choose }: LevelProps) {
  return (
    <input
      type="range"
      min={1}
      max={LEVELS.length}
      value={levelNumber(level)}
      aria-label={t('new.level')}
      aria-valuetext={levelName(t, level)}
      aria-describedby="level-about"
      onInput={({ currentTarget }) => choose(LEVELS[Number(currentTarget.value) - 1] ?? level)}
    />
  )
}

/** The levels that have a name, all ten, and what the chosen one is like. */
export function LevelChoice(props: LevelProps) {
  const { t, level, choose, disabled } = props
  const n = levelNumber(level)
  return (
    <fieldset class="levels" disabled={disabled}>
      <legend>{t('new.level')}</legend>
      <div class="seg">
        {NAMED_LEVELS.map((name) => (
          <Option key={name} name="level" checked={name === level} choose={() => choose(name)}>
            <span>{t(`level.${name}`)}</span>
          </Option>
        ))}
      </div>
      <div class="steps">
        <Steps {...props} />
        <b class="num" aria-hidden="true">
          {n}
        </b>
      </div>
      <p id="level-about">{t(`level.about.${n}` as Key)}</p>
    </fieldset>
  )
}
