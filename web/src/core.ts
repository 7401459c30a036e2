/** The C core in WebAssembly, typed. What each call answers is documented in src/wasm/exports.h. */

import type { Cell, Move, NextStops, Side } from './board/types'

/** The least and the most; where there is no most, more than a board holds. */
export type Span = [least: number, most: number]

export interface Force {
  men: Span
  kings: Span
  all: Span
}

export interface Material {
  strong: Force
  weak: Force
  /** Of both sides together. */
  total?: Span
  weakOnLongDiagonal: boolean
}

export interface DrawRow {
  reason: string
  plies: number
  resets: string[]
  /** In which it counts; empty = in any. */
  material: Material[]
}

/** What the page reads of a rule set's record (dm_rules_json). */
export interface Rules {
  id: string
  name: string
  /** What a person calls home-made rules. */
  called?: string | undefined
  size: 8 | 10
  diagonal: boolean
  a1: boolean
  naming: 'algebraic' | 'upper-left' | 'lower-right'
  /** Each cell's name, '' where not played on. */
  squares: string[]
  /** The board at the start, as in `Snapshot`. */
  start: string
  first: Side
  /** Name of the network that judges for its machine, '' if there is none. */
  network: string
  man: { moves: string[]; takes: string[]; sparesKings: boolean }
  king: { moves: string[]; takes: string[]; flies: boolean }
  captureOptional: boolean
  liftedAtOnce: boolean
  noReversal: boolean
  crowning: 'at-end' | 'stops' | 'at-once'
  /** What decides between captures, the weightiest first; empty = free. */
  choice: string[]
  endings: { reason: string }[]
  draws: DrawRow[]
}

type Result = '*' | '1-0' | '0-1' | '1/2-1/2'

export interface Counter {
  reason: string
  /** Plies. */
  count: number
  limit: number
  fits: boolean
}

export interface Snapshot {
  /** Id of its rule set. */
  rules: string
  fen: string
  ply: number
  side: Side
  /** size * size characters of .wWbB, cell 0 first; capitals are kings. */
  board: string
  mustCapture: boolean
}

export interface Position extends Snapshot {
  result: Result
  reason: string
  repeated: number
  counters: Counter[]
  moves: Move[]
  /** Pieces that could capture, but only by a chain that is not allowed. */
  lesser: Cell[]
}

export interface Past extends Snapshot {
  /** The move played here; none after the last. */
  move?: Move
}

/** How deep to look: as a level plays, or until a time has passed. */
export type Effort = { level: number; seed: number } | { timeMs: number }

export interface Finding {
  effect: string
  /** Hundredths of a man, from the side to move's view. */
  score: number
  depth: number
  nodes: number
  ms: number
  pv: string[]
}

/** How a game looks to a machine that has just moved: its score of that move, and how many of its
 * moves in a row have looked hopeless. */
export interface Outlook {
  score: number
  hopeless: number
}

/** How long to look at a position, and how many moves to rank. */
export interface Look {
  lines: number
  /** 0: until all is proven, or so many nodes have been searched. */
  timeMs: number
  nodes?: number
}

/** One of the best moves, and how the game would go on. */
export interface StudyLine {
  score: number
  /** Chances in thousandths, of the side to move. */
  win: number
  draw: number
  loss: number
  /** Until the end, where it is proven; else 0. */
  plies: number
  move: Move
  pv: string[]
}

/** What has been found out so far about a position. */
export interface Study {
  depth: number
  nodes: number
  ms: number
  /** The best first. */
  lines: StudyLine[]
}

/** A game of a PDN text, as far as a list tells of it. */
export interface ListedGame {
  number: number
  /** Where it begins. */
  line: number
  offset: number
  rules: string
  result: Result
  /** Moves that the text has. */
  plies: number
  variations: number
  /** Variations that could not be read to their end. */
  unread: number
  tags: Partial<Record<'White' | 'Black' | 'Event' | 'Date' | 'Round' | 'Site', string>>
  fault?: Pick<CoreError, 'code' | 'line' | 'column' | 'detail'> & { ply: number; text: string }
}

/** A variation: moves in place of those from ply `at` on, of the game (from 0) or of the variation with that
 * number, 1 up. */
export interface ReadLine {
  from: number
  at: number
  moves: string[]
}

