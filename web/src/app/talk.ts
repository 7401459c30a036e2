/** The few words of the machine: at the beginning, after a fine chain, at the end. They come last in
 * the line that explains, so that they take no other sentence's room. */

import type { Key } from '../i18n'
import { againstMachine, isOver, type State } from './state'

/** So many pieces taken in one move are worth a word. */
const FINE_CHAIN = 3

function atEnd({ position, match }: State): Key {
  if (position.result === '1/2-1/2') return 'talk.drawn'
  return (position.result === '1-0') === (match.you === 'w') ? 'talk.won' : 'talk.lost'
}

/** The user is to move: the last move but one was the user's. */
function inGame({ played }: State): Key | undefined {
  if (!played.length) return 'talk.hello'
  const mine = played.at(-2)
  return mine && mine.taken.length >= FINE_CHAIN ? 'talk.chain' : undefined
}

export function machineWords(state: State): Key | undefined {
  if (!state.prefs.talk || !againstMachine(state)) return undefined
  return isOver(state) ? atEnd(state) : inGame(state)
}
