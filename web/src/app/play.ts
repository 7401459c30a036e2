/** Playing: the moves of both sides, taking back, hints. */

import { tempo } from '../board/motion'
import type { Move } from '../board/types'
import type { Position } from '../core'
import { meantNow, movesAhead } from './ahead'
import { ask, interrupt } from './ask'
import { pressClock, stopClock, turnClock } from './clock'
import { closeGame, machineResigns } from './ending'
import { shortened } from './match'
import { isBeside, isOver, levelNumber, machinesTurn, pliesBack, usersTurn } from './state'
import type { Match, State } from './state'
import { SETTLED, changeMoving, type Table } from './table'
import { viewOf } from './view'

/** The machine's move comes no sooner after the user's than this. */
const PACE_MS = 500
/** Its thinking shows from here on. */
const SLOW_MS = 400
const HINT_MS = 700

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function seed(): number {
  return Math.floor(Math.random() * 2 ** 32)
}

/** What is said beside the state is still to be read when the machine has moved. */
function lasting({ notice }: State): State['notice'] {
  return notice && isBeside(notice) ? notice : undefined
}

/** Lets the machine move if it is its turn. */
export async function machineTurn(table: Table): Promise<void> {
  const { store } = table
  if (!machinesTurn(store.state)) return
  interrupt(table)
  const { turn } = table
  store.set({ machine: 'thinking' })
  const slow = setTimeout(() => store.set({ machine: 'slow' }), SLOW_MS)
  const pause = rest(PACE_MS * tempo())
  void Promise.all([rest(SLOW_MS), table.motion]).then(() => offerAhead(table, turn))
  const level = levelNumber(store.state.match.level)
  const finding = await ask(table, { level, seed: seed() })
  clearTimeout(slow)
  await Promise.all([pause, table.motion])
  if (!finding || turn !== table.turn) return
  if (document.hidden) table.sound.play('away')
  const outlook = table.core.outlook(store.state.outlook, finding.score)
  if (table.core.resigns(level, outlook)) return machineResigns(table)
  const done = { machine: 'idle', outlook, notice: lasting(store.state) } as const
  const chosen = store.state.ahead?.chosen
  commit(table, finding.effect, { done, failed: { machine: 'failed' } })
  if (chosen) await playAhead(table, chosen)
}

/** The machine still thinks: a move may be entered in advance. */
function offerAhead(table: Table, turn: number): void {
  const { machine, past } = table.store.state
  if (turn !== table.turn || machine !== 'slow' || past) return
  table.store.set({ ahead: { moves: movesAhead(table) } })
}

/** The turn has come: plays what was entered in advance, once the machine's move has been seen. */
async function playAhead(table: Table, chosen: Move): Promise<void> {
  const { turn } = table
  await table.motion
  if (turn !== table.turn || !usersTurn(table.store.state)) return
  const move = meantNow(table.store.state, chosen)
  if (move) commit(table, move.effect, FAILING)
  else table.store.set({ notice: { key: 'ahead.gone', beside: true } })
}

/** Takes back what was entered in advance. */
export function dropAhead(table: Table): void {
  const { ahead } = table.store.state
  if (ahead?.chosen) table.store.set({ ahead: { moves: ahead.moves } })
}

/** Plays a move in the core; undefined if that knows none such. */
function playInCore(table: Table, effect: string): Move | undefined {
  const move = table.store.state.position.moves.find((legal) => legal.effect === effect)
  try {
    if (move) table.core.play(effect)
    return move
  } catch {
    return undefined
  }
}

interface Changes {
  /** With the move, and if it can't be played. */
  done?: Partial<State>
  failed: Partial<State>
}

const FAILING: Changes = { failed: { notice: { key: 'say.moveFailed' } } }

/** Says that a move could not be played; the board, which may wait for it, goes on. */
function reject(table: Table, change: Partial<State>): void {
  table.store.set(change)
  table.board.show(viewOf(table.store.state))
}

