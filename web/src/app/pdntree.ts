/** The game's PDN with its variations: the core writes the game. */

import type { State } from './state'
import { after, stepsFrom, type Branch, type Step, type Tree, type Way } from './tree'

const LINE_LENGTH = 79

/** What the numbers of moves depend on. */
type Start = Pick<State, 'firstSide' | 'rules'>

/** "12." before a move of the side that begins, "12..." before one of the other where a line begins
 * or goes on. */
function numberWords({ firstSide, rules }: Start, ply: number, fresh: boolean): string[] {
  const at = ply + (firstSide === rules.first ? 0 : 1)
  const number = Math.floor(at / 2) + 1
  if (at % 2 === 0) return [`${number}.`]
  return fresh ? [`${number}...`] : []
}

function variationWords(start: Start, branch: Branch, way: Way): string[] {
  const words = lineWords(start, stepsFrom([branch], way))
  return [`(${words[0]}`, ...words.slice(1, -1), `${words.at(-1)})`]
}

/** A line, with the variations that leave it. */
function lineWords(start: Start, steps: Step[]): string[] {
  return steps.flatMap(({ branch, before, others }, i) => [
    ...numberWords(start, before.length, !i || steps[i - 1]!.others.length > 0),
    branch.move.text,
    ...others.flatMap((other) => variationWords(start, other, before)),
  ])
}

function wrapped(words: string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1)!
    if (line && line.length + 1 + word.length > LINE_LENGTH) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join('\n')
}

/** What was tried after the game's end replaces no move of it, so it stands in a comment. */
function commentWords(start: Start, tree: Tree, game: Way): string[] {
  return after(tree, game).flatMap((branch) => {
    return ['{', ...lineWords(start, stepsFrom([branch], game)), '}']
  })
}

/** `plain` is the game as the core writes it: tags, an empty line, moves and the result. */
export function pdnOf(start: Start, tree: Tree, game: Way, plain: string): string {
  const tags = plain.slice(0, plain.indexOf('\n\n') + 2)
  const result = plain.trimEnd().split(/\s/).at(-1)!
  const played = lineWords(start, stepsFrom(tree, [], game.length))
  return `${tags}${wrapped([...played, ...commentWords(start, tree, game), result])}\n\n`
}
