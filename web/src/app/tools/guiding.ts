/** The guided first game: a few moves from two small positions of our own, in whatever rule set. The
 * person has White. What the other side answers is looked for among its moves, so that the next thing
 * to learn is on the board. */

import type { Move } from '../../board/types'
import type { Core, Position, Rules } from '../../core'

/** What is to be done: any move, a capture, crowning a man, a move with the king. */
export const STEPS = ['move', 'take', 'crown', 'king'] as const
export type Step = (typeof STEPS)[number]

/** White's and Black's men, for a board of eight whose corner a1 is dark. In the first position each
 * move of White can be answered by walking into a capture. */
const POSITIONS = {
  straight: { first: ['c3,h2', 'b5,d5,g4'], late: ['c7', 'h5,h6'] },
  diagonal: { first: ['c3,h2', 'b6,g5'], late: ['c7', 'a5,a3'] },
}

const FILES = 'abcdefgh'

/** The name of the square that is the same to a rule set: mirrored where a1 is light, and so many
 * rows higher. */
function placed(square: string, { diagonal, a1, size, squares }: Rules, up: number): string {
  const file = FILES.indexOf(square[0]!)
  const rank = Number(square[1]) - 1 + up
  return squares[rank * size + (diagonal && !a1 ? 7 - file : file)]!
}

/** Where a game begins, and where it is soon over: FEN. */
export function positionAt(rules: Rules, part: 'first' | 'late'): string {
  const sides = POSITIONS[rules.diagonal ? 'diagonal' : 'straight'][part]
  const up = part === 'late' ? rules.size - 8 : 0
  const [white, black] = sides.map((squares) =>
    squares.split(',').map((square) => placed(square, rules, up)),
  )
  return `W:W${white}:B${black}`
}

/** Whether there are captures, of one piece each, or none. */
function fits({ result, moves }: Position, taking: boolean): boolean {
  const taken = moves.map((move) => move.taken.length)
  const most = taking ? 1 : 0
  return result === '*' && Math.max(...taken) === most
}

/** Black's answer, played in the core: one after which White can capture a piece, or cannot; undefined
 * if there is none. */
export function answer(core: Core, taking: boolean): Move | undefined {
  for (const move of core.position().moves) {
    core.play(move.effect)
    if (fits(core.position(), taking)) return move
    core.undo(1)
  }
  return undefined
}

/** Whether that move was what the step asks for. */
export function achieves(step: Step, move: Move): boolean {
  if (step === 'take') return move.taken.length > 0
  return step !== 'crown' || move.crowns
}
