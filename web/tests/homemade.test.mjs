// Home-made rule sets in the page: by a link, in the core as the page uses it.

import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { importSource, loadCore } from './support/core.mjs'

const TEXT = 'russian,back:no,choice:most,size:10,rows:4'

let core, opening
before(async () => {
  core = await loadCore()
  opening = await importSource('app/opening.ts')
})

const kept = { setup: { rules: 'turkish', opponent: 'machine', level: 'easy', side: 'first' }, shelved: [] }

test('a link with home-made rules begins a game by them', () => {
  const { opened, notice } = opening.openGame(core, kept, `#rules=${TEXT}`)
  assert.equal(notice, undefined)
  assert.equal(opened.rules.id, TEXT)
  assert.equal(opened.match.rules, TEXT)
  assert.deepEqual([opened.rules.size, opened.rules.choice], [10, ['pieces']])
  assert.equal(opened.position.moves.length, 9)
})

test('a kept game by home-made rules goes on in another core', async () => {
  const { opened } = opening.openGame(core, kept, `#rules=${TEXT}`)
  const [{ effect }] = opened.position.moves
  const match = { ...opened.match, moves: [effect] }
  const again = opening.openGame(await loadCore(), { ...kept, match, setup: { ...kept.setup, rules: TEXT } }, '')
  assert.equal(again.opened.rules.id, TEXT)
  assert.equal(again.opened.position.ply, 1)
  assert.equal(again.setup.rules, TEXT)
})

for (const [text, code, column] of [
  ['russian,wings:two', 'setting', 9],
  ['russian,back:perhaps', 'value', 14],
  ['russian,back:no,back:no', 'setting-twice', 17],
  ['russian,rows:4', 'rules-rows', 1],
  ['turkish,size:10', 'rules-board', 1],
  ['dominoes,size:10', 'rules-unknown', 1],
]) {
  test(`rules that cannot be are refused with the place: ${text}`, () =>
    assert.throws(() => core.index(text), { code, column }))
}

test('rules are looked at without being added', () => {
  const before = core.rules.length
  assert.equal(core.read('czech,kings:short').king.flies, false)
  assert.equal(core.rules.length, before)
})
