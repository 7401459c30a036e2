/** From what was opened to a game on the table. */

import { CoreError, type ListedGame, type ReadGame } from '../../core'
import type { Translate, ToolKey } from '../../i18n'
import { layOut } from '../begin'
import { faultWords } from '../fault'
import { openMatch, shortened } from '../match'
import { startMatch } from '../opening'
import type { ToolScene } from '../parts/lazy'
import type { Match, Notice, Variation } from '../state'
import { readVariations } from '../storage'
import type { Table } from '../table'

type Fault = Pick<CoreError, 'code' | 'detail'>

/** Why something can't be read, in words. */
export function reasonWords({ t, w }: ToolScene, { code, detail }: Fault): string {
  const key = `error.${code}`
  return w.has(key) ? w(key, { detail }) : faultWords(t, { code, detail })
}

/** Where a game is at fault, and why. */
export function gameFault(scene: ToolScene, game: ListedGame): string | undefined {
  const { fault } = game
  if (!fault) return undefined
  const { line, column, text, detail } = fault
  const reason = reasonWords(scene, { ...fault, detail: text || detail })
  return scene.w('open.fault', { line, column, reason })
}

const ENDINGS: Partial<Record<string, NonNullable<Match['ending']>>> = {
  '1-0': { how: 0, loser: 'b' },
  '0-1': { how: 0, loser: 'w' },
  '1/2-1/2': { how: 1, loser: 'w' },
}

/** The variations as the game keeps them: each from where it leaves the game. */
function variationsOf({ moves, lines }: ReadGame): Variation[] {
  const ways = [{ at: moves.length, way: moves }]
  for (const { from, at, moves: own } of lines) {
    const left = ways[from]!
    ways.push({ at: Math.min(left.at, at), way: [...left.way.slice(0, at), ...own] })
  }
  const all = ways.slice(1).map(({ at, way }) => ({ at, moves: way.slice(at) }))
  return readVariations(all.filter((_, i) => lines[i]!.moves.length), moves.length)
}

function matchOf(table: Table, game: ReadGame): Match {
  const { rules, start, moves, result, tags, fault } = game
  const { level } = table.store.state.setup
  const variations = variationsOf(game)
  const told = { rules, start, moves, tags, ...(variations.length > 0 && { variations }) }
  const match: Match = { ...told, opponent: 'screen', level, you: 'w', begun: Date.now() }
  const ending = fault ? undefined : ENDINGS[result]
  return ending ? { ...match, ending } : match
}

/** What is to be said of a game that was not taken over as it stands in the file. */
function remarks(scene: ToolScene, game: ReadGame, kept: number): string {
  const { w } = scene
  const words: (string | false | undefined)[] = [
    gameFault(scene, game),
    kept < game.moves.length && w('open.cut'),
    game.unread > 0 && w('open.unread'),
  ]
  return words.filter((text) => text).join(' ')
}

/** Lays a game out, at its end; the one in progress is put aside. */
export function layOutGame(scene: ToolScene, game: ReadGame): void {
  const { table } = scene
  const match = matchOf(table, game)
  const kept = openMatch(table.core, match).match.moves.length
  const remark = remarks(scene, game, kept)
  const notice: Notice | undefined = remark ? { remark, beside: true } : undefined
  layOut(table, kept < match.moves.length ? shortened(match, kept) : match, { notice })
}

/** Whether a text is a position rather than games. */
export function isPosition(text: string): boolean {
  return /^\s*[WB?]\s*:/i.test(text)
}

/** Lays a position out; what is wrong with it if it can't be. */
export function layOutPosition(scene: ToolScene, rules: string, fen: string): string | undefined {
  const { table, w } = scene
  const { setup, match } = table.store.state
  try {
    const { clock: _, ...start } = startMatch(table.core, { ...setup, rules, opponent: 'screen' }, fen.trim())
    layOut(table, start)
    return undefined
  } catch (error) {
    if (!(error instanceof CoreError)) throw error
    openMatch(table.core, match)
    return w('open.badFen', { reason: reasonWords(scene, error), column: error.column })
  }
}

/** "Anna – Ben", as far as they are named. */
export function playersOf(w: Translate<ToolKey>, { tags, number }: ListedGame): string {
  const named = [tags.White, tags.Black].filter((name) => name && name !== '?')
  return named.length ? `${tags.White || '?'} – ${tags.Black || '?'}` : w('open.game', { n: number })
}
