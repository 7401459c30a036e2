import type { Side } from '../../board/types'
import { setLevel } from '../begin'
import type { Scene } from '../scene'
import { LEVELS, againstMachine, isOver, other, shown, usersTurn } from '../state'
import { levelName, sideName } from '../words'
import { ClockFace } from './clock'
import { Icon, Piece } from './icon'
import { Menu } from './menu'

function piecesOf(board: string, side: Side): number {
  return [...board].filter((piece) => piece.toLowerCase() === side).length
}

/** How many of the other side's pieces this side has taken, and its time. */
function Took({ side, ...scene }: Scene & { side: Side }) {
  const { state, t } = scene
  const { clock } = state.match
  const theirs = other(side)
  const { board } = shown(state).at
  const taken = piecesOf(state.firstBoard, theirs) - piecesOf(board, theirs)
  return (
    <div class="got num">
      {t('player.took', { n: taken })}
      <Piece side={theirs} />
      {clock && <ClockFace {...scene} side={side} clock={clock} />}
    </div>
  )
}

function LevelMenu({ table, state, t }: Scene) {
  const { level } = state.match
  const items = LEVELS.map((name) => ({
    label: levelName(t, name),
    kind: 'radio' as const,
    checked: name === level,
    run: () => setLevel(table, name),
  }))
  const words = levelName(t, level)
  return (
    <Menu
      items={items}
      buttonClass="bare"
      popClass="start"
      label={t.has(`level.${level}`) ? t('player.level', { level: words }) : words}
    >
      {words}
      <Icon name="down" />
    </Menu>
  )
}

function Thinking() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

function ToMove({ t }: Pick<Scene, 't'>) {
  return <span class="turn">{t('player.toMove')}</span>
}

function Turn({ state, t, side }: Scene & { side: Side }) {
  if (state.studied) return state.studied.position.side === side ? <ToMove t={t} /> : null
  if (isOver(state) || state.position.side !== side) return null
  if (!usersTurn(state)) return state.machine === 'slow' ? <Thinking /> : null
  return againstMachine(state) ? <span class="turn">{t('player.yourMove')}</span> : <ToMove t={t} />
}

export function Player({ side, place, ...scene }: Scene & { side: Side; place: 'opp' | 'you' }) {
  const { state, t } = scene
  const machine = againstMachine(state) && side !== state.match.you
  const white = sideName(t, side)
  const told = state.match.tags?.[side === 'w' ? 'White' : 'Black']
  const usual = machine ? t('player.machine') : againstMachine(state) ? t('player.you') : white
  const name = told || usual
  return (
    <section class={`pl ${place}`} aria-label={name}>
      <Piece side={side} />
      <div class="who">
        <div class="name">
          <bdi>{name}</bdi>
          <Turn {...scene} side={side} />
        </div>
        <div class="sub">
          {machine && state.weak && <span class="weak">{t('player.weak')} </span>}
          {machine ? <LevelMenu {...scene} /> : name === white ? null : white}
        </div>
      </div>
      <Took {...scene} side={side} />
    </section>
  )
}
