/** What a touch of a square means: a function of what is shown and what has been entered so far. */

import { standsOn, type Entry } from './entry'
import type { BoardView, Cell, Move, Refusal } from './types'

export type Intent =
  | { act: 'pick'; cell: Cell }
  | { act: 'stop'; cell: Cell }
  | { act: 'play'; move: Move }
  | { act: 'refuse'; refusal: Refusal }
  | { act: 'put-back' }
  | { act: 'nothing' }

/** `calm`: the person has seen this state at rest. Only then does one touch play a whole move; else
 * it picks up the piece, and a second touch plays. */
export function intentOf(
  view: BoardView,
  entry: Entry | undefined,
  cell: Cell,
  calm: boolean,
): Intent {
  if (view.moves.length === 0) return { act: 'nothing' }
  return entry ? goingOn(view, entry, cell) : beginning(view, cell, calm)
}

function beginning(view: BoardView, cell: Cell, calm: boolean): Intent {
  if (isOwn(view, cell)) {
    const [only, ...more] = view.moves.filter((move) => move.from === cell)
    if (!only) return { act: 'refuse', refusal: refusalOf(view, cell) }
    return calm && more.length === 0 ? { act: 'play', move: only } : { act: 'pick', cell }
  }
  const reaching = view.moves.filter((move) => move.to === cell)
  const only = reaching[0]
  if (!only && isLateTap(view, cell)) return { act: 'nothing' }
  if (!only) return { act: 'refuse', refusal: offSide(view, cell) }
  if (reaching.some((move) => move.from !== only.from)) {
    return { act: 'refuse', refusal: { why: 'several', cell } }
  }
  const alone = reaching.length === 1
  return calm && alone ? { act: 'play', move: only } : { act: 'pick', cell: only.from }
}

function goingOn(view: BoardView, entry: Entry, cell: Cell): Intent {
  if (cell === standsOn(entry)) return { act: entry.hops.length > 0 ? 'nothing' : 'put-back' }
  if (entry.now.next.includes(cell)) return { act: 'stop', cell }
  const [only, ...more] = endingOn(view, entry, cell)
  if (only && more.length > 0) {
    return { act: 'refuse', refusal: { why: 'two-ways', cell, stops: entry.now.next } }
  }
  if (only) return { act: 'play', move: only }
  return elsewhere(view, entry, cell)
}

/** Takes back what was entered; the touch may begin something else. */
function elsewhere(view: BoardView, entry: Entry, cell: Cell): Intent {
  if (isOwn(view, cell) && cell !== entry.from) return beginning(view, cell, false)
  const explain = view.mustCapture && entry.hops.length === 0
  return explain ? { act: 'refuse', refusal: notAStop(cell) } : { act: 'put-back' }
}

/** The second of two taps for a move that the first has played already. */
function isLateTap(view: BoardView, cell: Cell): boolean {
  return cell === view.lastMove?.to
}

/** Neither an own piece nor a square that one reaches. Where one must take, that is said first. */
function offSide(view: BoardView, cell: Cell): Refusal {
  if (view.board.charAt(cell) !== '.') return { why: 'theirs', cell }
  return view.mustCapture ? compulsion(view, cell, 'must-capture') : { why: 'idle', cell }
}

export function notAStop(cell: Cell): Refusal {
  return { why: 'not-a-stop', cell }
}

/** The moves still possible that end on `cell`. */
export function endingOn(view: BoardView, entry: Entry, cell: Cell): Move[] {
  return view.moves.filter((move) => move.to === cell && entry.now.effects.includes(move.effect))
}

export function isOwn(view: BoardView, cell: Cell): boolean {
  return view.board.charAt(cell).toLowerCase() === view.turn
}

function origins(moves: Move[]): Cell[] {
  return [...new Set(moves.map(({ from }) => from))]
}

export function movable(view: BoardView): Cell[] {
  return origins(view.moves)
}

function refusalOf(view: BoardView, cell: Cell): Refusal {
  if (view.lesser?.includes(cell)) return compulsion(view, cell, 'longer-chain')
  return view.mustCapture ? compulsion(view, cell, 'must-capture') : { why: 'blocked', cell }
}

function compulsion(view: BoardView, cell: Cell, why: 'must-capture' | 'longer-chain'): Refusal {
  const captures = view.moves.filter(({ taken }) => taken.length > 0)
  const longest = Math.max(...captures.map(({ taken }) => taken.length))
  return { why, cell, pieces: origins(captures), longest }
}
