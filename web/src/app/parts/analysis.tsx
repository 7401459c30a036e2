import { useRef } from 'preact/hooks'
import type { StudyLine } from '../../core'
import { approach, point } from '../look'
import type { Scene } from '../scene'
import { bottomSide, other } from '../state'
import { chances, chanceWords, percent, shownSide, worthOf, type Chances } from '../study'
import { Piece } from './icon'
import { stepKeys } from './movelist'

/** So many moves of a line are put in the page; the rest has no room anyway. */
const PV_SHOWN = 16
/** A part of the bar that is smaller has no room for its number and for whose it is: per cent. */
const ROOM_FOR_NUMBER = 18

/** The latest that was known: what shows it doesn't jump while the next position is looked at. */
function useLatest<T>(value: T | undefined): T | undefined {
  const latest = useRef<T | undefined>(undefined)
  if (value !== undefined) latest.current = value
  return latest.current
}

interface PartProps extends Pick<Scene, 't'> {
  kind: 'w' | 'd' | 'b'
  share: Chances
  /** That is how it stands; else how it stood in the position before. */
  known: boolean
}

function Part({ kind, share, known, t }: PartProps) {
  const n = percent(share)[kind]
  return (
    <i class={kind} style={{ flexGrow: share[kind] }}>
      {known && n >= ROOM_FOR_NUMBER && (
        <>
          {kind === 'd' ? <b>=</b> : <Piece side={kind} />}
          {t('analysis.percent', { n })}
        </>
      )}
    </i>
  )
}

/** The evaluation bar: who wins how often, the side at the bottom of the board at its bottom. */
export function Odds({ state, t }: Scene) {
  const known = chances(state)
  const share = useLatest(known) ?? { w: 1, d: 0, b: 1 }
  const bottom = bottomSide(state)
  const label = known ? chanceWords(t, known) : t('analysis.looking')
  return (
    <div class={known ? 'odds num' : 'odds num unknown'} role="img" aria-label={label}>
      {[other(bottom), 'd' as const, bottom].map((kind) => (
        <Part key={kind} kind={kind} share={share} known={!!known} t={t} />
      ))}
    </div>
  )
}

/** How deep and how fast: for those who want to know. */
function Effort({ state, t }: Scene) {
  const study = state.analysis?.study
  if (!study?.ms) return <span class="effort" />
  const short = { notation: 'compact', maximumSignificantDigits: 2 } as const
  const speed = t.number((1000 * study.nodes) / study.ms, short)
  return (
    <span class="effort">
      {t('analysis.depth', { n: study.depth })}
      {' · '}
      {t('analysis.speed', { n: speed })}
    </span>
  )
}

function Line({ table, state, t, line }: Scene & { line: StudyLine }) {
  const { leader, short, words } = worthOf(t, line, shownSide(state))
  return (
    <li>
      <button
        type="button"
        aria-pressed={state.analysis?.pointed === line.move.effect}
        onClick={() => point(table, line)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && approach(table, line)}
        onPointerLeave={() => approach(table, undefined)}
        onFocus={() => approach(table, line)}
        onBlur={() => approach(table, undefined)}
      >
        <span class="off">{words}</span>
        <span class="worth" aria-hidden="true">
          {leader && <Piece side={leader} />}
          {short}
        </span>
        <bdi dir="ltr">
          {line.pv.slice(0, PV_SHOWN).map((text, i) => (
            <span key={i}>{text} </span>
          ))}
        </bdi>
      </button>
    </li>
  )
}

/** The best lines, and what they are worth. */
export function Lines(scene: Scene) {
  const { state, t } = scene
  const known = chances(state)
  const lines = state.analysis?.study?.lines ?? []
  return (
    <section class="lines num" aria-label={t('analysis.label')}>
      <header>
        <span class="chances">{known ? chanceWords(t, known) : t('analysis.looking')}</span>
        {state.analysis?.study?.judged === false && <span class="weak">{t('player.weak')}</span>}
        <Effort {...scene} />
      </header>
      <ol>
        {lines.map((line) => (
          <Line key={line.move.effect} {...scene} line={line} />
        ))}
      </ol>
      <p class="keys">{t('analysis.keys', stepKeys())}</p>
    </section>
  )
}
