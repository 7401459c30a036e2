// The browser's core from outside: its exports, as src/wasm/exports.h documents them. The module is
// built by the preset `wasm`; DAMIER_WASM names another one.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'

const ROOT = new URL('../../', import.meta.url)
const FILE = process.env.DAMIER_WASM ?? new URL('build/wasm/damier.wasm', ROOT)
const COMMAND = process.env.DAMIER_COMMAND ?? new URL('build/release/damier', ROOT).pathname
const GZIPPED_MAX = 60_000
const bytes = readFileSync(FILE)
const module = new WebAssembly.Module(bytes)

const RESIGN = 0
const AGREE = 1
const TIME_OUT = 2
const BY_LIMITS = 0

const networkFile = (name) => new URL(`data/networks/${name}.net`, ROOT)

/** FNV-1a, 64 bits. */
function checksum(bytes) {
  let hash = 0xcbf29ce484222325n
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash
}

/** A network all of whose weights are 0, as src/engine/network_file.c lays it out. */
function emptyNetwork({ size, diagonal, squares }) {
  const [hidden, stages] = [64, 8]
  const played = squares.filter((name) => name).length
  const weights = 2 * hidden * (4 * played + 1) + stages * (2 * hidden + 4)
  const bytes = Buffer.alloc(20 + weights + 8)
  bytes.write('DMNET001')
  bytes.set([size, Number(diagonal), played, hidden, stages], 8)
  bytes.writeBigUInt64LE(checksum(bytes.subarray(0, -8)), bytes.length - 8)
  return bytes
}

/** A fresh instance; call(name, ...numbers) with text in and JSON (or text) out. */
function open() {
  const host = { report() {}, read: () => -1 }
  const env = {
    now: () => performance.now(),
    report: (length) => host.report(length),
    read: (address, size) => host.read(address, size),
  }
  const core = new WebAssembly.Instance(module, { env }).exports
  core._initialize?.()
  const buffer = () => new Uint8Array(core.memory.buffer, core.io(), core.io_size())
  const read = (length) => new TextDecoder('utf-8', { fatal: true }).decode(buffer().slice(0, length))
  const write = (text) => buffer().set(new TextEncoder().encode(`${text}\0`))
  /** What it says of an error. */
  const refused = (answer) => {
    assert.ok(answer < 0)
    return JSON.parse(read(buffer().indexOf(0)))
  }
  const json = (length) => {
    assert.ok(length > 0, length < 0 ? read(buffer().indexOf(0)) : '')
    return JSON.parse(read(length))
  }
  const text = (length) => {
    assert.ok(length >= 0)
    return read(length)
  }
  return {
    core,
    write,
    refused,
    text,
    rules: (i) => json(core.rules_json(i)),
    start(rules, fen = '') {
      write(fen)
      return core.game_start(rules)
    },
    play(move) {
      write(move)
      return core.game_play()
    },
    stops(...cells) {
      write(cells.join())
      return json(core.game_stops())
    },
    state: () => json(core.game_state()),
    at: (ply) => json(core.game_at(ply)),
    search: (...limits) => json(core.search(...limits)),
    /** What was reported, and what was answered. */
    analyse(lines, timeMs, nodes = 0) {
      const reports = []
      host.report = (length) => reports.push(json(length))
      return { answer: core.analyse(lines, timeMs, nodes), reports }
    },
    /** Lets it read a text, `step` bytes at a time; each answer of `pdn_next` until the end. */
    *games(rules, text, { whole = 0, step = 100 } = {}) {
      let left = Buffer.from(text)
      host.read = (address, size) => {
        const part = left.subarray(0, Math.min(step, size))
        new Uint8Array(core.memory.buffer).set(part, address)
        left = left.subarray(part.length)
        return part.length
      }
      assert.equal(core.pdn_open(rules), 0)
      for (let length; (length = core.pdn_next(whole)); ) yield json(length)
    },
    failReading(rules) {
      host.read = () => -1
      assert.equal(core.pdn_open(rules), 0)
      return core.pdn_next(0)
    },
    network(rules, bytes) {
      buffer().set(bytes)
      return core.network(rules, bytes.length)
    },
  }
}

