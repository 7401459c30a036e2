/** The one line that explains: whose turn, compulsion, chain, hint, result. It is the page's only
 * live region, so it also says what the machine did. */

import type { Cell, Side } from '../board/types'
import type { CoreError } from '../core'
import type { Key, Translate } from '../i18n'
import { showPly } from './browse'
import { clockStands } from './clock'
import { pressingCounter } from './counter'
import { chainWords, refusalWords } from './entering'
import { faultWords } from './fault'
import { dropAhead, machineTurn, takeBackTo } from './play'
import type { Scene } from './scene'
import {
  againstMachine,
  isBeside,
  isOver,
  livePosition,
  other,
  shown,
  usersTurn,
  type Notice,
  type State,
} from './state'
import { nextStops } from './studying'
import { machineWords } from './talk'
import { cellList, sideName } from './words'

export interface Action {
  label: string
  run(): void
}

export interface Line {
  /** What has happened; `say` comes after it. */
  done?: string
  say: string
  /** Further sentences, the weightiest first; shown as far as there is room. */
  more?: string[]
  /** What may be done about it. */
  actions?: Action[]
  /** Between `done` and `say`, for ears only: what eyes see on the board. */
  aside?: string
  /** After `say`, for ears only: where those are that carry a ring. */
  where?: string
  /** Offers to say why one must capture. */
  why?: boolean
}

function linkFault(t: Translate, fault: CoreError): string {
  const { column } = fault
  const reason = faultWords(t, fault)
  return t(column > 1 ? 'say.badLinkAt' : 'say.badLink', { reason, column })
}

function noticeWords({ t }: Scene, notice: Exclude<Notice, { words: string[] }>): string {
  if ('remark' in notice) return notice.remark
  return 'fault' in notice ? linkFault(t, notice.fault) : t(notice.key, notice.values)
}

function noticeLine(scene: Scene): Line | undefined {
  const { notice, t } = scene.state
  if (!notice || isBeside(notice)) return undefined
  if ('words' in notice) {
    const [say = '', ...more] = notice.words
    return { say, more }
  }
  const say = noticeWords(scene, notice)
  if (!('reload' in notice)) return { say }
  return { say, actions: [{ label: t('app.again'), run: () => location.reload() }] }
}

function verdict({ state, t }: Scene, winner: Side | undefined): string {
  if (!winner) return t('over.draw')
  if (!againstMachine(state)) return t('over.sideWins', { winner: sideName(t, winner) })
  return t(winner === state.match.you ? 'over.youWin' : 'over.youLose')
}

function reasonWords({ state, t }: Scene, winner: Side | undefined): string {
  const { reason } = state.position
  if (!winner) return t(`over.${reason}` as Key)
  const loser = other(winner)
  const mine = againstMachine(state) && loser === state.match.you
  if (reason === 'resignation' && mine) return t('over.youResigned')
  return t(`over.${reason}` as Key, { winner: sideName(t, winner), loser: sideName(t, loser) })
}

/** Of a game that is over. */
export function overWords(scene: Scene): string {
  const { result } = scene.state.position
  const winner = result === '1/2-1/2' ? undefined : result === '1-0' ? 'w' : 'b'
  return `${reasonWords(scene, winner)} ${verdict(scene, winner)}`
}

/** The last move, '' if there is none. */
function playedWords({ state, t }: Scene): string {
  const last = state.played.at(-1)
  return last ? t('say.played', { move: last.text }) : ''
}

/** What it has done to pieces. */
function deedWords({ state, t }: Scene): string {
  const last = state.played.at(-1)
  const taken = last?.taken.length ? `${t('chain.taken', { n: last.taken.length })}.` : ''
  return [taken, last?.crowns ? t('say.crowned') : ''].filter((words) => words).join(' ')
}

/** All of that for ears, where eyes are told something else. */
function lastHeard(scene: Scene): string {
  return `${playedWords(scene)} ${deedWords(scene)}`.trim()
}

/** What the machine says, if anything. */
function talk({ state, t }: Scene): string[] {
  const words = machineWords(state)
  return words ? [t(words)] : []
}

function overLine(scene: Scene): Line | undefined {
  if (!isOver(scene.state)) return undefined
  return { aside: lastHeard(scene), say: overWords(scene), more: talk(scene) }
}

/** The machine has broken. It may do better the next time, but not without workers. */
export function brokenLine(t: Translate, again: Action | undefined): Line {
  if (!('Worker' in globalThis)) return { say: t('say.noWorkers') }
  return { say: t('say.machineFailed'), ...(again && { actions: [again] }) }
}

/** Which position is shown. */
export function whereWords({ state, t }: Scene): string {
  const { last } = shown(state)
  return last ? t('say.past', { move: last.text }) : t('say.pastStart')
}

/** In the analysis: which position it is, and what the machine thinks of it. A move that is being
 * entered comes first. */
function analysisLine(scene: Scene): Line | undefined {
  const { studied, refusal, chain } = scene.state
  if (!studied || refusal || chain?.stops.length) return undefined
  return scene.table.study!.studyLine(scene)
}

