// Endgame tables in the browser's core: built by the command, read from memory, and the machine
// plays by them. Skipped where there is no command.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)
const FILE = process.env.DAMIER_WASM ?? new URL('build/wasm/damier.wasm', ROOT)
const COMMAND = process.env.DAMIER_COMMAND ?? new URL('build/release/damier', ROOT).pathname
const STRONG = 8
const BY_LIMITS = 0
const CERTAIN = 20_000
/** By rule set: slices to build, and a win with its winner. */
const ENDINGS = {
  english: { slices: 'KK-K', fen: 'B:WK30:BK21,K29', result: '0-1' },
  turkish: { slices: 'KM-K', fen: 'W:WKd4,c2:BKh8', result: '1-0' },
  russian: { slices: 'KKK-K', fen: 'W:WKc1,Ke1,Kg1:BKb8', result: '1-0' },
}

const module = new WebAssembly.Module(readFileSync(FILE))
const env = { now: () => performance.now(), report() {}, read: () => -1 }
const core = new WebAssembly.Instance(module, { env }).exports
core._initialize?.()

const buffer = () => new Uint8Array(core.memory.buffer, core.io(), core.io_size())
const read = (length) => new TextDecoder().decode(buffer().slice(0, length))
const json = (length) => JSON.parse(read(length))
const IDS = Array.from({ length: core.rules_count() }, (_, i) => json(core.rules_json(i)).id)
const index = (id) => IDS.indexOf(id)

function write(text) {
  buffer().set(new TextEncoder().encode(`${text}\0`))
}

function give(id, bytes) {
  buffer().set(bytes)
  return core.tables(index(id), bytes.length)
}

function refusal(answer) {
  assert.ok(answer < 0)
  return json(buffer().indexOf(0))
}

function start(id) {
  write(ENDINGS[id].fen)
  assert.equal(core.game_start(index(id)), 0)
}

const skip = !existsSync(COMMAND) && 'no command'
const folder = mkdtempSync(join(tmpdir(), 'damier-endings-'))
const damier = (...words) => execFileSync(COMMAND, words, { encoding: 'utf8' })
const folderOf = (id) => join(folder, id)

function image(id) {
  const files = readdirSync(folderOf(id)).filter((name) => name.endsWith('.table'))
  return Buffer.concat(files.map((name) => readFileSync(join(folderOf(id), name))))
}

/** The position's moves by the tables, best first: {effect, value, plies}. */
function shown(id, fen) {
  const words = ['show', id, '--fen', fen, '--dir', folderOf(id), '--json']
  return JSON.parse(damier('tables', ...words)).moves
}

before(() => {
  if (skip) return
  for (const [id, { slices }] of Object.entries(ENDINGS))
    damier('tables', 'build', id, slices, '--dir', folderOf(id))
})
after(() => rmSync(folder, { recursive: true }))

describe('endgame tables in the core', { skip }, () => {
  for (const [id, { result }] of Object.entries(ENDINGS)) {
    test(`${id}: wins as fast as the command's tables say, against the longest defence`, () => {
      assert.equal(give(id, image(id)), 0)
      start(id)
      const winner = json(core.game_state()).side
      for (;;) {
        const state = json(core.game_state())
        if (state.result !== '*') return assert.equal(state.result, result)
        const moves = shown(id, state.fen)
        let { effect } = moves[0]
        if (state.side === winner) {
          const found = json(core.search(STRONG, 0, 0, 0, 1))
          effect = found.effect
          assert.ok(found.score >= CERTAIN, `${state.fen} ${found.score}`)
          const { value, plies } = moves.find((move) => move.effect === effect)
          assert.deepEqual([value, plies], ['win', moves[0].plies], state.fen)
        }
        write(effect)
        assert.equal(core.game_play(), 0)
      }
    })
  }

  test('what is damaged or of other rules is refused, and those before stay', () => {
    const good = image('english')
    assert.equal(give('english', good), 0)
    const changed = Uint8Array.from(good)
    changed[good.length - 20] ^= 4
    for (const bytes of [changed, good.subarray(0, good.length - 9), good.subarray(100)]) {
      const { code, detail } = refusal(give('english', bytes))
      assert.equal(code, 'table-damaged')
      assert.match(detail, /^table at byte \d+, byte \d+: /)
    }
    assert.equal(refusal(give('italian', good)).code, 'table-foreign')
    for (const [rules, size] of [[99, 10], [-1, 10], [0, 0], [0, -1], [0, 1 << 30]])
      assert.equal(refusal(core.tables(rules, size)).code, 'argument')
    start('english')
    assert.ok(json(core.search(BY_LIMITS, 3, 0, 0, 0)).score >= CERTAIN)
  })

  test('tables are for their own rule set only', () => {
    assert.equal(give('english', image('english')), 0)
    start('turkish')
    assert.ok(json(core.search(BY_LIMITS, 3, 0, 0, 0)).score < CERTAIN)
  })
})