const page = open()
const RECORDS = Array.from({ length: page.core.rules_count() }, (_, i) => page.rules(i))
const index = (id) => RECORDS.findIndex((record) => record.id === id)
const TURKISH = index('turkish')
const ENGLISH = index('english')
const RUSSIAN = index('russian')

describe('the module', () => {
  test('needs nothing but the time, someone to report to and something to read', () => {
    const imports = WebAssembly.Module.imports(module)
    assert.deepEqual(imports.map(({ module: from, name }) => `${from}.${name}`).sort(), [
      'env.now',
      'env.read',
      'env.report',
    ])
  })
  test(`has at most ${GZIPPED_MAX} bytes gzipped`, () => {
    const size = gzipSync(bytes, { level: 9 }).length
    assert.ok(size <= GZIPPED_MAX, `${size} bytes`)
  })
  test('has twelve rule sets', () => assert.equal(RECORDS.length, 12))
})

describe('a game', () => {
  test('the state of a new one', () => {
    assert.equal(page.start(TURKISH), 0)
    const state = page.state()
    assert.equal(state.rules, 'turkish')
    assert.equal(state.ply, 0)
    assert.equal(state.side, 'w')
    assert.equal(state.board, RECORDS[TURKISH].start)
    assert.equal(state.result, '*')
    assert.equal(state.reason, '-')
    assert.equal(state.repeated, 1)
    assert.equal(state.mustCapture, false)
    assert.deepEqual(state.counters, [
      { reason: 'no-progress', count: 0, limit: 100, fits: true },
    ])
    assert.equal(state.moves.length, 8)
    assert.deepEqual(state.moves.find((move) => move.effect === 'd3>d4'), {
      effect: 'd3>d4',
      text: 'd3-d4',
      from: 19,
      to: 27,
      taken: [],
      stops: [27],
      takes: [],
      crowns: false,
    })
  })

  test('moves as effects and as people write them; looking back; taking back', () => {
    page.start(TURKISH)
    for (const move of ['d3-d4', 'd6>d5', 'd4xd8']) assert.equal(page.play(move), 0, move)
    const state = page.state()
    assert.equal(state.ply, 3)
    assert.equal(state.side, 'b')
    assert.equal(state.board[59], 'W')
    const before = page.at(2)
    assert.equal(before.side, 'w')
    assert.equal(before.move.effect, 'd4>d8*d5,d7')
    assert.deepEqual(before.move.taken, [35, 51])
    assert.deepEqual(before.move.stops, [43, 59])
    assert.deepEqual(before.move.takes, [35, 51])
    assert.equal(before.move.crowns, true)
    assert.equal(page.at(3).move, undefined)
    assert.equal(page.at(3).fen, state.fen)
    assert.equal(page.core.game_undo(2), 0)
    assert.equal(page.state().fen, page.at(1).fen)
    assert.equal(page.refused(page.core.game_undo(2)).code, 'nothing-to-undo')
  })

  test('refusals name the fault and change nothing', () => {
    page.start(TURKISH)
    const { fen } = page.state()
    assert.equal(page.refused(page.play('d3-d5')).code, 'move-illegal')
    assert.equal(page.refused(page.play('')).code, 'unexpected-end')
    assert.deepEqual(page.refused(page.start(TURKISH, 'W:Wa3,a3:Bh6')), {
      code: 'square-twice',
      line: 1,
      column: 7,
      detail: 'a3',
    })
    assert.equal(page.refused(page.start(99)).code, 'rules-unknown')
    assert.equal(page.refused(page.start(-1)).code, 'rules-unknown')
    assert.equal(page.refused(page.core.rules_json(12)).code, 'rules-unknown')
    assert.equal(page.refused(page.core.game_at(1)).code, 'argument')
    assert.equal(page.refused(page.core.game_at(-1)).code, 'argument')
    assert.equal(page.refused(page.core.game_end(3, 0)).code, 'argument')
    assert.equal(page.refused(page.core.game_end(RESIGN, 2)).code, 'argument')
    assert.equal(page.state().fen, fen)
  })

  test('nothing works before a game is started', () => {
    const empty = open()
    const calls = ['game_play', 'game_state', 'game_stops', 'game_pdn']
    for (const name of calls) assert.equal(empty.refused(empty.core[name]()).code, 'argument', name)
    assert.equal(empty.refused(empty.core.game_undo(1)).code, 'argument')
    assert.equal(empty.refused(empty.core.search(0, 0, 0, 0, 1)).code, 'argument')
    assert.equal(empty.core.perft(1), -3)
  })

  test('input without an end', () => {
    const noisy = open()
    new Uint8Array(noisy.core.memory.buffer, noisy.core.io(), noisy.core.io_size()).fill(87)
    assert.ok(noisy.core.game_start(TURKISH) < 0)
  })

  test('endings by will', () => {
    const endings = [
      [RESIGN, 0, '0-1', 'resignation'],
      [RESIGN, 1, '1-0', 'resignation'],
      [AGREE, 0, '1/2-1/2', 'agreement'],
      [TIME_OUT, 1, '1-0', 'time'],
    ]
    for (const [how, side, result, reason] of endings) {
      page.start(ENGLISH)
      assert.equal(page.core.game_end(how, side), 0)
      const state = page.state()
      assert.deepEqual([state.result, state.reason, state.moves], [result, reason, []])
      assert.equal(page.refused(page.play('11-15')).code, 'game-over')
      assert.equal(page.refused(page.core.search(0, 0, 0, 0, 1)).code, 'game-over')
    }
  })

  test('PDN with tags', () => {
    page.start(ENGLISH)
    page.play('11-15')
    page.play('23-19')
    page.write('Event=Evening "at" home\nnonsense\nWhite=Ann')
    const pdn = page.text(page.core.game_pdn())
    assert.match(pdn, /\[Event "Evening \\?"at\\?" home"\]/)
    assert.match(pdn, /\[White "Ann"\]/)
    assert.match(pdn, /\[GameType "21,B,8,8,N1,0"\]/)
    assert.match(pdn, /1\. 11-15 23-19 \*/)
  })
})

