// Whole games without eyes: played by keys alone, and told as the browser tells a screen reader.
// The texts in heard/ have been read through: names are short, each move is told once, with what it
// took, and the end with its reason. Set HEARD=write to write them anew, then read them again.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { open, useBrowser, withPage } from './support/browser.mjs'
import { loadCore } from './support/core.mjs'
import { shortGame } from './support/games.mjs'
import { keptMatch, plyIs } from './support/hands.mjs'
import { heard, listen, treeOf } from './support/heard.mjs'
import { keyboardTap, playerBy } from './support/players.mjs'

const CALM = { reducedMotion: 'reduce' }

let core
useBrowser()
before(async () => (core = await loadCore()))

/** Lines that are new, whatever their depth. */
function changes(before, after) {
  const left = [...before]
  return after.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const indented = (lines) => lines.map((line) => `  ${line}`)

/** Presses that are refused: an own piece that may not move, twice, and an empty square. */
async function refusals(page, rules, { board, side, moves }) {
  const tap = await keyboardTap(page)
  const able = new Set(moves.map(({ from }) => from))
  const own = [...board].findIndex((piece, cell) => piece === side && !able.has(cell))
  const said = []
  for (const cell of [own, own]) {
    await tap(cell)
    said.push(`press on ${rules.squares[cell]}`, ...indented(await heard(page)))
  }
  return said
}

/** A touch sooner after a move than this only picks up (the board's CALM_MS). */
const CALM_MS = 260

/** Waits until so many moves are in the list and the position counts as seen. */
async function drawn(page, plies) {
  const all = (count) => document.querySelectorAll('.moves li button').length === count
  await page.waitForFunction(all, plies)
  await page.waitForTimeout(CALM_MS)
}

async function tellGame(page, rules) {
  const session = await page.context().newCDPSession(page)
  const { moves } = shortGame(core, rules.id)
  core.start(core.rules.indexOf(rules), '')
  const play = await playerBy('keyboard', page)
  await heard(page)
  let tree = await treeOf(session)
  const told = [...tree]
  let refused = false
  for (const [ply, move] of moves.entries()) {
    const position = core.position()
    told.push('', `ply ${ply + 1}: ${move.text}`)
    if (position.mustCapture && !refused) {
      refused = true
      told.push(...(await refusals(page, rules, position)))
    }
    await play(move, ply)
    await drawn(page, ply + 1)
    core.play(move.effect)
    const now = await treeOf(session)
    told.push('said', ...indented(await heard(page)), 'changed', ...changes(tree, now))
    tree = now
  }
  return [...told, '', 'the end', ...tree, '']
}

for (const [id, locale] of [['turkish', 'en'], ['italian', 'it'], ['turkish', 'ar']]) {
  test(`${id}, ${locale}: what is heard of a whole game`, () =>
    withPage({ ...CALM, locale }, async (page) => {
      await listen(page)
      await open(page, `#rules=${id}&opponent=screen`)
      const told = await tellGame(page, core.rules.find((rules) => rules.id === id))
      const file = new URL(`heard/${id}.${locale}.txt`, import.meta.url)
      if (process.env.HEARD === 'write') writeFileSync(file, told.join('\n'))
      assert.deepEqual(told, readFileSync(file, 'utf8').split('\n'))
    }))
}

test('against the machine both moves are told, each once', () =>
  withPage(CALM, async (page) => {
    await listen(page)
    await open(page, '#rules=turkish&level=easy&side=w')
    await heard(page)
    const tap = await keyboardTap(page)
    await tap(18)
    await tap(26)
    await plyIs(page, 2)
    const said = (await heard(page)).join(' | ')
    const times = (text) => said.split(text).length - 1
    const { moves } = await keptMatch(page)
    assert.equal(moves[0], 'c3>c4')
    assert.equal(times('c3-c4 was played'), 1, said)
    assert.match(said, /thinking.* \| \S+ was played\..* Your move\./)
    assert.equal(times('was played'), 2, said)
  }))
