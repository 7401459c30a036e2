/** Playing: moves of both sides, taking back, endings, and new games. */

import type { Side } from '../board/types'
import { END, type Finding } from '../core'
import { newMatch, openMatch, rulesIndex, type Opened } from './match'
import { LEVELS, againstMachine, isOver, machinesTurn, other, pliesBack, usersTurn } from './state'
import type { Match, Setup, State } from './state'
import { SETTLED, changeMoving, type Table } from './table'
import type { Question } from './machine'

/** The machine's move comes no sooner after the user's than this. */
const PACE_MS = 500
/** Its thinking shows from here on. */
const SLOW_MS = 400
const HINT_MS = 700
const JUDGE_MS = 300
/** Below so many plies a game has hardly begun: the machine takes a draw only if it is losing. */
const OPENING_PLIES = 30
const OPENING_MARGIN = -60

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Stops the machine; what it may still answer is stale. */
function interrupt(table: Table): void {
  table.turn++
  table.machine.stop()
  if (table.store.state.machine !== 'idle') table.store.set({ machine: 'idle' })
}

function question(table: Table, effort: Question['effort']): Question {
  const { match } = table.store.state
  const { start, moves } = match
  return { rules: rulesIndex(table.core, match.rules), start, moves, effort }
}

/** Asks the machine; undefined if its answer is no longer wanted or it broke. */
async function ask(table: Table, effort: Question['effort']): Promise<Finding | undefined> {
  const { turn } = table
  try {
    const finding = await table.machine.find(question(table, effort))
    return turn === table.turn ? finding : undefined
  } catch {
    if (turn === table.turn) table.store.set({ machine: 'failed' })
    return undefined
  }
}

function seed(): number {
  return Math.floor(Math.random() * 2 ** 32)
}

/** Lets the machine move if it is its turn. */
export async function machineTurn(table: Table): Promise<void> {
  const { store } = table
  if (!machinesTurn(store.state)) return
  interrupt(table)
  const { turn } = table
  store.set({ machine: 'thinking' })
  const slow = setTimeout(() => store.set({ machine: 'slow' }), SLOW_MS)
  const pause = rest(PACE_MS)
  const level = LEVELS.indexOf(store.state.match.level)
  const finding = await ask(table, { level, seed: seed() })
  clearTimeout(slow)
  await Promise.all([pause, table.motion])
  if (!finding || turn !== table.turn) return
  if (document.hidden) table.sound.play('away')
  commit(table, finding.effect, { machine: 'idle', score: finding.score })
}

/** Plays a legal move and passes the turn. */
function commit(table: Table, effect: string, change: Partial<State> = {}): void {
  const { state } = table.store
  const move = state.position.moves.find((legal) => legal.effect === effect)
  if (!move) return
  table.turn++
  table.core.play(effect)
  const next: Partial<State> = {
    ...SETTLED,
    ...change,
    past: state.past,
    position: table.core.position(),
    played: [...state.played, move],
    match: { ...state.match, moves: [...state.match.moves, effect] },
  }
  if (state.past) table.store.set(next)
  else changeMoving(table, next, { move })
  if (next.position!.result !== '*') table.sound.play(outcome(table.store.state))
  void machineTurn(table)
}

/** How the game went for the user; on the same screen for whoever wins. */
function outcome(state: State): 'win' | 'draw' | 'loss' {
  const { result } = state.position
  if (result === '1/2-1/2') return 'draw'
  const winner: Side = result === '1-0' ? 'w' : 'b'
  return !againstMachine(state) || winner === state.match.you ? 'win' : 'loss'
}

export function userMove(table: Table, effect: string): void {
  if (!usersTurn(table.store.state)) return
  interrupt(table)
  commit(table, effect)
}