describe('stops', () => {
  test('a chain stop by stop', () => {
    page.start(TURKISH, 'W:Wd4:Bd5,d7,h8')
    const first = page.stops(27)
    assert.deepEqual(first.next, [43])
    assert.equal(first.complete, '')
    const second = page.stops(27, 43)
    assert.deepEqual(second, { next: [59], complete: '', taken: [35], effects: ['d4>d8*d5,d7'] })
    const last = page.stops(27, 43, 59)
    assert.equal(last.complete, 'd4>d8*d5,d7')
    assert.deepEqual(last.taken, [35, 51])
  })

  test('what is no beginning of a move', () => {
    page.start(TURKISH)
    const inputs = { '0': 'move-illegal', '19,20': 'move-illegal', '64': 'argument', '': 'argument' }
    for (const [input, code] of Object.entries({ ...inputs, '19,': 'argument', 'x': 'argument' })) {
      page.write(input)
      assert.equal(page.refused(page.core.game_stops()).code, code, input)
    }
    page.write(Array(70).fill(19).join())
    assert.equal(page.refused(page.core.game_stops()).code, 'argument')
  })

  test('every listed move can be entered along its stops', () => {
    const fen = 'W:WKa1,c3,Kg1:Bb6,d4,f6,d6,f4'
    page.start(RUSSIAN, fen)
    const { moves } = page.state()
    assert.ok(moves.length > 1)
    for (const move of moves) {
      const entered = page.stops(move.from, ...move.stops)
      assert.equal(entered.complete, move.effect)
      assert.deepEqual(entered.taken, move.taken)
      for (let i = 0; i < move.stops.length; i++)
        assert.ok(page.stops(move.from, ...move.stops.slice(0, i)).next.includes(move.stops[i]))
    }
  })
})

