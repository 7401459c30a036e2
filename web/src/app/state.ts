/** What the page knows: one object, replaced as a whole at each change. */

import type { PieceTheme } from '../board/themes'
import type { Cell, Move, Refusal, Side } from '../board/types'
import type {
  CoreError,
  ListedGame,
  Outlook,
  Past,
  Position,
  Rules,
  Snapshot,
  Study,
  StudyLine,
} from '../core'
import type { Key, Language, Translate, Values } from '../i18n'
import type { Judged } from '../worker'
import type { Review } from './review'
import type { Tree } from './tree'

/** In the core's order and by its names (src/engine/levels.c). */
export const LEVELS = [
  '1',
  'easy',
  '3',
  'medium',
  '5',
  '6',
  '7',
  'strong',
  '9',
  'strongest',
] as const
/** Those that have a name. */
export const NAMED_LEVELS = ['easy', 'medium', 'strong', 'strongest'] as const
export const OPPONENTS = ['machine', 'screen'] as const
/** first: whoever begins in the rule set. */
export const SIDE_CHOICES = ['first', 'w', 'b', 'lot'] as const
export const MODES = ['system', 'light', 'dark'] as const
export const BOARD_SETS = ['walnut', 'slate', 'contrast', 'clear'] as const
export const PACES = ['off', 'slow', 'normal', 'fast'] as const

export type Level = (typeof LEVELS)[number]
export type Opponent = (typeof OPPONENTS)[number]
export type SideChoice = (typeof SIDE_CHOICES)[number]
type Mode = (typeof MODES)[number]
type BoardSet = (typeof BOARD_SETS)[number]
type Pace = (typeof PACES)[number]

/** What a new game is made from; kept for the next one. */
export interface Setup {
  rules: string
  /** What home-made rules are called, if they have a name. */
  called?: string | undefined
  opponent: Opponent
  level: Level
  side: SideChoice
  /** For each side of a game on one screen: "minutes+seconds" (clock.ts), '' for none. */
  time: string
}

/** Time in ms, of a game on one screen. */
export interface Clock {
  /** As in Setup. */
  time: string
  left: Record<Side, number>
  /** Since when the time of the side to move runs (Date.now()); absent while the clock stands. */
  since?: number
}

export interface Prefs {
  language: Language
  mode: Mode
  set: BoardSet
  pieces: PieceTheme
  /** Of what moves on the board. */
  pace: Pace
  sound: boolean
  coordinates: boolean
  /** Pieces are not dragged. */
  taps: boolean
  /** A move is shown first and played when it is confirmed. */
  confirm: boolean
  /** The machine says a few words. */
  talk: boolean
  /** Has never played: a guided game is offered. */
  newcomer: boolean
}

/** Moves other than the game's, as they are kept: from the position after so many of the game's. */
export interface Variation {
  at: number
  moves: string[]
}

/** A game as it is kept: enough to play it again up to where it stood. */
export interface Match {
  rules: string
  /** As in Setup. */
  called?: string
  /** FEN, '' for the rule set's own start. */
  start: string
  opponent: Opponent
  level: Level
  /** The user's side against the machine; at the bottom of the board. */
  you: Side
  /** When it was begun (Date.now()): tells games apart. */
  begun: number
  moves: string[]
  clock?: Clock
  /** An ending by will or time. */
  ending?: { how: number; loser: Side }
  /** Who played, where and when, of a game that was opened: tags of PDN. */
  tags?: ListedGame['tags']
  /** What was tried in the analysis. */
  variations?: Variation[]
}

/** idle; at work for its own move (slow = long enough to say so), a hint, or the answer to a draw
 * offer; or broken. */
type MachineWork = 'idle' | 'thinking' | 'slow' | 'hinting' | 'judging' | 'failed'

/** What may lie over the page. */
export const OVERLAYS = [
  'new',
  'rules',
  'resign',
  'settings',
  'games',
  'share',
  'open',
  'homemade',
  'guide',
] as const
export type Overlay = (typeof OVERLAYS)[number]

/** Something to say once, in place of the line that explains or (`beside`) below it; `reload`: that may
 * help. `fault`: what is wrong with the link that was opened. `words`: an answer, sentence by
 * sentence. */
export type Notice =
  | { key: Key; values?: Values; beside?: boolean; reload?: boolean }
  | { words: string[] }
  | { fault: CoreError }
  | { remark: string; beside: true }

