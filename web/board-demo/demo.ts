/** A page for trying the board without a core: positions with all ways written out. Not shipped. */

import { createBoard } from '../src/board/board'
import { createSound, perform, type SoundName } from '../src/sound/sound'
import { POSITIONS, type Position, type Way } from './positions'
import type { BoardEvents, BoardView, Cell, Move, NextStops } from '../src/board/types'

let position = POSITIONS.start as Position
let view: BoardView
const log: unknown[] = []
const sound = createSound()

const toOf = ({ from, stops }: Way): Cell => stops.at(-1) ?? from
const sorted = (cells: Cell[]): Cell[] => [...cells].sort((a, b) => a - b)
const effectOf = (way: Way): string => `${way.from}>${toOf(way)}*${sorted(way.takes).join()}`

function moveOf(way: Way): Move {
  const to = toOf(way)
  const name = (cell: Cell): string => position.shape.names[cell] ?? ''
  return {
    ...way,
    to,
    effect: effectOf(way),
    text: `${name(way.from)}${way.takes.length > 0 ? 'x' : '-'}${name(to)}`,
    taken: sorted(way.takes),
    crowns: way.crowns ?? false,
  }
}

function movesOf(ways: Way[]): Move[] {
  return [...new Map(ways.map((way) => [effectOf(way), moveOf(way)])).values()]
}

function stopsAfter(from: Cell, stops: Cell[]): NextStops {
  const begun = position.ways.filter(
    (way) => way.from === from && stops.every((stop, i) => way.stops[i] === stop),
  )
  const ended = begun.find((way) => way.stops.length === stops.length)
  const going = begun.filter((way) => way.stops.length > stops.length)
  return {
    next: [...new Set(going.map((way) => way.stops[stops.length] as Cell))],
    taken: sorted(begun[0]?.takes.slice(0, stops.length) ?? []),
    complete: ended ? effectOf(ended) : '',
    effects: [...new Set(begun.map(effectOf))],
  }
}

function viewOf(changes: Partial<BoardView>): BoardView {
  const moves = movesOf(position.ways)
  return {
    shape: position.shape,
    label: 'Demo board',
    board: position.board,
    moves,
    mustCapture: moves.some((move) => move.taken.length > 0),
    turn: position.turn,
    lastMove: position.lastMove,
    flipped: false,
    coordinates: true,
    ...changes,
  }
}

function after(move: Move): BoardView {
  const board = [...view.board]
  const piece = board[move.from] ?? '.'
  board[move.from] = '.'
  for (const cell of move.taken) board[cell] = '.'
  board[move.to] = move.crowns ? piece.toUpperCase() : piece
  const lastMove = { from: move.from, to: move.to }
  return {
    ...view,
    board: board.join(''),
    moves: [],
    mustCapture: false,
    hint: undefined,
    lastMove,
  }
}

const PIECES: Record<string, string> = {
  '.': '',
  w: 'white man',
  b: 'black man',
  W: 'white king',
  B: 'black king',
}

const events: BoardEvents = {
  move(effect) {
    log.push(['move', effect])
    const move = view.moves.find((one) => one.effect === effect)
    if (!move) throw new Error(`${effect} is no legal move`)
    demo.played++
    void play(move)
  },
  progress: (from, stops) => log.push(['progress', from, stops]),
  refused: (refusal) => log.push(['refused', refusal]),
  stops: stopsAfter,
  spoken(cell, marks) {
    const states = [PIECES[marks.piece], marks.must && 'must capture', marks.target && 'target']
    return [position.shape.names[cell], ...states].filter(Boolean).join(', ')
  },
  motion(what, nth) {
    log.push(['motion', what, nth])
    demo.watch(what, nth)
    sound.play(what, nth)
  },
}

const board = createBoard(events)

async function play(move: Move): Promise<void> {
  view = after(move)
  await board.animate(move, view)
  log.push(['arrived'])
}

const demo = {
  board,
  log,
  played: 0,
  /** What the board ought to show. */
  shown: () => view,
  /** Called at each sound a move makes, for looking at the board in the middle of it. */
  watch: (_what: string, _nth: number): void => undefined,
  load(name: string, changes: Partial<BoardView> = {}) {
    position = POSITIONS[name] as Position
    view = viewOf(changes)
    log.length = 0
    board.show(view)
  },
  update(changes: Partial<BoardView>) {
    view = { ...view, ...changes }
    board.show(view)
  },
  /** Plays the nth move without a touch, as the machine would; then `next` may be entered. */
  reply(nth: number, next: Partial<BoardView> = {}) {
    const move = view.moves[nth] as Move
    view = { ...after(move), ...next }
    void board.animate(move, view).then(() => log.push(['arrived']))
  },
  back(nth: number) {
    const move = viewOf({}).moves[nth] as Move
    view = viewOf({})
    void board.animate(move, view, { backwards: true }).then(() => log.push(['arrived']))
  },
  moves: () => viewOf({}).moves,
  /** How loud a sound gets, and how long it can be heard (s). */
  async measure(name: SoundName) {
    const context = new OfflineAudioContext(1, 48000, 48000)
    perform(context, name, 3)
    const samples = (await context.startRendering()).getChannelData(0)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    const last = samples.reduce((at, sample, i) => (Math.abs(sample) > peak / 100 ? i : at), 0)
    return { peak, length: (last + 1) / 48000 }
  },
}
declare global {
  interface Window {
    demo: typeof demo
  }
}
window.demo = demo

document.querySelector('.frame')?.replaceWith(board.element)
const chosen = new URLSearchParams(location.search)
document.documentElement.dataset.set = chosen.get('set') ?? 'walnut'
document.documentElement.dataset.mode = chosen.get('mode') ?? 'light'
demo.load(chosen.get('at') ?? 'start')