export interface ReadGame extends ListedGame {
  /** FEN, '' for the usual start. */
  start: string
  /** As far as they are legal: effects. */
  moves: string[]
  /** All variations, each as far as its moves are legal. */
  lines: ReadLine[]
}

/** Gives as much text as there is room for; answers how much, 0 at the end. */
export type GiveText = (room: Uint8Array) => number

export const END = { resign: 0, agree: 1, time: 2 } as const

/** What the core says of bad input. */
export class CoreError extends Error {
  constructor(
    readonly code: string,
    readonly line: number,
    readonly column: number,
    readonly detail: string,
  ) {
    super(`${code} at ${line}:${column} ${detail}`)
  }
}

interface Exports {
  memory: WebAssembly.Memory
  _initialize?(): void
  io(): number
  io_size(): number
  rules_count(): number
  rules_json(index: number): number
  rules_read(): number
  rules_add(): number
  game_start(rules: number): number
  game_play(): number
  game_undo(plies: number): number
  game_end(how: number, side: number): number
  game_state(): number
  game_at(ply: number): number
  game_stops(): number
  game_pdn(): number
  pdn_open(rules: number): number
  pdn_next(whole: number): number
  network(rules: number, size: number): number
  tables(rules: number, size: number): number
  search(level: number, depth: number, nodes: number, timeMs: number, seed: number): number
  takes_draw(score: number): number
  hopeless(before: number, score: number): number
  resigns(level: number, hopeless: number): number
  analyse(lines: number, timeMs: number, nodes: number): number
}