/** What the machine finds out about the position that is looked at. */
export interface Analysis {
  study?: Judged<Study>
  /** It has ended: it has seen enough, or it broke. */
  done?: boolean
  failed?: boolean
  /** The best line as it was last said. */
  told?: StudyLine
  /** The move of a line that is shown on the board: its effect. */
  pointed?: string
  /** The same of the line that the pointer or the focus is on. */
  near?: string
}

/** The analysis's own board, on which both sides may be moved: where it stands in the tree. */
export interface Studied {
  tree: Tree
  /** The effects of the line that is followed, and how far. */
  line: string[]
  ply: number
  position: Position
  /** The move that led there. */
  last: Move | undefined
}

export interface State {
  /** Speaks the language in use. */
  t: Translate
  prefs: Prefs
  setup: Setup
  match: Match
  /** Unfinished games that were put aside, the latest first. */
  shelved: Match[]
  rules: Rules
  position: Position
  /** The moves so far and the board they began from. */
  played: Move[]
  firstBoard: string
  firstSide: Side
  /** What was taken back, the latest last: each the effects that one press took. A new move ends
   * it. */
  undone: string[][]
  /** The earlier position that is looked at, and the move that led to it. */
  past?: { at: Past; last: Move | undefined }
  /** A move that is shown before it is played, and the position after it. */
  trial?: { at: Past; move: Move }
  flipped: boolean
  /** It has been said that games cannot be kept. */
  unkept?: boolean
  /** There is no network. */
  offline?: boolean
  /** A new version is there: the next page that is opened has it. */
  updated?: boolean
  /** The analysis is open. */
  analysing: boolean
  /** Its board, once it has been loaded. */
  studied?: Studied
  analysis?: Analysis
  /** What going over the game has found. */
  review?: Review
  /** Where there is no room for both, its graph is shown and not the best lines. */
  graphed?: boolean
  machine: MachineWork
  /** The machine's network or tables could not be loaded: it plays without. */
  weak?: boolean
  /** How the machine's game looked to it when it moved last. */
  outlook?: Outlook
  hint?: Move
  /** While the machine thinks for long: what may be entered in advance, and what has been. */
  ahead?: { moves: Move[]; chosen?: Move }
  refusal?: Refusal
  chain?: { from: Cell; stops: Cell[] }
  notice?: Notice
  /** The reason why one must capture is opened. */
  why: boolean
  /** On the same screen: who offers a draw. */
  offer?: Side
  overlay?: Overlay
  /** What stands in the field for typed moves; undefined: it is closed. */
  typed?: string
  /** A file that was dropped on the page, to be opened. */
  dropped?: File
}

/** 1 to 10. */
export function levelNumber(level: Level): number {
  return LEVELS.indexOf(level) + 1
}

/** By name or number. */
export function findLevel(text: string): Level | undefined {
  return LEVELS.find((level) => level === text || `${levelNumber(level)}` === text)
}

export function isBeside(notice: Notice): boolean {
  return 'beside' in notice && notice.beside === true
}

export function other(side: Side): Side {
  return side === 'w' ? 'b' : 'w'
}

export function isOver(state: State): boolean {
  return state.position.result !== '*'
}

export function againstMachine(state: State): boolean {
  return state.match.opponent === 'machine'
}

/** The user, not the machine, is to move in a game that goes on. */
export function usersTurn(state: State): boolean {
  const mine = !againstMachine(state) || state.position.side === state.match.you
  return mine && !isOver(state)
}

export function machinesTurn(state: State): boolean {
  return !isOver(state) && !usersTurn(state)
}

/** The position on the board, and the move that led to it. */
export function shown({ studied, past, position, played }: State): {
  at: Snapshot
  last: Move | undefined
} {
  if (studied) return { at: studied.position, last: studied.last }
  return past ?? { at: position, last: played.at(-1) }
}

/** Where a move would be played: in the game, or on the analysis's board. */
export function livePosition({ studied, position }: State): Position {
  return studied?.position ?? position
}

/** The side at the bottom of the board. */
export function bottomSide(state: State): Side {
  return state.flipped ? other(state.match.you) : state.match.you
}

/** How many plies to take back so that the user is to move again; 0 if there are none. */
export function pliesBack(state: State): number {
  const { position, match, played } = state
  if (!againstMachine(state)) return Math.min(1, played.length)
  const plies = position.side === match.you ? 2 : 1
  return plies <= played.length ? plies : 0
}
