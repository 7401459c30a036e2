/** What outlives the page: settings and the game in progress.
 *
 * Each tab has its own game (session storage, which a reload and going back keep); a new tab goes
 * on with the last one played anywhere (local storage). Whatever can't be used is left out. */

import { PIECE_THEMES } from '../board/themes'
import { isLanguage, preferredLanguage } from '../i18n'
import { isHomemade } from '../core'
import { cleanName } from './calling'
import { readTime } from './clock'
import { SHELF_MAX } from './shelf'
import { BOARD_SETS, LEVELS, MODES, OPPONENTS, PACES, SIDE_CHOICES } from './state'
import type { Clock, Match, Prefs, Setup, Variation } from './state'
import { BROWSER, TAB, parsed, textAt, write } from './texts'

/** Raised when an older page's data can't be read any more. */
const VERSION = 1
const KEY = `damier-${VERSION}`
/** No game has more plies; a longer list is not ours. */
const PLIES_MAX = 10_000

/** All variations of a game together have no more moves. */
export const VARIED_MAX = 2000

export interface Kept {
  prefs: Prefs
  setup: Setup
  match?: Match
  shelved: Match[]
}

/** `damaged`: texts in which there should be a game. */
export type Found = Kept & { damaged: string[] }

type Loose = Record<string, unknown>

export function object(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}

function oneOf<T extends string>(all: readonly T[], value: unknown, usual: T): T {
  return all.find((known) => known === value) ?? usual
}

function flag(value: unknown, usual: boolean): boolean {
  return typeof value === 'boolean' ? value : usual
}

function readPrefs(value: Loose): Prefs {
  const wanted = value.language
  return {
    language: isLanguage(wanted) ? wanted : preferredLanguage(navigator.languages),
    mode: oneOf(MODES, value.mode, 'system'),
    set: oneOf(BOARD_SETS, value.set, 'walnut'),
    pieces: oneOf(PIECE_THEMES, value.pieces, 'turned'),
    pace: oneOf(PACES, value.pace, 'normal'),
    sound: flag(value.sound, true),
    coordinates: flag(value.coordinates, true),
    taps: flag(value.taps, false),
    confirm: flag(value.confirm, false),
    talk: flag(value.talk, true),
    newcomer: flag(value.newcomer, !('language' in value)),
  }
}

/** Only rules of one's own have a name of one's own. */
function readCalled({ rules, called }: Loose): { called?: string } {
  const made = typeof rules === 'string' && isHomemade(rules)
  const name = made && typeof called === 'string' ? cleanName(called) : ''
  return name ? { called: name } : {}
}

export function readSetup(value: Loose): Setup {
  return {
    rules: typeof value.rules === 'string' ? value.rules : '',
    ...readCalled(value),
    opponent: oneOf(OPPONENTS, value.opponent, 'machine'),
    level: oneOf(LEVELS, value.level, 'medium'),
    side: oneOf(SIDE_CHOICES, value.side, 'first'),
    time: readTime(value.time) ? String(value.time) : '',
  }
}

function readEnding(value: unknown): Match['ending'] {
  const { how, loser } = object(value)
  if (typeof how !== 'number' || (loser !== 'w' && loser !== 'b')) return undefined
  return { how, loser }
}

function readClock(value: unknown): Clock | undefined {
  const { time, left, since } = object(value)
  const { w, b } = object(left)
  if (!readTime(time) || typeof w !== 'number' || typeof b !== 'number') return undefined
  const clock = { time: String(time), left: { w, b } }
  return typeof since === 'number' ? { ...clock, since } : clock
}

function isMoveList(value: unknown): value is string[] {
  const list = Array.isArray(value) && value.length <= PLIES_MAX
  return list && value.every((move) => typeof move === 'string')
}

const TAGS = ['White', 'Black', 'Event', 'Date', 'Round', 'Site'] as const

function readTags(value: unknown): Match['tags'] {
  const tags = object(value)
  const known = TAGS.flatMap((name) => {
    const text = tags[name]
    return typeof text === 'string' ? [[name, text]] : []
  })
  return known.length ? Object.fromEntries(known) : undefined
}

function readVariation(value: unknown): Variation | undefined {
  const { at, moves } = object(value)
  return typeof at === 'number' && isMoveList(moves) ? { at, moves } : undefined
}

/** Those that leave the game at one of its positions, as many as there is room for. */
export function readVariations(value: unknown, plies: number): Variation[] {
  let room = VARIED_MAX
  const list = Array.isArray(value) ? value.map(readVariation) : []
  return list.filter((one) => !!one).filter(({ at, moves }) => {
    const fits = Number.isInteger(at) && at >= 0 && at <= plies && moves.length <= room
    if (fits) room -= moves.length
    return fits
  })
}

export function readMatch(value: unknown): Match | undefined {
  const { rules, start, opponent, level, you, begun, moves, ending, clock, tags, variations } =
    object(value)
  if (typeof rules !== 'string' || typeof start !== 'string' || !isMoveList(moves)) return undefined
  const match: Match = {
    rules,
    start,
    moves,
    opponent: oneOf(OPPONENTS, opponent, 'machine'),
    level: oneOf(LEVELS, level, 'medium'),
    you: you === 'b' ? 'b' : 'w',
    begun: typeof begun === 'number' ? begun : Date.now(),
  }
  const ended = readEnding(ending)
  const timed = readClock(clock)
  const told = readTags(tags)
  const varied = readVariations(variations, moves.length)
  return {
    ...match,
    ...readCalled(object(value)),
    ...(ended && { ending: ended }),
    ...(timed && { clock: timed }),
    ...(told && { tags: told }),
    ...(varied.length > 0 && { variations: varied }),
  }
}

/** A list; an earlier page kept one game alone. */
export function readShelf(value: unknown): Match[] {
  const games = [value].flat().map(readMatch)
  return games.filter((match) => match !== undefined).slice(0, SHELF_MAX)
}

/** Whether it is JSON, and all games in it can be read. */
function isSound(text: string): boolean {
  if (!text) return true
  const value = parsed(text)
  const { match, shelved = [] } = object(value)
  const games = [...(match === undefined ? [] : [match]), ...[shelved].flat()]
  return value !== undefined && games.every((game) => readMatch(game) !== undefined)
}

export function load(): Found {
  const texts = [TAB, BROWSER].map((place) => textAt(place, KEY))
  const [tab = {}, browser = {}] = texts.map((text) => object(parsed(text)))
  const games = readMatch(tab.match) ? tab : browser
  const match = readMatch(games.match)
  return {
    prefs: readPrefs(object(browser.prefs ?? tab.prefs)),
    setup: readSetup(object(browser.setup ?? tab.setup)),
    shelved: readShelf(games.shelved),
    damaged: [...new Set(texts.filter((text) => !isSound(text)))],
    ...(match && { match }),
  }
}

/** The game of the tab that has saved last. */
export function browserMatch(): Match | undefined {
  return readMatch(object(parsed(textAt(BROWSER, KEY))).match)
}

/** False if the game will not outlive its tab. */
export function save(kept: Kept): boolean {
  return [TAB, BROWSER].map((place) => write(place, KEY, kept)).every((written) => written)
}