/** The match with one move more; its clock is the other side's, or stands at the end. */
function afterMove({ match, position: before }: State, after: Position, effect: string): Match {
  const moves = [...match.moves, effect]
  const pressed = pressClock(match, before.side)
  return { ...(after.result === '*' ? pressed : stopClock(match, before.side)), moves }
}

/** Plays a move and passes the turn. */
function commit(table: Table, effect: string, { done, failed }: Changes): void {
  const { state } = table.store
  const move = playInCore(table, effect)
  if (!move) return reject(table, failed)
  table.turn++
  const position = table.core.position()
  const next: Partial<State> = {
    ...SETTLED,
    ...done,
    past: state.past,
    prefs: { ...state.prefs, newcomer: false },
    undone: [],
    position,
    played: [...state.played, move],
    match: afterMove(state, position, effect),
  }
  if (state.past || state.trial || state.studied) table.store.set(next)
  else changeMoving(table, next, { move })
  if (isOver(table.store.state)) closeGame(table)
  void machineTurn(table)
}

export function userMove(table: Table, effect: string): void {
  if (table.store.state.studied) return table.study!.move(table, effect)
  const { ahead } = table.store.state
  if (!usersTurn(table.store.state)) {
    const chosen = ahead?.moves.find((move) => move.effect === effect)
    return reject(table, ahead && chosen ? { ahead: { ...ahead, chosen } } : {})
  }
  interrupt(table)
  if (table.store.state.prefs.confirm) tryOut(table, effect)
  else commit(table, effect, FAILING)
}

/** Shows a move without playing it. */
function tryOut(table: Table, effect: string): void {
  const move = playInCore(table, effect)
  if (!move) return reject(table, FAILING.failed)
  const at = table.core.at(table.store.state.played.length + 1)
  table.core.undo(1)
  changeMoving(table, { ...SETTLED, trial: { at, move } }, { move })
}

/** Plays the move that is shown, or takes it back. */
export function endTrial(table: Table, confirmed: boolean): void {
  const { trial } = table.store.state
  if (!trial) return
  if (confirmed) commit(table, trial.move.effect, FAILING)
  else changeMoving(table, { trial: undefined }, { move: trial.move, backwards: true })
}

/** What follows from the core's game after moves were taken back or played again. */
function standing(table: Table, played: Move[]): Partial<State> {
  const { match: before, position: last } = table.store.state
  const kept = Math.min(played.length, before.moves.length)
  const match = shortened(turnClock(before, last.side), kept)
  const moves = played.map(({ effect }) => effect)
  const position = table.core.position()
  return { ...SETTLED, match: { ...match, moves }, played, position, outlook: undefined }
}

/** Takes back to the position before `ply`. The last ply is moved back in sight, unless another
 * position was looked at. */
export function takeBackTo(table: Table, ply: number): void {
  const { state } = table.store
  interrupt(table)
  table.core.undo(state.played.length - ply)
  const undone = [...state.undone, state.match.moves.slice(ply)]
  const change = { ...standing(table, state.played.slice(0, ply)), undone }
  if (state.past) table.store.set(change)
  else changeMoving(table, change, { move: state.played[ply]!, backwards: true })
  void machineTurn(table)
}

/** Takes back to the user's last move. */
export function takeBack(table: Table): void {
  const { state } = table.store
  const plies = pliesBack(state)
  if (plies) takeBackTo(table, state.played.length - plies)
}

/** Plays again what the last press took back. */
export function redo(table: Table): void {
  const { undone, played } = table.store.state
  const effects = undone.at(-1)
  if (!effects) return
  interrupt(table)
  for (const effect of effects) table.core.play(effect)
  const moves = effects.map((_, i) => table.core.at(played.length + i).move!)
  const change = { ...standing(table, [...played, ...moves]), undone: undone.slice(0, -1) }
  const [only, ...more] = moves
  if (only && !more.length) changeMoving(table, change, { move: only })
  else table.store.set(change)
  void machineTurn(table)
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
