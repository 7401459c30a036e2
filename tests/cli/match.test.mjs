// Matches from outside: programs that misbehave, files, Ctrl-C; the machine as such a program; and
// problems.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

import { COMMAND, conversation, damier, interrupted, lines, withFile } from './commanding.mjs'

const OK = 0
const NEGATIVE = 1
const TROUBLE = 2
const INTERRUPTED = 130

const folder = mkdtempSync(join(tmpdir(), 'damier-match-'))
after(() => rmSync(folder, { recursive: true }))

function file(name, content) {
  const path = join(folder, name)
  if (content !== undefined) writeFileSync(path, content)
  return path
}

const read = (path) => readFileSync(path, 'utf8')
const BAD = fileURLToPath(new URL('bad-hub.mjs', import.meta.url))

/** Two games of a program that behaves like that, from a position with one legal move. */
function misbehaving(way, ...options) {
  const openings = file('forced.fen', '# d4xd6 is forced\nW:Wd4,a2:Bd5,h7\n')
  const contestant = `name=bad,cmd=exec node ${BAD} ${way}`
  return damier([
    'match', contestant, 'depth=1,hash=1', '--rules', 'turkish', '--games', '2',
    '--openings', openings, '--time', '0.3', '--grace', '0.2', '--pdn', file(`${way}.pdn`),
    ...options,
  ])
}

