/** One board of a rules page: a position in which to try a rule. */

import { createBoard } from '../board/board'
import type { Board, BoardEvents, BoardView, Move, Refusal } from '../board/types'
import type { Core, Position, Rules } from '../core'
import { chainWords, refusalWords } from '../app/entering'
import { shapeOf } from '../app/shape'
import { spoken } from '../app/spoken'
import { ruleTitle, sideName } from '../app/words'
import type { Translate } from '../i18n'
import { school } from './school'

interface Lesson {
  core: Core
  t: Translate
  rules: Rules
  /** The position to begin from, and what it is. */
  fen: string
  start: Position
  /** The moves that are shown to who asks, one after the other. */
  shown: string[]
  found: Set<string>
  board: Board
  line: HTMLElement
}

/** The core has one game, the boards of a page take turns with it. */
function setUp({ core, rules }: Pick<Lesson, 'core' | 'rules'>, fen: string): Position {
  core.start(core.rules.indexOf(rules), fen)
  return core.position()
}

function viewOf({ t, rules }: Lesson, position: Position, last?: Move): BoardView {
  const words = { rules: ruleTitle(t, rules), side: sideName(t, position.side) }
  return {
    shape: shapeOf(rules),
    label: t('board.label', words),
    board: position.board,
    moves: last ? [] : position.moves,
    mustCapture: !last && position.mustCapture,
    lesser: position.lesser,
    turn: position.side,
    flipped: false,
    coordinates: true,
    ...(last && { lastMove: { from: last.from, to: last.to } }),
  }
}

function say({ line }: Lesson, ...sentences: string[]): void {
  line.textContent = sentences.join(' ')
}

/** What to try here. */
function task({ t, start }: Lesson): string {
  if (!start.mustCapture) return t('lesson.move')
  const counts = new Set(start.moves.map(({ taken }) => taken.length))
  return counts.size === 1 ? t('lesson.take', { n: [...counts][0]! }) : t('lesson.choose')
}

function refused(lesson: Lesson, refusal: Refusal): void {
  const { t, rules } = lesson
  if (refusal.why === 'theirs') return say(lesson, t('refused.opponents'))
  const words = refusalWords(t, rules, refusal)
  say(lesson, words.say, ...words.more)
}

/** Plays a move of the start position and shows it. */
function play(lesson: Lesson, effect: string): Move {
  const { core, board, start, fen } = lesson
  const move = start.moves.find((legal) => legal.effect === effect)!
  setUp(lesson, fen)
  core.play(effect)
  void board.animate(move, viewOf(lesson, core.position(), move))
  return move
}

/** Who found one way is told how many others there are, where they are few: captures. */
function tried(lesson: Lesson, effect: string): void {
  const { t, start, found } = lesson
  const move = play(lesson, effect)
  found.add(effect)
  const left = start.mustCapture ? start.moves.length - found.size : 0
  say(lesson, t('lesson.right', { move: move.text }), left ? t('lesson.left', { n: left }) : '')
}

function again(lesson: Lesson): void {
  lesson.board.cancelChain()
  lesson.board.show(viewOf(lesson, lesson.start))
  say(lesson, task(lesson))
}

/** The next of the ways that the picture showed. */
function show(lesson: Lesson): void {
  again(lesson)
  const effect = lesson.shown.shift()!
  lesson.shown.push(effect)
  say(lesson, lesson.t('say.played', { move: play(lesson, effect).text }))
}

/** `lesson` is there before the board has anything to tell. */
function eventsOf(lesson: () => Lesson): BoardEvents {
  return {
    move: (effect) => tried(lesson(), effect),
    refused: (refusal) => refused(lesson(), refusal),
    progress: (from, stops) => {
      const { core, t, rules, start } = lesson()
      const chain = from !== undefined && stops.length ? core.stops(from, stops) : undefined
      const words = chain && chainWords(t, rules, start.moves, chain)
      say(lesson(), words?.say ?? task(lesson()))
    },
    stops: (from, stops) => {
      setUp(lesson(), lesson().fen)
      return lesson().core.stops(from, stops)
    },
    spoken: (cell, marks) => spoken(lesson(), cell, marks),
    motion: () => undefined,
  }
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', press)
  return element
}

function controls(lesson: Lesson): HTMLElement {
  const { t } = lesson
  const row = document.createElement('div')
  row.className = 'controls'
  row.append(
    button(t('lesson.show'), () => show(lesson)),
    button(t('lesson.again'), () => again(lesson)),
  )
  return row
}

/** The line is in the document before it says anything: else nobody hears it. */
function mount(item: Element, picture: Element, lesson: Lesson): void {
  const { line, board } = lesson
  line.className = 'say'
  line.setAttribute('role', 'status')
  item.classList.add('live')
  picture.replaceWith(board.element)
  board.element.after(line, controls(lesson))
  again(lesson)
  board.focus()
}

/** Puts a board in the place of an item's picture. */
export async function openLesson(item: Element): Promise<void> {
  const { core, t } = await school()
  const picture = item.querySelector<SVGElement>('.diagram')!
  const { rules: id, fen = '', show: shown = '' } = picture.dataset
  const rules = core.rules.find((one) => one.id === id)!
  const start = setUp({ core, rules }, fen)
  const lesson: Lesson = {
    core,
    t,
    rules,
    fen,
    start,
    shown: shown.split(' '),
    found: new Set(),
    board: createBoard(eventsOf(() => lesson)),
    line: document.createElement('p'),
  }
  mount(item, picture, lesson)
}
