import { useState } from 'preact/hooks'
import type { Translate } from '../../i18n'
import { MINUTES_MAX, SECONDS_MAX, readTime } from '../clock'
import { Option } from './option'

/** Minutes, and seconds more for each move; '' is no clock. */
const TIMES = ['', '3+2', '5+5', '10+5', '15+10', '30+0']
const OWN_START = '20+10'

interface TimeProps {
  t: Translate
  time: string
  choose(time: string): void
}

interface NumberProps {
  label: string
  value: number
  least: number
  most: number
  choose(value: number): void
}

/** What is no such number is made one when the field is left. */
function NumberField({ label, value, least, most, choose }: NumberProps) {
  const take = (text: string): number =>
    Math.max(least, Math.min(most, Math.round(Number(text)) || 0))
  return (
    <label class="field">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          const taken = take(currentTarget.value)
          currentTarget.value = `${taken}`
          choose(taken)
        }}
      />
    </label>
  )
}

function OwnTime({ t, time, choose }: TimeProps) {
  const { minutes, seconds } = readTime(time)!
  return (
    <>
      <NumberField
        label={t('new.minutes')}
        value={minutes}
        least={1}
        most={MINUTES_MAX}
        choose={(value) => choose(`${value}+${seconds}`)}
      />
      <NumberField
        label={t('new.increment')}
        value={seconds}
        least={0}
        most={SECONDS_MAX}
        choose={(value) => choose(`${minutes}+${value}`)}
      />
    </>
  )
}

/** Time for each side of a game on one screen. */
export function TimeChoice({ disabled, ...props }: TimeProps & { disabled: boolean }) {
  const { t, time, choose } = props
  const [own, setOwn] = useState(!TIMES.includes(time))
  const take = (wanted: string, isOwn: boolean): void => {
    setOwn(isOwn)
    choose(wanted)
  }
  return (
    <fieldset disabled={disabled}>
      <legend>{t('new.time')}</legend>
      <div class="times">
        {TIMES.map((one) => (
          <Option
            key={one}
            name="time"
            checked={!own && one === time}
            choose={() => take(one, false)}
          >
            <span>{one ? <bdi dir="ltr">{one.replace('+0', '')}</bdi> : t('new.noTime')}</span>
          </Option>
        ))}
        <Option name="time" checked={own} choose={() => take(time || OWN_START, true)}>
          <span>{t('new.ownTime')}</span>
        </Option>
      </div>
      {own && <OwnTime {...props} />}
    </fieldset>
  )
}
