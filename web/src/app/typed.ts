/** Moves and commands that are typed. What they are answered with is said where everything is. */

import { intentOf } from '../board/intent'
import type { Cell, Move, NextStops, Refusal } from '../board/types'
import type { Key } from '../i18n'
import { showPly } from './browse'
import { offerDraw } from './ending'
import { hint, takeBack, userMove } from './play'
import { flip } from './prefs'
import { spoken } from './spoken'
import { isOver, livePosition, pliesBack, shown, usersTurn, type Notice, type State } from './state'
import { nextStops, openAnalysis } from './studying'
import type { Table } from './table'
import { viewOf } from './view'

interface Command {
  run(table: Table): void
  /** Whether it is possible now. */
  can?(state: State): boolean
}

/** A way over the board: where it begins, and further squares. */
type Squares = [Cell, ...Cell[]]

/** What was said of the board gives way to an answer. */
const QUIET = { hint: undefined, refusal: undefined, notice: undefined, why: false } as const

function notify({ store }: Table, notice: Notice): void {
  store.set({ ...QUIET, notice })
}

/** The first sentence above the others. */
function tell(table: Table, words: string[]): void {
  notify(table, { words })
}

/** "white man: c3, d4", for each kind that there is. */
function pieceWords(state: State): string[] {
  const { t, rules } = state
  const board = [...shown(state).at.board]
  return [...'wWbB'].flatMap((kind) => {
    const cells = board.flatMap((piece, cell) => (piece === kind ? [rules.squares[cell]] : []))
    return cells.length ? [`${t(`piece.${kind}` as Key)}: ${cells.join(t('list.comma'))}.`] : []
  })
}

function moveWords(state: State): string[] {
  const { t } = state
  const moves = livePosition(state).moves.map(({ text }) => text)
  return [t('typed.moves', { n: moves.length, moves: moves.join(t('list.comma')) })]
}

function lastWords(state: State): string[] {
  const { t } = state
  const { last } = shown(state)
  return [last ? t('say.played', { move: last.text }) : t('say.pastStart')]
}

/** The words a command goes by in the language in use, the usual one first. */
function namesOf({ t }: State, id: string): string[] {
  return t(`command.${id}` as Key).split('|')
}

/** What one can type. */
export function helpWords(state: State): string {
  const { t, position, played } = state
  const move = (position.moves[0] ?? played.at(-1))?.text ?? ''
  const commands = Object.keys(COMMANDS).map((id) => namesOf(state, id)[0])
  return t('typed.help', { move, commands: commands.join(t('list.comma')) })
}

/** By their English names, which are understood in every language. */
const COMMANDS: Record<string, Command> = {
  undo: { run: takeBack, can: (state) => pliesBack(state) > 0 && !state.analysing },
  hint: { run: (table) => void hint(table), can: (state) => usersTurn(state) && !state.analysing },
  flip: { run: flip },
  draw: { run: (table) => void offerDraw(table), can: usersTurn },
  resign: { run: ({ store }) => store.set({ overlay: 'resign' }), can: (state) => !isOver(state) },
  new: { run: ({ store }) => store.set({ overlay: 'new' }) },
  rules: { run: ({ store }) => store.set({ overlay: 'rules' }) },
  analyse: { run: openAnalysis },
  board: { run: (table) => tell(table, pieceWords(table.store.state)) },
  moves: { run: (table) => tell(table, moveWords(table.store.state)), can: usersTurn },
  last: { run: (table) => tell(table, lastWords(table.store.state)) },
  help: { run: (table) => tell(table, [helpWords(table.store.state)]) },
}

function commandOf(state: State, text: string): Command | undefined {
  const word = text.toLocaleLowerCase(state.t.language)
  const id = Object.keys(COMMANDS).find(
    (name) => name === text.toLowerCase() || namesOf(state, name).includes(word),
  )
  return id === undefined ? undefined : COMMANDS[id]
}

function runCommand(table: Table, { run, can }: Command): void {
  if (can?.(table.store.state) ?? true) run(table)
  else notify(table, { key: 'typed.cannot' })
}

