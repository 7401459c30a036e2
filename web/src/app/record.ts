/** A rule set's record in words. */

import type { DrawRow, Rules } from '../core'
import type { Translate } from '../i18n'
import { materialWords } from './material'
import { joined, named, sideName } from './words'

function directions(t: Translate, set: string[]): string {
  return named(t, 'directions', set.join('-'))
}

function boardWords({ size, diagonal, a1 }: Rules, t: Translate): string {
  if (!diagonal) return t('rules.boardPlain', { size })
  return t(a1 ? 'rules.boardA1' : 'rules.boardB1', { size })
}

function startWords({ start, first }: Rules, t: Translate): string {
  const men = [...start].filter((piece) => piece === 'w').length
  return t('rules.startText', { men, side: sideName(t, first) })
}

function manTakes({ man }: Rules, t: Translate): string {
  const takes = t('rules.manTakesText', { directions: directions(t, man.takes) })
  return man.sparesKings ? takes + t('rules.sparesKings') : takes
}

function kingWords({ king }: Rules, t: Translate): string {
  const words = { directions: directions(t, king.moves) }
  return t(king.flies ? 'rules.kingFlies' : 'rules.kingSteps', words)
}

function choiceWords({ choice }: Rules, t: Translate): string {
  const criteria = choice.map((name) => named(t, 'rules.choice', name))
  return joined(t, 'rules.choiceThen', criteria) || t('rules.choiceFree')
}

function liftedWords({ liftedAtOnce, noReversal }: Rules, t: Translate): string {
  const lifted = t(liftedAtOnce ? 'rules.liftedAtOnce' : 'rules.liftedAtEnd')
  return noReversal ? lifted + t('rules.noReversal') : lifted
}

function drawWords({ plies, resets, material }: DrawRow, t: Translate): string {
  const progress = resets.map((name) => named(t, 'rules.progress', name))
  const words = {
    n: plies / 2,
    progress: joined(t, 'rules.progress', progress),
    material: joined(t, 'material.or', material.map((pattern) => materialWords(pattern, t))),
  }
  if (!material.length) return t('rules.draw.no-progress', words)
  return t(resets.length ? 'rules.draw.both' : 'rules.draw.material', words)
}

function endingWords({ endings, draws }: Rules, t: Translate): string {
  const all = [
    t('rules.drawRepetition'),
    ...draws.map((row) => drawWords(row, t)),
    ...endings.map(({ reason }) => named(t, 'rules.ending', reason)),
  ]
  return [...new Set(all)].join('\n')
}

/** Label and text of each row of the table. */
export function recordWords(rules: Rules, t: Translate): [string, string][] {
  return [
    [t('rules.goal'), t('rules.goalText')],
    [t('rules.board'), boardWords(rules, t)],
    [t('rules.start'), startWords(rules, t)],
    [t('rules.manMoves'), t('rules.manMovesText', { directions: directions(t, rules.man.moves) })],
    [t('rules.manTakes'), manTakes(rules, t)],
    [t('rules.king'), kingWords(rules, t)],
    [t('rules.compulsion'), t(rules.captureOptional ? 'rules.optional' : 'rules.compulsory')],
    [t('rules.choice'), choiceWords(rules, t)],
    [t('rules.lifted'), liftedWords(rules, t)],
    [t('rules.crowning'), t(`rules.crowning.${rules.crowning}`)],
    [t('rules.endings'), endingWords(rules, t)],
  ]
}

/** Why one must capture here, if one must, and which capture. */
export function captureReason(rules: Rules, t: Translate): string {
  const words = [
    rules.captureOptional ? '' : t('rules.compulsory'),
    rules.choice.length ? t('rules.mustPlay', { which: choiceWords(rules, t) }) : '',
  ]
  return words.filter((sentence) => sentence).join(' ')
}
