/** What the analysis says, for people: the chances of either side, who is ahead, in words. */

import type { Side } from '../board/types'
import type { Position, StudyLine } from '../core'
import type { Key, Translate } from '../i18n'
import { livePosition, other, type State } from './state'
import { sideName } from './words'

/** The side to move in the position that is shown. */
export function shownSide(state: State): Side {
  return livePosition(state).side
}

/** The position that is shown has ended the game by the rules: there is nothing to look for. */
export function isDecided(state: State): boolean {
  return livePosition(state).result !== '*'
}

/** White wins, a draw, Black wins: in thousandths, which add up to 1000. */
export interface Chances {
  w: number
  d: number
  b: number
}

export function chancesOf({ win, draw, loss }: StudyLine, side: Side): Chances {
  return side === 'w' ? { w: win, d: draw, b: loss } : { w: loss, d: draw, b: win }
}

const ENDED: Partial<Record<Position['result'], Chances>> = {
  '1-0': { w: 1000, d: 0, b: 0 },
  '1/2-1/2': { w: 0, d: 1000, b: 0 },
  '0-1': { w: 0, d: 0, b: 1000 },
}

/** Where the game has ended by the rules, what is certain. */
export function certain({ result }: Position): Chances | undefined {
  return ENDED[result]
}

/** What White may hope for: a win and half a draw, in thousandths. */
export function whitePoints({ w, d }: Chances): number {
  return w + d / 2
}

/** Of the position that is shown; undefined while nothing is known. */
export function chances(state: State): Chances | undefined {
  const best = state.analysis?.study?.lines[0]
  return certain(livePosition(state)) ?? (best && chancesOf(best, shownSide(state)))
}

/** In percent, which add up to 100. */
export function percent({ w, b }: Chances): Chances {
  const white = Math.round(w / 10)
  const black = Math.min(Math.round(b / 10), 100 - white)
  return { w: white, d: 100 - white - black, b: black }
}

/** Thousandths as the language writes per cents. */
export function share(t: Translate, thousandths: number): string {
  return t('analysis.percent', { n: Math.round(thousandths / 10) })
}

/** "White 62%, draw 30%, Black 8%". */
export function chanceWords(t: Translate, known: Chances): string {
  const { w, d, b } = percent(known)
  const share = (n: number): string => t('analysis.percent', { n })
  const sides = { white: sideName(t, 'w'), black: sideName(t, 'b') }
  return t('analysis.chances', { ...sides, w: share(w), d: share(d), b: share(b) })
}

/** Who is ahead in a line, and whether that is certain. */
function ahead({ score, win, loss }: StudyLine, side: Side): { leader?: Side; sure: boolean } {
  const sure = win === 1000 || loss === 1000
  return score === 0 ? { sure } : { leader: score > 0 ? side : other(side), sure }
}

/** Moves of the winner until the end that is so many plies away. */
function movesIn(plies: number): number {
  return Math.ceil(plies / 2)
}

function sureWords(t: Translate, line: StudyLine, side: string): string {
  const n = movesIn(line.plies)
  return n ? t('analysis.winsIn', { side, n }) : t('analysis.wins', { side })
}

/** How likely it is that the leader wins, in thousandths with draws as a half, or by how much it is
 * ahead, in hundredths of a man, from which on it stands so. */
const GRADES: { points: number; ahead: number; key: Key }[] = [
  { points: 900, ahead: Infinity, key: 'analysis.winning' },
  { points: 700, ahead: Infinity, key: 'analysis.muchBetter' },
  { points: 550, ahead: 50, key: 'analysis.better' },
  { points: 0, ahead: 0, key: 'analysis.equal' },
]

/** What the best line means: "White stands better." */
export function verdictWords(t: Translate, line: StudyLine, mover: Side): string {
  const { leader, sure } = ahead(line, mover)
  const side = leader ? sideName(t, leader) : ''
  if (sure) return sureWords(t, line, side)
  const points = Math.max(line.win, line.loss) + line.draw / 2
  const score = Math.abs(line.score)
  return t(GRADES.find((grade) => points >= grade.points || score >= grade.ahead)!.key, { side })
}

interface Worth {
  leader?: Side
  /** Beside the leader's piece: by how many men it is ahead, or in how many moves it wins. */
  short: string
  /** All of it. */
  words: string
}

function menWords(t: Translate, score: number): string {
  return t.number(Math.abs(score) / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** What a line is worth. */
export function worthOf(t: Translate, line: StudyLine, mover: Side): Worth {
  const { leader, sure } = ahead(line, mover)
  const side = leader ? sideName(t, leader) : ''
  if (leader && sure) {
    const n = movesIn(line.plies)
    const short = n ? t('analysis.in', { n }) : t('analysis.sure')
    return { leader, short, words: sureWords(t, line, side) }
  }
  const men = menWords(t, line.score)
  if (!leader) return { short: men, words: t('analysis.level') }
  return { leader, short: men, words: t('analysis.ahead', { side, men }) }
}
