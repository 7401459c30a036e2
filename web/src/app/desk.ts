/** The analysis's own board: it goes about in the tree of the game and its variations, and lets
 * that grow. It has a core of its own, so that the game stays where it is. */

import type { Cell, Move, NextStops } from '../board/types'
import { openCore, type Core } from '../core'
import { pdnOf } from './pdntree'
import { closeReview, openReview } from './review'
import { closeLook, followLook } from './look'
import { Machine } from './machine'
import type { Match, State, Studied, Variation } from './state'
import { VARIED_MAX } from './storage'
import { SETTLED, changeMoving, type Table } from './table'
import {
  inGame,
  promoted,
  rival,
  shared,
  toItsEnd,
  variationsOf,
  withGame,
  withMove,
  without,
  type Tree,
  type Way,
} from './tree'
import { viewOf } from './view'

/** Address of the worker's script; put in by build.mjs. */
declare const WORKER_URL: string

/** What the analysis has besides the table. */
export interface Desk {
  readonly core: Core
  /** The moves that the core has played from the game's start. */
  way: string[]
  /** Looks at the position that is shown. */
  readonly analyst: Machine
  /** Goes over the game. */
  readonly reviewer: Machine
  /** How often that has begun or been stopped. */
  runs: number
}

export async function createDesk(module: WebAssembly.Module): Promise<Desk> {
  return {
    core: await openCore(module),
    way: [],
    analyst: new Machine(module, WORKER_URL),
    reviewer: new Machine(module, WORKER_URL),
    runs: 0,
  }
}

/** Lets the core play one more move; undefined if it knows none such. */
function playOn({ core, way }: Desk, effect: string): Move | undefined {
  try {
    core.play(effect)
  } catch {
    return undefined
  }
  way.push(effect)
  return core.at(way.length - 1).move
}

/** Lets the core stand after the moves of a way. */
export function stand(desk: Desk, way: Way): Core {
  const same = shared(desk.way, way)
  const back = desk.way.length - same
  if (back) desk.core.undo(back)
  desk.way.length = same
  for (const effect of way.slice(same)) playOn(desk, effect)
  return desk.core
}

/** The tree with a kept variation, as far as its moves are legal. */
function withVariation(desk: Desk, tree: Tree, game: Way, { at, moves }: Variation): Tree {
  const way = game.slice(0, at)
  stand(desk, way)
  for (const effect of moves) {
    const move = playOn(desk, effect)
    if (!move) break
    tree = withMove(tree, way, move)
    way.push(move.effect)
  }
  return tree
}

function keptTree(desk: Desk, { match, played }: State): Tree {
  const grow = (tree: Tree, one: Variation): Tree => withVariation(desk, tree, match.moves, one)
  return (match.variations ?? []).reduce(grow, withGame([], played))
}

/** The board after so many moves of a line. */
function studiedAt(desk: Desk, tree: Tree, line: string[], ply: number): Studied {
  const core = stand(desk, line.slice(0, ply))
  const last = ply ? core.at(ply - 1).move : undefined
  return { tree, line, ply, position: core.position(), last }
}

/** The way to the position that is shown. */
export function wayOf({ line, ply }: Studied): string[] {
  return line.slice(0, ply)
}

/** The tree of the game as it is kept. */
function planted(desk: Desk, { store }: Table): Tree {
  const { match } = store.state
  desk.core.start(desk.core.index(match.rules), match.start)
  desk.way = []
  return keptTree(desk, store.state)
}

/** The board with the game as it stands, at the position that was shown. */
function opened(desk: Desk, table: Table): Studied {
  const { match, past } = table.store.state
  const tree = planted(desk, table)
  const line = toItsEnd(tree, match.moves)
  return studiedAt(desk, tree, line, past?.at.ply ?? match.moves.length)
}

/** The game has gone on meanwhile: so has the tree, and whoever looked at its end goes with it. */
function grown(desk: Desk, { match, played }: State, studied: Studied): Studied {
  const { moves } = match
  const tree = withGame(studied.tree, played)
  const known = shared(moves, toItsEnd(studied.tree, []))
  const way = wayOf(studied)
  const atEnd = way.length === known && inGame(way, moves)
  if (atEnd) return studiedAt(desk, tree, toItsEnd(tree, moves), moves.length)
  return { ...studied, tree, line: toItsEnd(tree, way) }
}

function open(table: Table, desk: Desk): void {
  table.store.set({ ...SETTLED, studied: opened(desk, table) })
  openReview(table)
}

/** Nobody is at work any more. */
function rest(table: Table): void {
  closeLook(table)
  closeReview(table)
}