export interface Core {
  /** The built-in rule sets, then the home-made ones there have been. */
  readonly rules: Rules[]
  /** The index of a rule set's id; of a home-made one that is its text, which is read when it is first
   * met. Throws a CoreError if there is no such rule set. */
  index(id: string): number
  /** The record that a home-made rule set's text describes. Throws a CoreError if it describes none. */
  read(text: string): Rules
  start(rules: number, fen: string): void
  /** Plays an effect, or a move as people write it. */
  play(move: string): void
  undo(plies: number): void
  end(how: number, loser: Side): void
  position(): Position
  at(ply: number): Past
  stops(from: Cell, stops: Cell[]): NextStops
  pdn(tags: Record<string, string>): string
  /** Begins to read PDN; the rules are those of games that don't say it themselves. */
  readFrom(rules: number, give: GiveText): void
  /** The next game of it; undefined at the end. */
  readNext(): ListedGame | undefined
  readWhole(): ReadGame | undefined
  /** Lets the machine of a rule set judge by a network, from the bytes of its file. */
  judgeBy(rules: number, network: Uint8Array): void
  /** Lets the machine of a rule set look into endgame tables, files one after another. */
  lookInto(rules: number, tables: Uint8Array): void
  search(effort: Effort): Finding
  /** Whether the machine, which thinks that of its game, takes a draw here. */
  takesDraw(score: number): boolean
  /** The machine has found its next move, of that score. */
  outlook(before: Outlook | undefined, score: number): Outlook
  /** Whether it resigns instead of playing it. */
  resigns(level: number, outlook: Outlook): boolean
  /** Looks deeper and deeper into the position; `hear` is called with what each depth brought. */
  analyse(look: Look, hear: (study: Study) => void): void
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The buffer both sides read and write; looked up each time, since memory may have grown. */
function buffer(wasm: Exports): Uint8Array {
  return new Uint8Array(wasm.memory.buffer, wasm.io(), wasm.io_size())
}

function write(wasm: Exports, text: string): void {
  const bytes = encoder.encode(text)
  const room = buffer(wasm)
  if (bytes.length >= room.length) throw new CoreError('too-long', 1, room.length, '')
  room.set(bytes)
  room[bytes.length] = 0
}

function read(wasm: Exports, length: number): string {
  return decoder.decode(buffer(wasm).subarray(0, length))
}

/** Throws what the buffer says if `answer` is an error; else returns it. */
function checked(wasm: Exports, answer: number): number {
  if (answer >= 0) return answer
  const room = buffer(wasm)
  const fault = JSON.parse(read(wasm, room.indexOf(0))) as CoreError
  throw new CoreError(fault.code, fault.line, fault.column, fault.detail)
}

function json<T>(wasm: Exports, answer: number): T {
  return JSON.parse(read(wasm, checked(wasm, answer))) as T
}

function search(wasm: Exports, effort: Effort): Finding {
  const answer =
    'level' in effort
      ? wasm.search(effort.level, 0, 0, 0, effort.seed)
      : wasm.search(0, 0, 0, effort.timeMs, 0)
  return json(wasm, answer)
}

function lines(tags: Record<string, string>): string {
  return Object.entries(tags)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}

/** What the core calls while it works. */
interface Host {
  report(length: number): void
  read(address: number, size: number): number
}

function analyse(wasm: Exports, host: Host, look: Look, hear: (study: Study) => void): void {
  host.report = (length) => hear(json(wasm, length))
  checked(wasm, wasm.analyse(look.lines, look.timeMs, look.nodes ?? 0))
}

/** What departs from a built-in rule set stands after a comma. */
export const isHomemade = (id: string): boolean => id.includes(',')
/** Of the built-in rule set that a home-made one departs from; a built-in one's own. */
export const baseId = (id: string): string => id.split(',', 1)[0]!

function indexOf(wasm: Exports, rules: Rules[], id: string): number {
  const known = rules.findIndex((one) => one.id === id)
  if (known >= 0) return known
  if (!isHomemade(id)) throw new CoreError('rules-unknown', 1, 1, id)
  write(wasm, id)
  const index = checked(wasm, wasm.rules_add())
  rules[index] = json(wasm, wasm.rules_json(index))
  return index
}

function readFrom(wasm: Exports, host: Host, rules: number, give: GiveText): void {
  host.read = (address, size) => give(new Uint8Array(wasm.memory.buffer, address, size))
  checked(wasm, wasm.pdn_open(rules))
}

function readNext<T extends ListedGame>(wasm: Exports, whole: number): T | undefined {
  const length = checked(wasm, wasm.pdn_next(whole))
  return length ? json<T>(wasm, length) : undefined
}

function wrap(wasm: Exports, host: Host): Core {
  const given = (text: string): Exports => (write(wasm, text), wasm)
  const builtIn = Array.from({ length: wasm.rules_count() }, (_, i) => i)
  const rules = builtIn.map((i) => json<Rules>(wasm, wasm.rules_json(i)))
  return {
    rules,
    index: (id) => indexOf(wasm, rules, id),
    read: (text) => json(wasm, given(text).rules_read()),
    start: (rules, fen) => void checked(wasm, given(fen).game_start(rules)),
    play: (move) => void checked(wasm, given(move).game_play()),
    undo: (plies) => void checked(wasm, wasm.game_undo(plies)),
    end: (how, loser) => void checked(wasm, wasm.game_end(how, loser === 'w' ? 0 : 1)),
    position: () => json(wasm, wasm.game_state()),
    at: (ply) => json(wasm, wasm.game_at(ply)),
    stops: (from, stops) => json(wasm, given([from, ...stops].join()).game_stops()),
    pdn: (tags) => read(wasm, checked(wasm, given(lines(tags)).game_pdn())),
    readFrom: (rules, give) => readFrom(wasm, host, rules, give),
    readNext: () => readNext(wasm, 0),
    readWhole: () => readNext<ReadGame>(wasm, 1),
    judgeBy: (rules, network) => {
      buffer(wasm).set(network)
      checked(wasm, wasm.network(rules, network.length))
    },
    lookInto: (rules, tables) => {
      buffer(wasm).set(tables)
      checked(wasm, wasm.tables(rules, tables.length))
    },
    search: (effort) => search(wasm, effort),
    takesDraw: (score) => checked(wasm, wasm.takes_draw(score)) === 1,
    outlook: (before, score) => ({
      score,
      hopeless: checked(wasm, wasm.hopeless(before?.hopeless ?? 0, score)),
    }),
    resigns: (level, { hopeless }) => checked(wasm, wasm.resigns(level, hopeless)) === 1,
    analyse: (look, hear) => analyse(wasm, host, look, hear),
  }
}

export async function openCore(module: WebAssembly.Module): Promise<Core> {
  const host: Host = { report() {}, read: () => -1 }
  const env = {
    now: () => performance.now(),
    report: (length: number) => host.report(length),
    read: (address: number, size: number) => host.read(address, size),
  }
  const instance = await WebAssembly.instantiate(module, { env })
  const wasm = instance.exports as unknown as Exports
  wasm._initialize?.()
  return wrap(wasm, host)
}
