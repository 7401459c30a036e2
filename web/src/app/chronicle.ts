/** Games that have ended and how those against the machine went: kept on this device, for all tabs,
 * apart from the game in progress. Whatever can't be read is left out. */

import { isOver, type Match, type State } from './state'
import { object, readMatch } from './storage'
import { BROWSER, parsed, textAt, write } from './texts'

const KEY = 'damier-1-finished'
const GAMES_MAX = 50

const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const

export interface Finished {
  match: Match
  result: (typeof RESULTS)[number]
}

/** Against one level by one rule set. `run`: wins in a row, now and at best. */
export interface Score {
  won: number
  drawn: number
  lost: number
  run: number
  best: number
}

export interface Chronicle {
  /** The latest first. */
  games: Finished[]
  /** By rule set and level, "turkish/medium". */
  scores: Record<string, Score>
}

type Outcome = 'won' | 'drawn' | 'lost'

export function outcomeOf({ match, result }: Finished): Outcome {
  if (result === '1/2-1/2') return 'drawn'
  return (result === '1-0') === (match.you === 'w') ? 'won' : 'lost'
}

function readFinished(value: unknown): Finished[] {
  const { match, result } = object(value)
  const read = readMatch(match)
  const known = RESULTS.find((one) => one === result)
  return read && known ? [{ match: read, result: known }] : []
}

function readScore(value: unknown): Score {
  const { won, drawn, lost, run, best } = object(value)
  const count = (n: unknown): number => (typeof n === 'number' && n > 0 ? Math.floor(n) : 0)
  return {
    won: count(won),
    drawn: count(drawn),
    lost: count(lost),
    run: count(run),
    best: count(best),
  }
}

export function readChronicle(): Chronicle {
  const { games, scores } = object(parsed(textAt(BROWSER, KEY)))
  const read = Object.entries(object(scores)).map(([name, value]) => [name, readScore(value)])
  return {
    games: Array.isArray(games) ? games.flatMap(readFinished).slice(0, GAMES_MAX) : [],
    scores: Object.fromEntries(read) as Chronicle['scores'],
  }
}

/** Where storage is blocked or full it is not kept. */
export function writeChronicle(chronicle: Chronicle): void {
  write(BROWSER, KEY, chronicle)
}

function counted(score: Score, outcome: Outcome): Score {
  const run = outcome === 'won' ? score.run + 1 : 0
  return { ...score, [outcome]: score[outcome] + 1, run, best: Math.max(score.best, run) }
}

function withScore({ scores }: Chronicle, game: Finished): Chronicle['scores'] {
  const { opponent, rules, level } = game.match
  if (opponent !== 'machine') return scores
  const name = `${rules}/${level}`
  return { ...scores, [name]: counted(readScore(scores[name]), outcomeOf(game)) }
}

/** Keeps a game that has just ended. One whose end was taken back and that has ended again is kept
 * as it ended last, but counts as it did first. */
export function recordGame(state: State): void {
  const { match, position } = state
  const { result } = position
  if (!isOver(state) || result === '*' || !match.moves.length) return
  const game = { match, result }
  const chronicle = readChronicle()
  const others = chronicle.games.filter((kept) => kept.match.begun !== match.begun)
  const again = others.length < chronicle.games.length
  const games = [game, ...others].slice(0, GAMES_MAX)
  writeChronicle({ games, scores: again ? chronicle.scores : withScore(chronicle, game) })
}