const running = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('programs that misbehave lose, each in its way', () => {
  const expected = {
    crash: 'crash',
    dies: 'crash',
    illegal: 'illegal-move',
    banana: 'rubbish',
    nothing: 'rubbish',
    quote: 'rubbish',
    rubbish: 'rubbish',
    flood: 'rubbish',
    late: 'time',
    hang: 'hang',
  }
  for (const [way, end] of Object.entries(expected))
    test(way, () => {
      const { status, out, err } = misbehaving(way)
      assert.equal(status, OK)
      assert.match(out, /games 2: won 0, drawn 0, lost 2\n/)
      assert.match(out, new RegExp(`^lost by bad: ${end} 2\n`, 'm'))
      const pids = [...err.matchAll(/^pid (\d+)$/gm)].map((match) => Number(match[1]))
      assert.ok(pids.length > 0)
      for (const pid of pids) assert.ok(!running(pid), 'it was left running')
      const pdn = read(file(`${way}.pdn`))
      assert.equal(pdn.match(new RegExp(`^\\[Termination "${end}"\\]`, 'gm')).length, 2)
    })

  test('one that does not start is told of', () => {
    const run = damier(['match', 'cmd=./no-such-program', '', '--rules', 'turkish'])
    assert.equal(run.status, TROUBLE)
    assert.match(run.err, /a program did not start as it should \(\.\/no-such-program: no 'wait' to 'hub' within/)
  })
})

describe('match', () => {
  const short = ['match', 'depth=2,hash=1', 'random', '--rules', 'russian']

  test('figures, PDN and record', () => {
    const [pdn, record] = [file('short.pdn'), file('short.record')]
    const out = lines([...short, '--games', '4', '--pdn', pdn, '--record', record])
    assert.equal(out[0], 'russian: depth=2,hash=1 against random')
    assert.match(out[1], /^games 4: won [34], /)
    assert.match(out[2], /^pairs by half points 0 to 4: \d \d \d \d \d$/)
    assert.match(out[3], /^Elo /)
    assert.equal(lines(['pdn', 'check', '--rules', 'russian', pdn])[0],
      'games 4, replayed 4, faults 0')
    assert.match(read(pdn), /^\[White "depth=2,hash=1"\]\n\[Black "random"\]$/m)
    assert.match(read(pdn), /^\[White "random"\]\n\[Black "depth=2,hash=1"\]$/m)
    assert.equal(read(record).split('\n').length, 7)
  })

  test('goes on from its record, and with no other', () => {
    const record = file('going.record')
    lines([...short, '--games', '2', '--record', record])
    const before = read(record)
    const out = lines([...short, '--games', '6', '--record', record, '--concurrency', '2'])
    assert.match(out[1], /^games 6: /)
    assert.ok(read(record).startsWith(before))
    const other = damier([...short, '--games', '6', '--record', record, '--seed', '7'])
    assert.equal(other.status, TROUBLE)
    assert.match(other.err, /going\.record, line 2, column 1: this is the record of another match/)
  })

  test('the same seed plays the same games', () => {
    const [a, b] = [file('a.pdn'), file('b.pdn')]
    for (const pdn of [a, b])
      lines(['match', 'nodes=300,hash=1', 'greedy', '--rules', 'czech', '--games', '4', '--seed',
        '5', '--pdn', pdn])
    assert.equal(read(a), read(b))
  })

  test('a sequential test says yes or no', () => {
    const sprt = (a, b) =>
      damier(['match', a, b, '--rules', 'turkish', '--sprt', '0,60', '--games', '400'])
    const passed = sprt('depth=2,hash=1', 'random')
    assert.equal(passed.status, OK)
    assert.match(passed.out, /^SPRT 60 against 0: LLR \d+\.\d+ of 2\.94, passed$/m)
    const failed = sprt('random', 'depth=2,hash=1')
    assert.equal(failed.status, NEGATIVE)
    assert.match(failed.out, /, failed$/m)
  })

  test('Ctrl-C ends it with the figures so far', async () => {
    const run = await interrupted(
      ['match', 'hash=1', 'hash=1', '--rules', 'international', '--time', '1'], 'SIGINT')
    assert.equal(run.status, INTERRUPTED)
    assert.equal(run.err, '')
  })

  test('a file that can not be written is named, with the figures so far', () => {
    const { status, out, err } = damier(['match', 'depth=2', 'random', '--rules', 'english',
      '--games', '4', '--pdn', '/dev/full'])
    assert.equal(status, TROUBLE)
    assert.match(out, /^games 1:/m)
    assert.match(err, /^damier: \/dev\/full: No space left on device$/m)
  })

  test('a clock is kept', () => {
    const out = lines(['match', 'hash=1', 'random', '--rules', 'english', '--games', '2', '--tc',
      '1+0.01', '--grace', '5'])
    assert.match(out[1], /^games 2: won /)
    assert.ok(!out.join('\n').includes('lost by'))
  })

  const refusals = {
    'no rule set': [['a', 'b'], /--rules ID/],
    'a wrong setting': [['dept=3', ''], /damier: A, column 1: no such setting \(dept=3\)/],
    'a wrong value': [['', 'hash=4,depth=x'], /B, column 8: not a value that this can have/],
    'two kinds of time': [['', '', '--time', '1', '--tc', '1+1'], /--time or --tc/],
    'a clock of words': [['', '', '--tc', '1m'], /60\+0\.6, not '1m'/],
    'a test upside down': [['', '', '--sprt', '5,0'], /as 0,5, not '5,0'/],
    'no openings': [['', '', '--openings', '/dev/null'], /no opening positions/],
    'no file of openings': [['', '', '--openings', '/no/such'], /\/no\/such: No such file/],
    'a missing network': [['eval=/no/such', ''], /\/no\/such: No such file/],
    'a network without end': [['eval=/dev/zero', ''], /not a network/],
    'a foreign network': [[`eval=${BAD}`, ''], /not a network/],
    'a record that is a folder': [['', '', '--record', '/'], /\/: .*Is a directory/],
    'a record in no folder': [['', '', '--record', '/no/such'], /\/no\/such: .*No such file/],
  }
  for (const [name, [args, message]] of Object.entries(refusals))
    test(`refused: ${name}`, () => {
      const rules = name === 'no rule set' ? [] : ['--rules', 'turkish']
      const { status, out, err } = damier(['match', ...args, ...rules])
      assert.equal(status, TROUBLE)
      assert.equal(out, '')
      assert.match(err, message)
    })
})

describe('hub', () => {
  const START = 'Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww'
  const hub = (...said) => lines(['hub'], { input: said.map((line) => `${line}\n`).join('') })

  test('introduces itself', () => {
    const out = hub('hub', 'set-param name=hash value=4', 'init', 'ping', 'unknown x=y', 'quit')
    assert.match(out[0], /^id name=damier version=\S+ author="[^"]+"$/)
    assert.match(out[1], /^param name=variant value=normal type=enum values="normal turkish .*"$/)
    assert.deepEqual(out.slice(-3), ['wait', 'ready', 'pong'])
  })

  test('stop and ping are answered during a search', async () => {
    const talk = conversation(['hub'])
    await talk.ask('set-param name=hash value=4\ninit\n', /^ready$/m)
    await talk.ask(`pos pos=${START}\nlevel infinite\ngo analyze\n`, /^info depth=1 /m)
    await talk.ask('ping\n', /^pong$/m)
    await talk.ask('level depth=1\n', /^error message="not while a search is running: level"$/m)
    await talk.ask('stop\n', /^done move=/m)
    await talk.ask('level move-time=0.2\ngo ponder\n', /^info depth=5 /m)
    await talk.ask('ponder-hit\n', /^done move=/m)
    assert.equal(await talk.end(), OK)
  })

  test('the end of input ends it in the midst of a search', () => {
    const out = hub(`pos pos=${START} moves="32-28 17-22 28x17x22"`, 'level infinite', 'go think')
    assert.match(out.at(-1), /^done move=(11x22|12x21)x17( ponder=\S+)?$/)
  })

  test('what is wrong is said, and nothing changes', () => {
    const out = hub('pos pos=W', 'pos pos="W', 'pos pos=Wxx', 'level time=soon',
      'set-param name=variant value=chess', 'set-param name=hash', 'go think', 'stop')
    assert.match(out[0], /^error message="the text ends too early, column 2"$/)
    assert.match(out[1], /^error message="the text ends too early, column 9: a quote is not clo/)
    assert.match(out[2], /^error message="unexpected character, column 2: x"$/)
    assert.match(out[3], /^error message="not a value .*: time"$/)
    assert.match(out[4], /^error message="not a value .*: variant"$/)
    assert.match(out[5], /^error message="not a value .*: hash"$/)
    assert.match(out.at(-1), /^done move=/)
  })

  // What it says until its move: the end of input would stop the search.
  async function judged(value) {
    const talk = conversation(['hub'])
    const set = value === undefined ? '' : `set-param name=eval value="${value}"\n`
    const said = await talk.ask(`${set}init\nlevel depth=4\ngo think\n`, /^done /m)
    await talk.end()
    return { said, score: said.match(/^info depth=4 score=(\S+) /m)[1] }
  }

  test('judges by the network that it is given, or says why not', async () => {
    const network = fileURLToPath(new URL('../../data/networks/international.net', import.meta.url))
    const usual = await judged()
    assert.equal((await judged(network)).score, usual.score)
    assert.notEqual((await judged('material')).score, usual.score)
    const missing = await judged('/no/such')
    assert.match(missing.said, /^error message=".*\/no\/such: No such file or directory"$/m)
    assert.equal(missing.score, usual.score)
  })

  test('a position without a move is no place to search', () => {
    const lost = `B${'e'.repeat(20)}w${'e'.repeat(29)}`
    assert.match(hub(`pos pos=${lost}`, 'go think').at(-1), /^error message="the game is over"$/)
  })

  for (const id of ['turkish', 'italian', 'international', 'spanish'])
    test(`plays a match by ${id}`, () => {
      const out = lines(['match', `name=hub,cmd=exec ${COMMAND} hub`, 'random', '--rules', id,
        '--games', '2', '--depth', '3'])
      assert.match(out[1], /^games 2: won 2,/)
      assert.equal(out.length, 4)
    })
})

describe('solve', () => {
  const problem = (fen, result) => `[FEN "${fen}"]\n[Result "${result}"]\n${result}\n\n`
  const WON = 'W:Wd4:Bd5'
  const solve = (games) =>
    withFile(games, (path) => damier(['solve', 'turkish', path, '--depth', '8', '--hash', '1']))

  test('says which are solved, with the line', () => {
    const { status, out } = solve(problem(WON, '1-0') + problem('W:WKa1:BKh8', '1/2-1/2'))
    const [first, second, totals] = out.split('\n')
    assert.equal(status, OK)
    assert.match(first, /^1 W:Wd4:Bd5 1-0: solved, proven: won in 1, depth 1, \d+\.\d\d s: d4xd6$/)
    assert.match(second, /^2 W:WKa1:BKh8 1\/2-1\/2: solved: [+-]\d\.\d\d, depth 8, .*: a1-/)
    assert.equal(totals, 'problems 2, solved 2 (proven 1), not solved 0, refuted 0, faults 0')
  })

  test('a wrong result is refuted', () => {
    const { status, out } = solve(problem(WON, '0-1') + problem('W:WKa1:BKh8', '1-0'))
    assert.equal(status, NEGATIVE)
    assert.match(out, /^1 .*: refuted: won in 1/m)
    assert.match(out, /^2 .*: not solved: /m)
    assert.match(out, /^problems 2, solved 0 \(proven 0\), not solved 1, refuted 1, faults 0$/m)
  })

  test('what is no problem is a fault', () => {
    const games = problem('W:Wz9:Bd5', '1-0') + problem(WON, '*') + problem('W:W:Bd5', '0-1')
    const { status, out } = solve(games)
    assert.equal(status, NEGATIVE)
    assert.match(out, /:1:\d+: game 1, .*no such square/)
    assert.match(out, /: game 2, .*no result/)
    assert.match(out, /: game 3, .*the game is over/)
    assert.match(out, /faults 3$/m)
  })

  test('no file', () => {
    const { status, err } = damier(['solve', 'turkish', '/no/such.pdn'])
    assert.equal(status, TROUBLE)
    assert.match(err, /\/no\/such\.pdn: No such file/)
  })
})

describe('openings', () => {
  test('adds to a file what it lacks', () => {
    const path = file('made.fen')
    const make = (count) =>
      damier(['openings', 'english', path, '--count', count, '--nodes', '500', '--threads', '2'])
    assert.equal(make('5').status, OK)
    const before = read(path)
    assert.match(before, /^# english: even positions after 7 to 8 random plies, by\n# damier open/)
    const run = make('9')
    assert.equal(run.status, OK)
    assert.match(run.err, /made\.fen: 9 openings/)
    assert.ok(read(path).startsWith(before))
    assert.equal(new Set(read(path).split('\n').slice(2, -1)).size, 9)
  })

  test('a file of something else is left alone', () => {
    const path = file('diary.txt', 'dear diary\n')
    const run = damier(['openings', 'english', path, '--count', '2'])
    assert.equal(run.status, TROUBLE)
    assert.match(run.err, /diary\.txt, line 1, column 1: /)
    assert.equal(read(path), 'dear diary\n')
  })
})
