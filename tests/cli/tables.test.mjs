// damier tables from outside: building, stopping, going on, verifying, looking up, what is refused.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'

import { COMMAND, damier, interrupted, lines, shell } from './commanding.mjs'

const OK = 0
const NEGATIVE = 1
const TROUBLE = 2
const INTERRUPTED = 130

const folder = mkdtempSync(join(tmpdir(), 'damier-tables-'))
const ENGLISH = join(folder, 'english')
const tables = (...words) => damier(['tables', ...words])
const show = (rules, fen, dir) => lines(['tables', 'show', rules, '--fen', fen, '--dir', dir])

function refused(words, message) {
  const { status, out, err } = tables(...words)
  assert.equal(status, TROUBLE, words.join(' '))
  assert.equal(out, '')
  assert.match(err, message)
}

before(() => {
  const { status, out, err } = tables('build', 'english', '3', '--dir', ENGLISH, '--threads', '2')
  assert.equal(status, OK, err)
  assert.match(out, /^K-K +1 of +9 +positions +310 /)
  assert.match(out, /^built 180748 positions, \d+ bytes, /m)
})
after(() => rmSync(folder, { recursive: true }))

describe('build', () => {
  test('a file for each material', () =>
    assert.deepEqual(readdirSync(ENGLISH).sort(), [
      'K-K.table', 'K-M.table', 'KK-K.table', 'KK-M.table', 'KM-K.table', 'KM-M.table',
      'M-M.table', 'MM-K.table', 'MM-M.table',
    ]))

  test('what is there stays', () => {
    const out = lines(['tables', 'build', 'english', '3', '--dir', ENGLISH])
    assert.equal(out.length, 10)
    for (const line of out.slice(0, 9)) assert.match(line, /there already$/)
  })

  test('no room for a file: told, and nothing half-written stays', () => {
    const dir = join(folder, 'tight')
    const words = `tables build english 2 --dir ${dir}`
    const { status, err } = shell(`ulimit -f 0; exec $DAMIER ${words}`)
    assert.equal(status, TROUBLE)
    assert.match(err, /^damier: .*\(\S+\.table: File too large\)$/m)
    assert.deepEqual(readdirSync(dir), [])
    assert.equal(tables('verify', 'english', '--dir', dir).status, TROUBLE)
    assert.equal(shell(`exec $DAMIER ${words}`).status, OK)
  })

  test('Ctrl-C stops it; then it goes on', async () => {
    const dir = join(folder, 'turkish')
    const words = ['tables', 'build', 'turkish', '4', '--dir', dir]
    const run = await interrupted(words, 'SIGINT')
    assert.equal(run.status, INTERRUPTED)
    assert.match(run.err, /stopped before the end/)
    assert.ok(readdirSync(dir).every((name) => name.endsWith('.table')))
    const made = readdirSync(dir).length
    const out = lines(['tables', 'build', 'turkish', '2', '--dir', dir])
    assert.equal(out.filter((line) => line.endsWith('there already')).length, Math.min(made, 3))
  })

  test('kill -9 at any moment leaves whole files only', async () => {
    const dir = join(folder, 'italian')
    for (const delay of [30, 60, 120]) {
      const child = spawn(COMMAND, ['tables', 'build', 'italian', '3', '--dir', dir])
      setTimeout(() => child.kill('SIGKILL'), delay)
      await once(child, 'close')
    }
    lines(['tables', 'build', 'italian', '3', '--dir', dir])
    assert.equal(tables('verify', 'italian', '--dir', dir, '--positions', '50').status, OK)
  })

  test('too little memory is told before anything is built', () => {
    const dir = join(folder, 'international')
    const words = ['build', 'international', '4', '--dir', dir, '--memory', '5']
    refused(words, /takes .* MB are allowed/)
    assert.deepEqual(readdirSync(dir), [])
  })

  test('two builds of one folder', async () => {
    const dir = join(folder, 'twice')
    const child = spawn(COMMAND, ['tables', 'build', 'turkish', '4', '--dir', dir])
    await once(child.stdout, 'data')
    refused(['build', 'turkish', '2', '--dir', dir], /tables are being built there/)
    child.kill('SIGKILL')
    await once(child, 'close')
  })

  test('a folder that cannot be made', () =>
    refused(['build', 'english', '2', '--dir', '/dev/null/x'], /\/dev\/null\/x: Not a directory/))
})

describe('verify', () => {
  test('agrees with the moves and with a search', () => {
    const out = lines(['tables', 'verify', 'english', '--dir', ENGLISH, '--positions', '500'])
    assert.match(out[0], /^positions 176602, wins \d+, draws \d+, losses \d+, wrong 0$/)
    assert.match(out[1], /^longest 34 plies: [WB]:/)
    assert.match(out[2], /^searched 500, proven \d+, wrong 0$/)
  })
})