/** Whether the tree begins with all of the game. */
function hasGame({ tree }: Studied, { match }: State): boolean {
  return inGame(match.moves, toItsEnd(tree, []))
}

/** Lets the analysis follow the state. */
export function attend(table: Table): void {
  const { state } = table.store
  const { analysing, studied } = state
  const desk = table.desk!
  if (!analysing) {
    rest(table)
    if (studied) table.store.set({ ...SETTLED, studied: undefined, review: undefined })
  } else if (!studied) open(table, desk)
  else if (!hasGame(studied, state)) table.store.set({ studied: grown(desk, state, studied) })
  else followLook(table)
}

/** The game's PDN with its variations, from the one that the core has written. */
export function pdn(table: Table, plain: string): string {
  const { state } = table.store
  const tree = state.studied?.tree ?? planted(table.desk!, table)
  return pdnOf(state, tree, state.match.moves, plain)
}

/** Next stops of a chain that is entered on the analysis's board. */
export function stops(table: Table, from: Cell, entered: Cell[]): NextStops {
  return stand(table.desk!, wayOf(table.store.state.studied!)).stops(from, entered)
}

/** Goes to a ply of the line that is followed; a single step is moved in sight unless `swift`. */
export function show(table: Table, ply: number, swift = false): void {
  const now = table.store.state.studied!
  const studied = studiedAt(table.desk!, now.tree, now.line, ply)
  const backwards = ply < now.ply
  const move = backwards ? now.last : studied.last
  const change = { ...SETTLED, studied }
  if (swift || !move || Math.abs(ply - now.ply) !== 1) table.store.set(change)
  else changeMoving(table, change, { move, backwards })
}

/** Goes to the end of a way, and follows what usually comes after it. */
export function goTo(table: Table, way: Way): void {
  const { tree, line } = table.store.state.studied!
  const followed = inGame(way, line) ? line : toItsEnd(tree, way)
  table.store.set({ ...SETTLED, studied: studiedAt(table.desk!, tree, followed, way.length) })
}

/** Goes to the move that was played instead of the one shown, if there is one. */
export function turn(table: Table, by: 1 | -1): void {
  const studied = table.store.state.studied!
  const way = wayOf(studied)
  const other = rival(studied.tree, way, by)
  if (other) goTo(table, [...way.slice(0, -1), other])
}

/** The game with the variations of a tree; undefined if they are too many. */
function matchWith(tree: Tree, { variations: _, ...match }: Match): Match | undefined {
  const variations = variationsOf(tree, match.moves)
  const count = variations.reduce((sum, { moves }) => sum + moves.length, 0)
  if (count > VARIED_MAX) return undefined
  return variations.length ? { ...match, variations } : match
}

/** After a move by pointer keys go through the moves; who walks on the board by keys stays there. */
function leaveBoard(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.matches(':focus-visible')) {
    activeElement.blur()
  }
}

/** A move has been made on the analysis's board: it begins or goes on with a variation, unless it
 * is known. */
export function move(table: Table, effect: string): void {
  const { studied, match } = table.store.state
  const { tree, line, ply, position } = studied!
  leaveBoard()
  const made = position.moves.find((legal) => legal.effect === effect)
  const way = [...line.slice(0, ply), effect]
  const next = made && withMove(tree, way.slice(0, -1), made)
  const kept = next && (next === tree ? match : matchWith(next, match))
  if (!kept) {
    table.store.set({ notice: { key: made ? 'tree.full' : 'say.moveFailed' } })
    return table.board.show(viewOf(table.store.state))
  }
  const followed = line[ply] === effect ? line : toItsEnd(next, way)
  const change = { studied: studiedAt(table.desk!, next, followed, way.length), match: kept }
  changeMoving(table, { ...SETTLED, ...change }, { move: made! })
}

function replant(table: Table, tree: Tree, way: Way): void {
  const { match } = table.store.state
  const studied = studiedAt(table.desk!, tree, toItsEnd(tree, way), way.length)
  table.store.set({ ...SETTLED, studied, match: matchWith(tree, match) ?? match })
}

/** Puts the innermost variation that is shown before the others. */
export function promote(table: Table): void {
  const { studied, match } = table.store.state
  const way = wayOf(studied!)
  replant(table, promoted(studied!.tree, way, match.moves), way)
}

/** Deletes the move that is shown and what follows it; the game's moves can't be. */
export function remove(table: Table): void {
  const { studied, match } = table.store.state
  const way = wayOf(studied!)
  if (inGame(way, match.moves)) return
  replant(table, without(studied!.tree, way), way.slice(0, -1))
}
