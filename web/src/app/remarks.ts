/** The explaining line of the analysis: which position it is, what was done wrong to get there, and
 * who stands how. */

import { brokenLine, overWords, whereWords, type Line } from './explain'
import { goTo, wayOf } from './desk'
import { markWords } from './mistakes'
import { shownMark } from './review'
import type { Scene } from './scene'
import { isOver, type State } from './state'
import { shownSide, verdictWords } from './study'
import { inGame, shared } from './tree'

/** The position is the one the game has ended in. */
function atItsEnd(state: State): boolean {
  const { match, studied } = state
  const way = wayOf(studied!)
  return isOver(state) && way.length === match.moves.length && inGame(way, match.moves)
}

/** From a variation, the way back to where it left the game. */
function backToGame({ table, state, t }: Scene): Pick<Line, 'actions'> {
  const { moves } = state.match
  const way = wayOf(state.studied!)
  if (inGame(way, moves)) return {}
  const run = (): void => goTo(table, moves.slice(0, shared(way, moves)))
  return { actions: [{ label: t('say.present'), run }] }
}

function failedLine({ table, t }: Scene): Line {
  const run = (): void => table.store.set({ analysis: undefined })
  return brokenLine(t, { label: t('say.again'), run })
}

/** Of a mistake first what it is, the rest where there is room; of a game that has ended how. */
export function studyLine(scene: Scene): Line {
  const { state, t } = scene
  const { analysis } = state
  if (analysis?.failed) return failedLine(scene)
  const ended = atItsEnd(state)
  const where = ended ? overWords(scene) : whereWords(scene)
  const mark = shownMark(state)
  const verdict = analysis?.told && verdictWords(t, analysis.told, shownSide(state))
  const said = mark ? markWords(t, mark) : ended ? undefined : verdict
  const tap = analysis?.study && !analysis.pointed ? [t('analysis.tap')] : []
  const more = verdict && said !== verdict ? [verdict] : tap
  return { say: said ? `${where} ${said}` : where, more, ...backToGame(scene) }
}
