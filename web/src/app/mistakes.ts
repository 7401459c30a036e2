/** What is called a mistake, and how it is put in words. */

import type { Key, Translate } from '../i18n'

/** What a side may hope for: a win and half a draw, in thousandths. */
type Points = number

/** A move that was made, and the best one. */
export interface Choice {
  best: Points
  made: Points
  /** The name of the best. */
  better: string
  /** How many pieces more than after the best the move loses, as far as has been seen. */
  pieces: number
}

export interface Mark {
  sign: '??' | '?' | '?!'
  key: Key
  better: string
  pieces: number
}

interface Kind {
  sign: Mark['sign']
  /** Its words, and those where pieces are lost by it. */
  key: Key
  losing?: Key
  /** So much is given away at least. */
  drop: Points
  /** What the best move would have been worth at least, and what this one is worth at most. */
  best?: Points
  made?: Points
}

/** The first that fits. */
const KINDS: Kind[] = [
  { sign: '??', key: 'mark.win', drop: 250, best: 850 },
  { sign: '??', key: 'mark.loss', drop: 250, made: 150 },
  { sign: '??', key: 'mark.blunder', losing: 'mark.pieces', drop: 300 },
  { sign: '?', key: 'mark.mistake', losing: 'mark.pieces', drop: 150 },
  { sign: '?!', key: 'mark.slip', drop: 80 },
]

/** What gives away less is none. */
export const LEAST_DROP = Math.min(...KINDS.map(({ drop }) => drop))

function fits({ drop, best = 0, made = 1000 }: Kind, choice: Choice): boolean {
  return choice.best - choice.made >= drop && choice.best >= best && choice.made <= made
}

/** The mark on a move; undefined if it is good enough. */
export function markOf(choice: Choice): Mark | undefined {
  const kind = KINDS.find((one) => fits(one, choice))
  if (!kind) return undefined
  const { better, pieces } = choice
  const key = pieces > 0 && kind.losing ? kind.losing : kind.key
  return { sign: kind.sign, key, better, pieces }
}

/** "This gives away the win. Better was c3-d4." */
export function markWords(t: Translate, { key, better, pieces }: Mark): string {
  return `${t(key, { n: pieces })} ${t('mark.better', { move: better })}`
}