function pastLine(scene: Scene): Line | undefined {
  const { table, state, t } = scene
  if (!state.past) return undefined
  const { ply } = state.past.at
  const present = (): void => showPly(table, state.played.length, true)
  return {
    say: whereWords(scene),
    more: [t('say.pastMore')],
    actions: [
      { label: t('say.present'), run: present },
      { label: t('say.takeBackHere'), run: () => takeBackTo(table, ply) },
    ],
  }
}

function theirsWords({ state, t }: Scene): string {
  if (againstMachine(state) && !state.studied) return t('refused.opponents')
  return t('refused.theirs', { side: sideName(t, livePosition(state).side) })
}

function refusalLine(scene: Scene): Line | undefined {
  const { refusal, rules } = scene.state
  if (!refusal) return undefined
  if (refusal.why === 'theirs') return { say: theirsWords(scene) }
  return refusalWords(scene.t, rules, refusal)
}

function chainLine({ table, state, t }: Scene): Line | undefined {
  const { chain, rules } = state
  if (!chain?.stops.length) return undefined
  const now = nextStops(table, chain.from, chain.stops)
  const line = chainWords(t, rules, livePosition(state).moves, now)
  return line && { ...line, more: [t('chain.cancel'), ...line.more] }
}

function hintLine({ state, t }: Scene): Line | undefined {
  if (state.machine === 'hinting') return { say: t('say.hinting') }
  if (!state.hint) return undefined
  const { squares } = state.rules
  const { from, to } = state.hint
  return { say: t('say.hint', { from: squares[from]!, to: squares[to]! }) }
}

function aheadLine({ table, state, t }: Scene): Line | undefined {
  const move = state.ahead?.chosen
  const drop = { label: t('trial.undo'), run: () => dropAhead(table) }
  return move && { say: t('ahead.say', { move: move.text }), actions: [drop] }
}

function machineLine(scene: Scene): Line | undefined {
  const { table, state, t } = scene
  if (state.machine === 'failed') {
    const again = { label: t('say.again'), run: () => void machineTurn(table) }
    return brokenLine(t, usersTurn(state) ? undefined : again)
  }
  return usersTurn(state) ? undefined : { aside: lastHeard(scene), say: t('say.thinking') }
}

/** Warnings that a draw is near. */
function drawNear({ state, t }: Scene): string | undefined {
  if (state.position.repeated === 2) return t('say.repeated')
  const counter = pressingCounter(state.position.counters)
  return counter?.warns ? t('say.counter', { n: counter.limit - counter.moves }) : undefined
}

function begins({ state, t }: Scene): string {
  const { side } = state.position
  return againstMachine(state)
    ? t('say.youBegin')
    : t('say.sideBegins', { side: sideName(t, side) })
}

/** Whose turn it is, after the move that was played. */
function turnWords(scene: Scene): string {
  const { state, t } = scene
  const { mustCapture, side } = state.position
  if (mustCapture) return t('say.must')
  if (!state.played.length) return begins(scene)
  return againstMachine(state)
    ? t('say.yourMove')
    : t('say.sideMove', { side: sideName(t, side) })
}

/** The pieces that must capture. */
function takers({ position }: State): Cell[] {
  return position.mustCapture ? [...new Set(position.moves.map(({ from }) => from))] : []
}

/** What else there is to know before a move. */
function turnMore(scene: Scene): string[] {
  const { state, t } = scene
  const near = drawNear(scene)
  const { length } = takers(state)
  if (near) return [near]
  if (clockStands(state)) return [t('clock.stands')]
  if (length) return [t('say.mustMore', { n: length }), ...talk(scene)]
  const [word] = talk(scene)
  if (state.played.length >= 2) return word ? [word] : []
  return [t('say.oneMove'), word ?? t('rules.goalText')]
}

/** Who has never played is offered to be shown how, where nothing else is to be said. */
function guideOffer({ table, state, t }: Scene): Pick<Line, 'actions'> {
  const playing = state.played.length > 0 || state.position.mustCapture
  if (playing || state.notice || !state.prefs.newcomer) return {}
  return { actions: [{ label: t('guide.offer'), run: () => table.store.set({ overlay: 'guide' }) }] }
}

function turnLine(scene: Scene): Line {
  const { state, t } = scene
  return {
    done: playedWords(scene),
    aside: deedWords(scene),
    say: turnWords(scene),
    more: turnMore(scene),
    where: cellList(t, state.rules, takers(state)),
    why: state.position.mustCapture,
    ...guideOffer(scene),
  }
}

/** The first that has something to say. */
const KINDS = [
  noticeLine,
  analysisLine,
  pastLine,
  overLine,
  refusalLine,
  chainLine,
  hintLine,
  aheadLine,
  machineLine,
  turnLine,
]

function mainLine(scene: Scene): Line {
  for (const kind of KINDS) {
    const line = kind(scene)
    if (line) return line
  }
  return { say: '' }
}

export function explain(scene: Scene): Line {
  const line = mainLine(scene)
  const { notice } = scene.state
  if (!notice || 'words' in notice || !isBeside(notice)) return line
  return { ...line, more: [noticeWords(scene, notice), ...(line.more ?? [])] }
}