describe('the machine', () => {
  test('by limits', () => {
    page.start(TURKISH, 'W:Wd4,a2:Bd5,h7')
    const found = page.search(BY_LIMITS, 6, 0, 0, 0)
    assert.equal(found.effect, 'd4>d6*d5')
    assert.equal(found.depth, 6)
    assert.equal(found.pv[0], 'd4xd6')
    page.start(TURKISH)
    assert.ok(page.search(BY_LIMITS, 0, 2000, 0, 0).nodes < 20_000)
    assert.ok(page.search(BY_LIMITS, 0, 0, 100, 0).ms < 2000)
  })

  test('arguments out of range', () => {
    page.start(TURKISH)
    const bad = [[-1, 1, 0, 0, 0], [11, 1, 0, 0, 0], [0, -1, 0, 0, 0], [0, 101, 0, 0, 0],
      [0, 1, NaN, 0, 0], [0, 1, -1, 0, 0], [0, 1, 0, -1, 0], [1, 0, 0, 0, Infinity]]
    for (const limits of bad) assert.equal(page.refused(page.core.search(...limits)).code, 'argument')
    assert.equal(page.core.bench_nodes(12, 5), -3)
    assert.equal(page.core.bench_nodes(0, 0), -3)
    assert.equal(page.refused(page.core.hopeless(-1, 0)).code, 'argument')
    assert.equal(page.refused(page.core.resigns(0, 0)).code, 'argument')
    assert.equal(page.refused(page.core.resigns(11, 0)).code, 'argument')
    assert.equal(page.refused(page.core.resigns(1, -1)).code, 'argument')
    assert.equal(page.refused(open().core.takes_draw(0)).code, 'argument')
  })

  test('ten levels play, up to strong with at most 250,000 positions', () => {
    page.start(ENGLISH)
    for (let level = 1; level <= 10; level++) {
      const { effect, nodes } = page.search(level, 0, 0, 0, level)
      assert.ok(page.state().moves.some((move) => move.effect === effect))
      if (level <= 8) assert.ok(nodes <= 250_000, `level ${level}: ${nodes}`)
    }
  })

  test('a draw offer is answered by score and stage', () => {
    page.start(TURKISH)
    assert.equal(page.core.takes_draw(0), 0)
    assert.equal(page.core.takes_draw(-300), 1)
    page.start(TURKISH, 'W:WKa1,Kc1:BKh8,Kf8')
    assert.equal(page.core.takes_draw(0), 1)
    assert.equal(page.core.takes_draw(300), 0)
  })

  test('a strong level resigns when it has looked lost for some moves, a weak one never', () => {
    let hopeless = page.core.hopeless(0, -900)
    assert.equal(page.core.resigns(8, hopeless), 0)
    for (let i = 0; i < 9; i++) hopeless = page.core.hopeless(hopeless, -900)
    assert.equal(page.core.resigns(8, hopeless), 1)
    assert.equal(page.core.resigns(2, hopeless), 0)
    assert.equal(page.core.hopeless(hopeless, 0), 0)
  })

  for (const { id } of RECORDS)
    test(`${id}: a whole game against itself`, () => {
      page.start(index(id))
      let state = page.state()
      while (state.result === '*') {
        const { effect } = page.search(BY_LIMITS, 3, 0, 0, 0)
        assert.ok(state.moves.some((move) => move.effect === effect))
        assert.equal(page.play(effect), 0)
        state = page.state()
        assert.ok(state.ply < 2000)
      }
      assert.deepEqual(state.moves, [])
      assert.notEqual(state.reason, '-')
      assert.equal(page.at(0).board, RECORDS[index(id)].start)
    })

  test('the same nodes as the native command', (t) => {
    if (!existsSync(COMMAND)) return t.skip('no native command')
    const bench = execFileSync(COMMAND, ['bench', '--depth', '7']).toString().trim().split('\n')
    const native = bench.slice(0, -1).map((line) => line.split(' ').slice(0, 2))
    const here = RECORDS.map(({ id, network }, i) => {
      const file = networkFile(network)
      if (existsSync(file)) assert.equal(page.network(i, readFileSync(file)), 0)
      return [id, String(page.core.bench_nodes(i, 7))]
    })
    assert.deepEqual(here, native)
  })

  test('a network is refused that is damaged, or for another board', () => {
    const good = emptyNetwork(RECORDS[TURKISH])
    const damaged = Uint8Array.from(good)
    damaged[5000] ^= 1
    const errors = [damaged, good.subarray(0, 5000), good.subarray(0, 0)].map((bytes) => {
      return page.refused(page.network(TURKISH, bytes)).code
    })
    assert.deepEqual(errors, ['network-damaged', 'network-damaged', 'network-foreign'])
    assert.equal(page.refused(page.network(ENGLISH, good)).code, 'network-foreign')
    assert.equal(page.refused(page.core.network(12, 10)).code, 'argument')
    assert.equal(page.refused(page.core.network(0, -1)).code, 'argument')
    assert.equal(page.network(TURKISH, good), 0)
  })
})