const SEPARATORS = /[\s,.;:()*×x\-\u2010-\u2015\u2212>→]+/giu
const SQUARE = /^(?:[a-z]\d+|\d+)/i

/** The squares of a move, as people write it; undefined if it is something else. Letters that
 * follow each other need nothing between them ("c3c4"). */
export function squaresIn(text: string, names: string[]): Cell[] | undefined {
  const cells: Cell[] = []
  for (let rest = text.replace(SEPARATORS, ' ').trim(); rest; ) {
    const name = SQUARE.exec(rest)?.[0]
    const cell = name ? names.indexOf(name.toLowerCase()) : -1
    if (!name || cell < 0) return undefined
    cells.push(cell)
    rest = rest.slice(name.length).trim()
  }
  return cells.length ? cells : undefined
}

/** What stands on one square. */
function tellSquare(table: Table, cell: Cell): void {
  const { state } = table.store
  const { board, moves, mustCapture, lastMove } = viewOf(state)
  const marks = {
    piece: board.charAt(cell),
    must: mustCapture && moves.some(({ from }) => from === cell),
    picked: false,
    target: false,
    last: cell === lastMove?.from || cell === lastMove?.to,
  }
  tell(table, [spoken(state, cell, marks)])
}

/** What the core says of stops one after the other; nothing where no chain goes that way, since
 * people leave some out. */
function wayOver(table: Table, [from, ...stops]: Squares): Pick<NextStops, 'complete' | 'effects'> {
  try {
    return nextStops(table, from, stops)
  } catch {
    return { complete: '', effects: [] }
  }
}

function refusalOf(state: State, from: Cell, to: Cell): Refusal {
  const intent = intentOf(viewOf(state), undefined, from, false)
  return intent.act === 'refuse' ? intent.refusal : { why: 'not-a-stop', cell: to }
}

function refuse({ store }: Table, refusal: Refusal): void {
  store.set({ ...QUIET, refusal })
}

function refuseFrom(table: Table, from: Cell, to: Cell): void {
  const { state } = table.store
  const empty = viewOf(state).board.charAt(from) === '.'
  if (!empty) return refuse(table, refusalOf(state, from, to))
  notify(table, { key: 'typed.empty', values: { cell: state.rules.squares[from]! } })
}

function playOver(table: Table, cells: Squares): void {
  const [from, ...stops] = cells
  const to = stops.at(-1)!
  const { complete, effects } = wayOver(table, cells)
  const moves = livePosition(table.store.state).moves.filter((move) => move.from === from)
  const exact = moves.filter(({ effect }) => effect === complete)
  const passing = (move: Move): boolean => stops.every((stop) => move.stops.includes(stop))
  const ending = moves.filter((move) => move.to === to && passing(move))
  const [only, ...more] = exact.length ? exact : ending
  const longer = moves.find(({ effect }) => effects.includes(effect))
  if (more.length) {
    const { next } = nextStops(table, from, [])
    return refuse(table, { why: 'two-ways', cell: to, stops: next })
  }
  if (only) return userMove(table, only.effect)
  if (longer) return notify(table, { key: 'typed.goesOn', values: { move: longer.text } })
  refuseFrom(table, from, to)
}

function obeySquares(table: Table, cells: Squares): void {
  const { state } = table.store
  if (cells.length === 1) return tellSquare(table, cells[0])
  if (!usersTurn(state) && !state.studied) return notify(table, { key: 'typed.cannot' })
  if (!state.studied) showPly(table, state.played.length, true)
  playOver(table, cells)
}

/** Does what was typed. */
export function obey(table: Table, typed: string): void {
  const { store } = table
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!text) return
  const command = commandOf(store.state, text)
  if (command) return runCommand(table, command)
  const cells = squaresIn(text, store.state.rules.squares)
  if (cells) return obeySquares(table, cells as Squares)
  notify(table, { key: 'typed.unknown', values: { text } })
}