describe('show', () => {
  test('a win, best moves first', () => {
    const out = show('english', 'B:WK30:BK21,K29', ENGLISH)
    assert.match(out[0], /^value win \d+$/)
    assert.match(out[1], /^[a-h]\d>[a-h]\d win \d+$/)
    assert.equal(out[1].split(' ')[2], out[0].split(' ')[2])
    const wins = out.slice(1).filter((line) => line.includes(' win '))
    const plies = wins.map((line) => +line.split(' ')[2])
    assert.deepEqual(plies, [...plies].sort((a, b) => a - b))
  })
  test('no move at all is a loss in 0', () =>
    assert.deepEqual(show('english', 'W:W5:B1', ENGLISH), ['value loss 0']))

  test('as JSON', () => {
    const words = ['--fen', 'B:WK30:BK21,K29', '--dir', ENGLISH]
    const { out } = tables('show', 'english', ...words, '--json')
    const shown = JSON.parse(out)
    assert.equal(shown.rules, 'english')
    assert.equal(shown.side, 'b')
    assert.equal(shown.value, 'win')
    assert.equal(shown.moves[0].plies, shown.plies)
    assert.equal(shown.moves.length, show('english', 'B:WK30:BK21,K29', ENGLISH).length - 1)
  })

  test('a position that is in no table', () => {
    const words = ['--fen', 'W:WK1,K2:BK31,K32', '--dir', ENGLISH]
    const { status, err } = tables('show', 'english', ...words)
    assert.equal(status, NEGATIVE)
    assert.match(err, /of up to 3 pieces/)
  })
})

describe('--tables', () => {
  const WON = ['english', '--fen', 'B:WK30:BK21,K29']
  const LOST = ['english', '--fen', 'W:WK30:BK21,K29', '--depth', '3'] // in more than 30 plies
  const known = ['--tables', ENGLISH]

  test('analyse says what they know', () => {
    const score = (...words) => JSON.parse(damier(['analyse', ...LOST, '--json', ...words]).out).score
    assert.ok(score() > -20_000)
    assert.ok(score(...known) <= -20_000)
    assert.match(lines(['analyse', ...LOST, ...known])[2], /score lost /)
  })
  test('play wins what is won', () => {
    const words = ['--side', 'none', '--level', 'strong', '--seed', '1', ...known]
    assert.match(damier(['play', ...WON, ...words]).out, /0-1: Black has won/)
  })
  test('a folder that can’t be used is refused', () => {
    for (const command of ['analyse', 'play', 'solve']) {
      const file = command === 'solve' ? ['/dev/null'] : []
      const answer = (dir) => damier([command, 'italian', ...file, '--tables', dir])
      assert.equal(answer('/nonexistent').status, TROUBLE)
      assert.match(answer('/nonexistent').err, /\/nonexistent: No such file/)
      assert.equal(answer(ENGLISH).status, TROUBLE)
      assert.match(answer(ENGLISH).err, /made for the rules of english/)
    }
  })
})

describe('wrong use and wrong files', () => {
  const there = ['--fen', 'W:WK1:BK32', '--dir', ENGLISH]
  const cases = {
    'an unknown task': [['mend', 'english'], /tables build, tables verify or tables show/],
    'an unknown rule set': [['build', 'englisch', '2'], /did you mean 'english'\?/],
    'no number of pieces': [['build', 'english'], /damier tables build ID N;/],
    'no such slices': [['build', 'english', 'KK-K,KX-K'], /KK-K,KX-K: slices are like KK-K,KM-M/],
    'too many pieces': [['build', 'english', '6'], /N is a whole number from 2 to 5/],
    'no position': [['show', 'english'], /--fen/],
    'a faulty position': [['show', 'english', '--fen', 'W:W99'], /--fen, column/],
    'an option of another task': [['show', 'english', ...there, '--memory', '5'], /no --memory/],
    'no folder': [['verify', 'english', '--dir', '/nonexistent'], /No such file/],
    'tables of other rules': [['show', 'italian', ...there], /made for the rules of english/],
  }
  for (const [name, [words, message]] of Object.entries(cases))
    test(name, () => refused(words, message))

  test('damaged and cut files', () => {
    const path = join(ENGLISH, 'MM-K.table')
    const bytes = readFileSync(path)
    truncateSync(path, bytes.length - 100)
    refused(['show', 'english', ...there], /MM-K\.table: byte \d+: cut in the blocks/)
    const changed = Buffer.from(bytes)
    changed[bytes.length - 50] ^= 0x40
    writeFileSync(path, changed)
    refused(['show', 'english', ...there], /MM-K\.table: byte \d+: block changed/)
    refused(['build', 'english', '3', '--dir', ENGLISH], /MM-K\.table: byte \d+: block changed/)
    writeFileSync(path, bytes)
    assert.equal(tables('show', 'english', ...there).status, OK)
  })
})