const GAMES = `[Event "Café"]
[White "Anna"]
[GameType "22"]
1. 22-18 11-15 2. 18x11 6x15 1-0

[White "Ben"]
1. 11-15 22-18 2. 15x23 1/2-1/2

[FEN "W:W32:B1"]
1. 32-28 (32-27) *
`

describe('games from PDN', () => {
  test('one after another, by the rules they name', () => {
    const games = [...page.games(ENGLISH, GAMES)]
    assert.deepEqual(
      games.map(({ number, line, rules, result, plies }) => [number, line, rules, result, plies]),
      [
        [1, 1, 'italian', '1-0', 4],
        [2, 6, 'english', '1/2-1/2', 3],
        [3, 9, 'english', '*', 1],
      ],
    )
    assert.deepEqual(games[0].tags, { White: 'Anna', Event: 'Café' })
  })

  test('where one is at fault, and the moves up to there', () => {
    const [, bad, last] = page.games(ENGLISH, GAMES, { whole: 1, step: 3 })
    const { code, line, column, ply, text } = bad.fault
    assert.deepEqual([code, line, column, ply, text], ['move-illegal', 7, 19, 2, '15x23'])
    assert.equal(bad.moves.length, 2)
    assert.equal(last.start, 'W:W32:B1')
    assert.equal(last.variations, 1)
    assert.equal(last.fault, undefined)
  })

  test('reading can begin again where a game begins', () => {
    const [, second] = page.games(ENGLISH, GAMES)
    const rest = Buffer.from(GAMES).subarray(second.offset)
    const [again] = page.games(ENGLISH, rest, { whole: 1 })
    assert.deepEqual(again.tags, { White: 'Ben' })
  })

  test('a source that fails, and no text at all', () => {
    assert.equal(page.refused(page.failReading(ENGLISH)).code, 'io')
    assert.equal(page.refused(page.core.pdn_next(0)).code, 'argument')
    assert.equal(page.refused(page.core.pdn_open(12)).code, 'rules-unknown')
    assert.deepEqual([...page.games(ENGLISH, 'Dear reader')].length, 1)
    assert.deepEqual([...page.games(ENGLISH, '')], [])
  })
})