/** Takes back to the user's last move; the last ply is moved back in sight. */
export function takeBack(table: Table): void {
  const { state } = table.store
  const plies = pliesBack(state)
  if (!plies) return
  interrupt(table)
  table.core.undo(plies)
  const played = state.played.slice(0, -plies)
  const { ending: _, ...match } = { ...state.match, moves: state.match.moves.slice(0, -plies) }
  const position = table.core.position()
  const change = { ...SETTLED, match, played, position, score: undefined }
  changeMoving(table, change, { move: state.played[played.length]!, backwards: true })
}

function finish(table: Table, how: number, loser: Side): void {
  const { match } = table.store.state
  interrupt(table)
  table.core.end(how, loser)
  const position = table.core.position()
  table.store.set({ ...SETTLED, position, match: { ...match, ending: { how, loser } } })
  table.sound.play(outcome(table.store.state))
}

export function resigner(state: State): Side {
  return againstMachine(state) ? state.match.you : state.position.side
}

export function resign(table: Table): void {
  const { state } = table.store
  table.store.set({ overlay: undefined })
  if (!isOver(state)) finish(table, END.resign, resigner(state))
}

/** The machine agrees if it does not stand better. */
function machineAgrees(score: number, plies: number): boolean {
  return score <= (plies < OPENING_PLIES ? OPENING_MARGIN : 0)
}

async function machineScore(table: Table): Promise<number | undefined> {
  const { score } = table.store.state
  if (score !== undefined) return score
  table.store.set({ machine: 'hinting' })
  const finding = await ask(table, { timeMs: JUDGE_MS })
  if (!finding) return undefined
  table.store.set({ machine: 'idle' })
  return -finding.score
}

export async function offerDraw(table: Table): Promise<void> {
  const { state } = table.store
  if (!usersTurn(state)) return
  if (!againstMachine(state)) return table.store.set({ offer: state.position.side })
  interrupt(table)
  const score = await machineScore(table)
  if (score === undefined) return
  if (machineAgrees(score, state.played.length)) finish(table, END.agree, state.match.you)
  else table.store.set({ notice: { key: 'say.declined' } })
}

export function answerDraw(table: Table, accepted: boolean): void {
  const { offer } = table.store.state
  if (!offer) return
  if (accepted) finish(table, END.agree, other(offer))
  else table.store.set({ offer: undefined })
}

export async function hint(table: Table): Promise<void> {
  const { store } = table
  if (!usersTurn(store.state) || store.state.machine === 'hinting') return
  interrupt(table)
  store.set({ ...SETTLED, machine: 'hinting' })
  const finding = await ask(table, { timeMs: HINT_MS })
  if (!finding) return
  const { moves } = store.state.position
  store.set({ machine: 'idle', hint: moves.find((move) => move.effect === finding.effect) })
}

/** Puts a game on the table in place of the one there. */
export function setGame(table: Table, opened: Opened, change: Partial<State> = {}): void {
  interrupt(table)
  table.store.set({
    ...SETTLED,
    ...opened,
    flipped: false,
    score: undefined,
    overlay: undefined,
    ...change,
  })
  void machineTurn(table)
}

function setMatch(table: Table, match: Match, change: Partial<State> = {}): void {
  setGame(table, openMatch(table.core, match), change)
}

/** Back to the game that a link has put aside, which then lies aside itself. */
export function swapGames(table: Table): void {
  const { match, shelved } = table.store.state
  if (shelved) setMatch(table, shelved, { shelved: match })
}

export function newGame(table: Table, setup: Setup): void {
  setMatch(table, newMatch(table.core, setup), { setup })
}

/** Once more the same, from the same position. */
export function rematch(table: Table): void {
  const { match, setup } = table.store.state
  const { rules, opponent, level, start } = match
  setMatch(table, newMatch(table.core, { ...setup, rules, opponent, level }, start))
}

export function setLevel(table: Table, level: State['match']['level']): void {
  const { match, setup } = table.store.state
  table.store.set({ match: { ...match, level }, setup: { ...setup, level } })
}
