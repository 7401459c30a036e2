/** Going over the game: what each of its positions is worth, with a bounded work for each, and
 * which moves were mistakes. What has been found is kept while the page is open. */

import type { Side } from '../board/types'
import type { StudyLine } from '../core'
import { questionAt } from './ask'
import { stand, wayOf } from './desk'
import { LEAST_DROP, markOf, type Mark } from './mistakes'
import type { State } from './state'
import { certain, chancesOf, whitePoints } from './study'
import type { Table } from './table'
import { inGame } from './tree'

/** Positions looked at, for each position of the game; where a move seems to be a mistake, that is
 * looked at more closely, and the position after it as well. */
const NODES = 20_000
const CLOSE_NODES = 160_000
/** So far lines are followed when pieces are counted. */
const COUNTED_PLIES = 8

/** What is known of a position. */
interface Sight {
  side: Side
  /** What White may hope for, in thousandths. */
  points: number
  /** The best line, unless the game has ended there. */
  line: StudyLine | undefined
  /** There is only one move. */
  forced: boolean
  nodes: number
}

export interface Review {
  running: boolean
  failed: boolean
  /** How many positions are known, by ply what White may hope for there, and the marks on the moves
   * that lead there. */
  done: number
  points: (number | undefined)[]
  marks: (Mark | undefined)[]
}

/** By rule set and FEN. */
const sights = new Map<string, Sight>()

/** One going over the game as it stands; it ends when another begins. */
interface Run {
  table: Table
  id: number
  /** The positions by ply, as in `sights`. */
  keys: string[]
}

/** The game's positions by ply. */
function keysOf({ desk, store }: Table): string[] {
  const { match, rules } = store.state
  const core = stand(desk!, match.moves)
  return [...match.moves, ''].map((_, ply) => `${rules.id} ${core.at(ply).fen}`)
}

function goesOn({ table, id }: Run): boolean {
  return table.desk!.runs === id
}

async function lookAt({ table }: Run, ply: number, nodes: number): Promise<Sight | undefined> {
  const { desk, store } = table
  const way = store.state.match.moves.slice(0, ply)
  const position = stand(desk!, way).position()
  const { side, moves } = position
  const sight = { side, forced: moves.length === 1, nodes }
  const known = certain(position)
  if (known) return { ...sight, points: whitePoints(known), line: undefined }
  let line: StudyLine | undefined
  await desk!.reviewer.look(questionAt(table, way), { lines: 1, timeMs: 0, nodes }, (study) => {
    line = study.lines[0]
  })
  return line && { ...sight, points: whitePoints(chancesOf(line, side)), line }
}

/** What a side has more than the other once a line has been played, and after it what must be
 * taken. */
function balance(table: Table, way: string[], line: string[], side: Side): number {
  const core = stand(table.desk!, way)
  const { way: stood } = table.desk!
  const play = (text: string): void => {
    core.play(text)
    stood.push(text)
  }
  for (const text of line.slice(0, COUNTED_PLIES)) play(text)
  for (let at = core.position(); at.mustCapture; at = core.position()) play(at.moves[0]!.effect)
  const count = (which: Side): number => core.position().board.toLowerCase().split(which).length
  return count(side) - count(side === 'w' ? 'b' : 'w')
}

/** How many pieces a move of the game costs beyond what the best one would. */
function piecesLost(table: Table, ply: number, best: Sight, made: Sight): number {
  const { moves } = table.store.state.match
  const kept = balance(table, moves.slice(0, ply), best.line!.pv, best.side)
  const reply = made.line?.pv.slice(0, COUNTED_PLIES - 1) ?? []
  return kept - balance(table, moves.slice(0, ply + 1), reply, best.side)
}

/** The mark on a move of the game. The best one has none, nor one that was forced. */
function markAt({ table, keys }: Run, ply: number): Mark | undefined {
  const [best, made] = [sights.get(keys[ply]!), sights.get(keys[ply + 1]!)]
  const effect = table.store.state.match.moves[ply]
  if (!best?.line || !made || best.forced || best.line.move.effect === effect) return undefined
  const hopes = ({ points }: Sight): number => (best.side === 'w' ? points : 1000 - points)
  if (hopes(best) - hopes(made) < LEAST_DROP) return undefined
  const pieces = piecesLost(table, ply, best, made)
  return markOf({ best: hopes(best), made: hopes(made), better: best.line.move.text, pieces })
}

/** Tells what is known now; it may have changed the marks on the moves made at some plies. */
function tell(run: Run, plies: number[], change: Partial<Review> = {}): void {
  const { table, keys } = run
  const known = keys.map((key) => sights.get(key))
  const marks = [...(table.store.state.review?.marks ?? [])]
  for (const ply of plies) marks[ply + 1] = markAt(run, ply)
  const review: Review = {
    running: true,
    failed: false,
    done: known.filter((sight) => !!sight).length,
    points: known.map((sight) => sight?.points),
    marks,
    ...change,
  }
  table.store.set({ review })
}

/** Sees to it that a position has been looked at so closely; false if that was stopped. */
async function see(run: Run, ply: number, nodes: number): Promise<boolean> {
  const key = run.keys[ply]!
  if ((sights.get(key)?.nodes ?? 0) >= nodes) return goesOn(run)
  const sight = await lookAt(run, ply, nodes)
  if (sight && goesOn(run)) sights.set(key, sight)
  return goesOn(run)
}

/** A position, and if the move made there seems to be a mistake both sides of it once more. */
async function seeMove(run: Run, ply: number): Promise<boolean> {
  const seen = await see(run, ply, NODES)
  if (!seen || !markAt(run, ply)) return seen
  return (await see(run, ply + 1, CLOSE_NODES)) && (await see(run, ply, CLOSE_NODES))
}

/** From the end on: what has been found of later positions helps with those before. */
async function goOver(run: Run): Promise<void> {
  for (let ply = run.keys.length - 1; ply >= 0; ply--) {
    if (!(await seeMove(run, ply))) return
    tell(run, [ply, ply + 1])
  }
  run.table.desk!.reviewer.close()
  tell(run, [], { running: false })
}

/** Goes over the game, or on with it. */
export function startReview(table: Table): void {
  const run = { table, id: ++table.desk!.runs, keys: keysOf(table) }
  tell(run, [...run.keys.keys()])
  goOver(run).catch(() => {
    if (goesOn(run)) tell(run, [], { running: false, failed: true })
  })
}

export function closeReview({ desk }: Table): void {
  desk!.runs++
  desk!.reviewer.close()
}

/** What has been found stays. */
export function stopReview(table: Table): void {
  const { review } = table.store.state
  closeReview(table)
  if (review) table.store.set({ review: { ...review, running: false } })
}

/** A game that is over is gone over as soon as the analysis is opened. */
export function openReview(table: Table): void {
  const { position, match } = table.store.state
  if (position.result !== '*' && match.moves.length) startReview(table)
}

/** The mark on the move that led to the position that is shown. */
export function shownMark({ studied, review, match }: State): Mark | undefined {
  const way = wayOf(studied!)
  return inGame(way, match.moves) ? review?.marks[way.length] : undefined
}