describe('analysis', () => {
  test('each depth is reported, best line first, with chances that add up', () => {
    page.start(TURKISH)
    const { moves } = page.state()
    const { answer, reports } = page.analyse(3, 400)
    assert.equal(answer, 0)
    assert.ok(reports.length > 2)
    for (const [i, { depth, nodes, lines }] of reports.entries()) {
      assert.equal(depth, i + 1)
      assert.ok(nodes > 0)
      assert.equal(lines.length, 3)
      for (const [j, { score, win, draw, loss, plies, move, pv }] of lines.entries()) {
        assert.ok(j === 0 || score <= lines[j - 1].score)
        assert.equal(win + draw + loss, 1000)
        assert.equal(plies, 0)
        assert.equal(pv[0], move.text)
        assert.deepEqual(moves.find(({ effect }) => effect === move.effect), move)
      }
    }
  })

  test('a proven win says in how many plies, and ends the search', () => {
    page.start(TURKISH, 'W:WKd1,Kh1,f3,g3:Ba7')
    const { reports } = page.analyse(1, 0)
    const [{ win, plies, pv }] = reports.at(-1).lines
    assert.equal(win, 1000)
    assert.ok(plies > 0 && plies % 2 === 1)
    assert.ok(pv.length <= plies)
    page.start(TURKISH, 'B:WKd1,Kh1,f3,g3:Ba7')
    const [line] = page.analyse(1, 0).reports.at(-1).lines
    assert.equal(line.loss, 1000)
    assert.equal(line.plies % 2, 0)
  })

  test('so many nodes are the same work each time', () => {
    const look = () => {
      const fresh = open()
      fresh.start(TURKISH)
      return fresh.analyse(1, 0, 5000).reports.map(({ nodes, lines }) => [nodes, lines[0].score])
    }
    const reports = look()
    assert.ok(reports.length > 1)
    assert.ok(reports.at(-1)[0] <= 6000)
    assert.deepEqual(look(), reports)
  })

  test('no more lines than there are moves', () => {
    page.start(TURKISH, 'W:Wa2,d4:Bd5')
    const { lines } = page.analyse(3, 100).reports[0]
    assert.equal(lines.length, 1)
  })

  test('nonsense is refused', () => {
    page.start(TURKISH)
    for (const limits of [[0, 100, 0], [65, 100, 0], [1, -1, 0], [1, 0, -1], [1, 0, NaN]]) {
      assert.equal(page.refused(page.core.analyse(...limits)).code, 'argument')
    }
    page.start(TURKISH)
    page.core.game_end(0, 0)
    assert.equal(page.refused(page.core.analyse(1, 100, 0)).code, 'game-over')
    const empty = open()
    assert.equal(empty.refused(empty.core.analyse(1, 100, 0)).code, 'argument')
  })
})

describe('home-made rule sets', () => {
  const add = (one, text) => {
    one.write(text)
    return one.core.rules_add()
  }

  test('are added after the built-in ones, the same text once', () => {
    const one = open()
    const made = add(one, 'russian,choice:most,size:10,rows:4')
    assert.equal(made, RECORDS.length)
    assert.equal(add(one, 'turkish,kings:short'), made + 1)
    assert.equal(add(one, 'russian,choice:most,size:10,rows:4'), made)
    const { id, size, choice, network } = one.rules(made)
    assert.deepEqual([size, choice, network], [10, ['pieces'], ''])
    assert.equal(id, 'russian,choice:most,size:10,rows:4')
    assert.equal(one.core.rules_count(), RECORDS.length)
  })

  test('are played, searched and looked into', () => {
    const one = open()
    const made = add(one, 'italian,kings:fly,back:yes,choice:free')
    assert.equal(one.start(made), 0)
    const { effect } = one.search(BY_LIMITS, 4, 0, 0, 0)
    assert.equal(one.play(effect), 0)
    assert.equal(one.state().ply, 1)
  })

  test('that leave captures to choose make nothing compulsory', () => {
    const one = open()
    one.start(add(one, 'russian,capture:may'), 'W:WKe1:Bd4,f2,f4')
    const { mustCapture, moves } = one.state()
    assert.equal(mustCapture, false)
    const texts = moves.filter(({ effect }) => effect.startsWith('e1>c3')).map(({ text }) => text)
    assert.deepEqual(texts, ['e1:g3:e5:c3', 'e1-c3'])
    assert.equal(one.play('e1-c3'), 0)
    assert.equal(one.at(0).move.effect, 'e1>c3')
  })

  test('are read without being added', () => {
    const one = open()
    one.write('english,rows:1')
    const { start } = JSON.parse(one.text(one.core.rules_read()))
    assert.equal(start.replace(/[^w]/g, '').length, 4)
    assert.equal(add(one, 'english,rows:2'), RECORDS.length)
  })

  test('are refused with a reason and a place', () => {
    const one = open()
    const fault = one.refused(add(one, 'russian,back:perhaps'))
    assert.deepEqual(fault, { code: 'value', line: 1, column: 14, detail: 'perhaps' })
    assert.equal(one.refused(add(one, 'turkish,size:10')).code, 'rules-board')
    for (let i = 5; i < 69; i++) assert.ok(add(one, `pool,draw:${i}`) > 0)
    assert.equal(one.refused(add(one, 'pool,draw:99')).code, 'memory')
  })
})
