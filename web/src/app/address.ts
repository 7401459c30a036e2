/** Links: #rules=turkish&fen=W:Wd4:Bd6 is a position, with &moves=… a game from there, and with
 * &end=w, b or draw one that White, Black or both have given up. &name=… is what home-made rules are
 * called. If wanted also opponent, level and side. */

import { CoreError, END, type Rules } from '../core'
import { OPPONENTS, SIDE_CHOICES, findLevel, type Match, type Setup } from './state'

export interface Address {
  rules: string
  called: string
  fen: string
  /** See `packMoves`. */
  moves: string
  ending: Match['ending']
  options: Partial<Record<keyof Setup, string>>
}

/** Longer ones are cut off by some of the programs that they are sent with. */
const ADDRESS_MAX = 8000
/** No link of ours is longer. */
const HASH_MAX = 3 * ADDRESS_MAX

const ENDINGS: Record<string, NonNullable<Match['ending']>> = {
  w: { how: END.resign, loser: 'w' },
  b: { how: END.resign, loser: 'b' },
  draw: { how: END.agree, loser: 'w' },
}

function oneOf(all: readonly string[]): (value: string) => boolean {
  return (value) => all.includes(value)
}

/** What the other parts of a link may be. */
const CHOICES: Record<string, (value: string) => boolean> = {
  opponent: oneOf(OPPONENTS),
  level: (value) => findLevel(value) !== undefined,
  side: oneOf(SIDE_CHOICES),
  end: oneOf(Object.keys(ENDINGS)),
}

function check(fields: URLSearchParams): void {
  for (const [part, fits] of Object.entries(CHOICES)) {
    const value = fields.get(part)
    if (value !== null && !fits(value)) throw new CoreError(`link-${part}`, 1, 1, value)
  }
}

/** undefined if it is no link to a game. Throws a CoreError if a part of it can't be. */
export function readAddress(hash: string): Address | undefined {
  if (hash.length > HASH_MAX) throw new CoreError('link-long', 1, 1, '')
  const fields = new URLSearchParams(hash.slice(1))
  const rules = fields.get('rules')
  const { name = '', fen = '', moves = '', end = '', ...rest } = Object.fromEntries(fields)
  const { opponent, level, side } = rest
  if (rules === null && !fen && !moves) return undefined
  if (rules === null) throw new CoreError('link-rules', 1, 1, '')
  check(fields)
  const options = { opponent, level: findLevel(level ?? ''), side }
  return { rules, called: name, fen, moves, ending: ENDINGS[end], options }
}

/** A digit for each square that a board has to play on: there are 64 at most. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function playedSquares({ squares }: Rules): string[] {
  return squares.filter((name) => name)
}

/** Moves as short as a link wants them: the squares that their texts name, two of them as they are,
 * more between dots. */
export function packMoves(rules: Rules, texts: string[]): string {
  const names = playedSquares(rules)
  const packed = texts.map((text) => {
    const digits = text.split(/[-x:]/).map((name) => DIGITS.charAt(names.indexOf(name)))
    return digits.length === 2 ? digits.join('') : `.${digits.join('')}.`
  })
  return packed.join('')
}

/** The moves as one may type them. */
export function unpackMoves(rules: Rules, packed: string): string[] {
  const parts = packed.match(/\.[\w-]{3,}\.|[\w-]{2}/g) ?? []
  if (parts.join('') !== packed) throw new CoreError('link-moves', 1, 1, '')
  const names = playedSquares(rules)
  return parts.map((part) =>
    [...part.replaceAll('.', '')].map((digit) => names[DIGITS.indexOf(digit)] ?? '?').join('-'),
  )
}

function linkTo(fields: Record<string, string>): string {
  const given = Object.entries(fields).filter(([, value]) => value)
  // Colons and commas need no disguise here.
  const fragment = `${new URLSearchParams(given)}`.replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `${location.href.split('#')[0]}#${fragment}`
}

/** To a new game by home-made rules. */
export function rulesLink({ id, called: name = '' }: Rules): string {
  return linkTo({ rules: id, name })
}

export function positionLink({ id, called: name = '' }: Rules, fen: string): string {
  return linkTo({ rules: id, name, fen })
}

/** undefined if the game is too long for a link. */
export function gameLink(rules: Rules, match: Match, texts: string[]): string | undefined {
  const { ending } = match
  const end = ending ? (ending.how === END.agree ? 'draw' : ending.loser) : ''
  const { id, called: name = '' } = rules
  const moves = packMoves(rules, texts)
  const link = linkTo({ rules: id, name, fen: match.start, moves, end })
  return link.length <= ADDRESS_MAX ? link : undefined
}
