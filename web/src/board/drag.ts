/** A piece carried by mouse, finger or pen. */

import { extend, finish, standsOn, type Entry } from './entry'
import { glide, hand, interrupt, pick, putBack, refuse, setEntry } from './enter'
import { cellAt, played, type Place } from './geometry'
import { intentOf, movable, notAStop, type Intent } from './intent'
import { aimAt } from './marks'
import { crownOnWay, soundOf, take } from './shown-move'
import { render, renderMarks } from './show'
import { put } from './svg'
import type { Pieces } from './pieces'
import type { Stage } from './stage'
import type { BoardView, Cell } from './types'

/** How far above the finger a piece is held, in squares. */
const LIFT = 0.6

export function grab(stage: Stage, place: Place): boolean {
  const { state, pieces, frame } = stage
  interrupt(stage)
  const { view, entry } = state
  const cell = view && cellAt(view, place)
  if (!view || view.tapsOnly || cell === undefined || state.pending) return false
  const goingOn = entry !== undefined && standsOn(entry) === cell
  if (!goingOn && !movable(view).includes(cell)) return false
  state.beforeDrag = { entry }
  if (!goingOn) pick(stage, view, cell)
  pieces.at(cell)?.classList.add('held')
  frame.element.classList.add('dragging')
  return true
}

export function drag({ state, pieces, marks }: Stage, place: Place, lift: boolean): void {
  const { view, entry } = state
  const piece = entry && pieces.at(standsOn(entry))
  if (!view || !piece || !state.beforeDrag) return
  const y = place.y - (lift ? LIFT : 0)
  piece.style.translate = `${(place.x - 0.5) * 100}% ${(y - 0.5) * 100}%`
  aimAt(cellAt(view, place), marks)
}

export function drop(stage: Stage, place: Place): void {
  const { view, entry } = stage.state
  if (!view || !entry || !stage.state.beforeDrag) return
  endDrag(stage)
  const cell = cellAt(view, place)
  const intent = cell === undefined ? undefined : intentOf(view, entry, cell, false)
  const after = intent && ledOn(stage, entry, intent)
  if (after) land(stage, view, entry, after)
  else comeBack(stage, view, entry, cell, intent)
}

/** The entry as a drop there would leave it; undefined where none is allowed. */
function ledOn({ events }: Stage, entry: Entry, intent: Intent): Entry | undefined {
  if (intent.act === 'stop') return extend(events.stops, entry, intent.cell)
  return intent.act === 'play' ? finish(events.stops, entry, intent.move.effect) : undefined
}

/** The piece was let go where the chain goes on or ends: it is there already. */
function land(stage: Stage, view: BoardView, before: Entry, after: Entry): void {
  const { events, pieces } = stage
  const seen = before.hops.length
  for (const [i, hop] of after.hops.slice(seen).entries()) {
    for (const cell of hop.takes) take(pieces, view, cell, seen + i, events.motion)
  }
  pieces.carry(standsOn(before), standsOn(after))
  setDown(pieces, view, standsOn(after))
  for (const { to } of after.hops) crownOnWay(pieces, view, standsOn(after), to, events.motion)
  const last = after.hops.at(-1)
  if (last) events.motion(soundOf(last), after.hops.length - 1)
  if (after.now.complete) return hand(stage, after.now.complete, after.hops, after.hops.length)
  setEntry(stage, after)
  renderMarks(stage, view)
}

function setDown(pieces: Pieces, view: BoardView, cell: Cell): void {
  const piece = pieces.at(cell)
  if (!piece) return
  piece.classList.remove('held')
  put(piece, view, cell)
}

/** Not allowed there: the piece glides back to where it was taken up, and stays picked up. */
function comeBack(stage: Stage, view: BoardView, entry: Entry, cell?: Cell, intent?: Intent): void {
  const home = standsOn(entry)
  const from = stage.pieces.at(home)?.style.translate ?? ''
  const twoWays = intent?.act === 'refuse' && intent.refusal.why === 'two-ways'
  if (cell === undefined || cell === home || !played(view.shape, cell)) render(stage, view)
  else refuse(stage, view, twoWays ? intent.refusal : notAStop(cell))
  glide(stage, view, home, from)
}

export function lose(stage: Stage): void {
  const { view, beforeDrag } = stage.state
  if (!view || !beforeDrag) return
  endDrag(stage)
  if (beforeDrag.entry) stage.state.entry = beforeDrag.entry
  else putBack(stage)
  render(stage, view)
}

function endDrag({ state, frame, marks }: Stage): void {
  state.beforeDrag = undefined
  frame.element.classList.remove('dragging')
  aimAt(undefined, marks)
}
