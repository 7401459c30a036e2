/** A tree of moves: the game, and the variations that leave it. A way through it is the effects of
 * its moves from the start. Nothing is changed in place. */

import type { Move } from '../board/types'
import type { Variation } from './state'

export interface Branch {
  readonly move: Move
  readonly next: Tree
}

/** What may follow, the usual move first: that of the game, if it is one of them. */
export type Tree = readonly Branch[]
export type Way = readonly string[]

function find(tree: Tree, effect: string | undefined): Branch | undefined {
  return tree.find(({ move }) => move.effect === effect)
}

/** What may be played where each move of a way is, and at its end. */
export function choices(tree: Tree, way: Way): Tree[] {
  const met = [tree]
  for (const effect of way) met.push(find(met.at(-1)!, effect)?.next ?? [])
  return met
}

/** What follows a way; nothing where it isn't in the tree. */
export function after(tree: Tree, way: Way): Tree {
  return choices(tree, way).at(-1)!
}

/** The moves of a way, as far as it is in the tree. */
export function movesOf(tree: Tree, way: Way): Move[] {
  const met = choices(tree, way)
  const branches = way.map((effect, ply) => find(met[ply]!, effect))
  return branches.filter((branch) => !!branch).map(({ move }) => move)
}

/** The tree with something else following a way. */
function changed(tree: Tree, way: Way, change: (next: Tree) => Tree): Tree {
  const met = choices(tree, way)
  return way.reduceRight((next, effect, ply) => {
    return met[ply]!.map((branch) => (branch.move.effect === effect ? { ...branch, next } : branch))
  }, change(met.at(-1)!))
}

/** With one more move after a way; as it is, if it has that. */
export function withMove(tree: Tree, way: Way, move: Move): Tree {
  if (find(after(tree, way), move.effect)) return tree
  return changed(tree, way, (next) => [...next, { move, next: [] }])
}

/** With the game's moves before all others. */
export function withGame(tree: Tree, game: readonly Move[]): Tree {
  const way = game.map(({ effect }) => effect)
  const met = choices(tree, way)
  return game.reduceRight((next, move, ply) => {
    const others = met[ply]!.filter((branch) => branch.move.effect !== move.effect)
    return [{ move, next }, ...others]
  }, met.at(-1)!)
}

/** Without the last move of a way and all that follows it. */
export function without(tree: Tree, way: Way): Tree {
  const last = way.at(-1)
  return changed(tree, way.slice(0, -1), (next) => next.filter(({ move }) => move.effect !== last))
}

/** A way and what usually follows it. */
export function toItsEnd(tree: Tree, way: Way): string[] {
  const whole = [...way]
  for (let next = after(tree, way); next[0]; next = next[0].next) whole.push(next[0].move.effect)
  return whole
}

/** A move of a line: where it is made, and what may be played instead. */
export interface Step {
  branch: Branch
  before: string[]
  others: Tree
}

/** The usual line from what may follow a way, up to a ply. */
export function stepsFrom(tree: Tree, way: Way, end = Infinity): Step[] {
  const steps: Step[] = []
  const before = [...way]
  for (let next = tree; next[0] && before.length < end; next = next[0].next) {
    steps.push({ branch: next[0], before: [...before], others: next.slice(1) })
    before.push(next[0].move.effect)
  }
  return steps
}

/** How many moves two ways have in common. */
export function shared(a: Way, b: Way): number {
  const differs = a.findIndex((effect, ply) => effect !== b[ply])
  return differs < 0 ? a.length : differs
}

/** Whether all moves of a way are the game's. */
export function inGame(way: Way, game: Way): boolean {
  return shared(way, game) === way.length
}

/** The move played instead of a way's last one, so many further in the list; round at its ends. */
export function rival(tree: Tree, way: Way, by: 1 | -1): string | undefined {
  const rivals = after(tree, way.slice(0, -1))
  const at = rivals.findIndex(({ move }) => move.effect === way.at(-1))
  const other = rivals[(at + by + rivals.length) % rivals.length]
  return way.length && rivals.length > 1 ? other?.move.effect : undefined
}

/** The place that a variation may be moved to: behind the game's move, if there is one. */
function foremost(way: Way, ply: number, game: Way): number {
  return ply < game.length && inGame(way.slice(0, ply), game) ? 1 : 0
}

/** Where a way leaves the usual moves last, and may leave them earlier in the list: the ply. */
export function promotable(tree: Tree, way: Way, game: Way): number | undefined {
  const met = choices(tree, way)
  const late = (effect: string, ply: number): boolean =>
    met[ply]!.findIndex(({ move }) => move.effect === effect) > foremost(way, ply, game)
  const ply = way.findLastIndex(late)
  return ply < 0 ? undefined : ply
}

/** With a way's innermost variation before the others that it may stand before. */
export function promoted(tree: Tree, way: Way, game: Way): Tree {
  const ply = promotable(tree, way, game)
  if (ply === undefined) return tree
  const first = foremost(way, ply, game)
  return changed(tree, way.slice(0, ply), (next) => {
    const chosen = find(next, way[ply])!
    const others = next.filter((branch) => branch !== chosen)
    return [...others.slice(0, first), chosen, ...others.slice(first)]
  })
}

function* waysToEnds(tree: Tree): Generator<string[]> {
  for (const { move, next } of tree) {
    if (next.length === 0) yield [move.effect]
    for (const rest of waysToEnds(next)) yield [move.effect, ...rest]
  }
}

/** The tree's variations as they are kept: in this order they make the same tree again. */
export function variationsOf(tree: Tree, game: Way): Variation[] {
  return [...waysToEnds(tree)].flatMap((way) => {
    const at = shared(way, game)
    return at < way.length ? [{ at, moves: way.slice(at) }] : []
  })
}
