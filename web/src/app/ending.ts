/** Endings by will and by time: resigning, draws that are offered, a clock that has run out. */

import type { Side } from '../board/types'
import { END } from '../core'
import { ask, interrupt } from './ask'
import { recordGame } from './chronicle'
import { stopClock } from './clock'
import { againstMachine, isOver, other, usersTurn, type State } from './state'
import { SETTLED, type Table } from './table'

/** How long the machine looks at a game that it has not looked at before. */
const JUDGE_MS = 300

/** How the game went for the user; on the same screen for whoever wins. */
function outcome(state: State): 'win' | 'draw' | 'loss' {
  const { result } = state.position
  if (result === '1/2-1/2') return 'draw'
  const winner: Side = result === '1-0' ? 'w' : 'b'
  return !againstMachine(state) || winner === state.match.you ? 'win' : 'loss'
}

/** The game has ended: that is heard, and it is kept. */
export function closeGame({ sound, store }: Table): void {
  sound.play(outcome(store.state))
  recordGame(store.state)
}

function finish(table: Table, how: number, loser: Side): void {
  const { match: before, position: last } = table.store.state
  const match = stopClock(before, last.side)
  interrupt(table)
  table.core.end(how, loser)
  const position = table.core.position()
  table.store.set({ ...SETTLED, position, match: { ...match, ending: { how, loser } } })
  closeGame(table)
}

export function resigner(state: State): Side {
  return againstMachine(state) ? state.match.you : state.position.side
}

export function resign(table: Table): void {
  const { state } = table.store
  table.store.set({ overlay: undefined })
  if (!isOver(state)) finish(table, END.resign, resigner(state))
}

/** The time of a side is up. */
export function endByTime(table: Table, loser: Side): void {
  finish(table, END.time, loser)
}

export function machineResigns(table: Table): void {
  finish(table, END.resign, other(table.store.state.match.you))
}

async function machineScore(table: Table): Promise<number | undefined> {
  const { outlook } = table.store.state
  if (outlook) return outlook.score
  table.store.set({ machine: 'judging' })
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
  if (table.core.takesDraw(score)) finish(table, END.agree, state.match.you)
  else table.store.set({ notice: { key: 'say.declined' } })
}

export function answerDraw(table: Table, accepted: boolean): void {
  const { offer } = table.store.state
  if (!offer) return
  if (accepted) finish(table, END.agree, other(offer))
  else table.store.set({ offer: undefined })
}
