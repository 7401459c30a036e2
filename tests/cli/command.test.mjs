// The command from outside: every subcommand, what it writes and how it ends.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'

import { conversation, damier, interrupted, lines, rows, shell, withFile } from './commanding.mjs'

const COMMANDS = [
  'rules', 'moves', 'perft', 'replay', 'play', 'analyse', 'pdn', 'solve', 'bench', 'match',
  'openings', 'hub', 'train', 'tables', 'serve',
]
const OK = 0
const NEGATIVE = 1
const TROUBLE = 2
const INTERRUPTED = 130

const IDS = lines(['rules']).map((line) => line.split(' ')[0])

function refused(args, message) {
  const { status, out, err } = damier(args)
  assert.equal(status, TROUBLE, args.join(' '))
  assert.equal(out, '')
  assert.match(err, message)
}

describe('help', () => {
  test('the overview names every subcommand', () => {
    const { status, out } = damier(['--help'])
    assert.equal(status, OK)
    for (const name of COMMANDS) assert.match(out, new RegExp(`^  ${name} `, 'm'))
    assert.match(out, /Exit status/)
    assert.ok(out.includes(`: ${IDS.length} rule sets`))
  })

  for (const name of COMMANDS)
    test(`${name} --help has a description, its options and examples`, () => {
      const { status, out } = damier([name, 'anything', '--help'])
      assert.equal(status, OK)
      assert.match(out, new RegExp(`^damier ${name}( \\S+)*\n`))
      assert.match(out, /\nOptions:\n/)
      assert.match(out, new RegExp(`\nExamples:\n(.*\n)*.*damier ${name}`))
    })

  test('the quick examples work', () => {
    const help = COMMANDS.map((name) => damier([name, '--help']).out).join('')
    const examples = help.match(/^ {2}(echo|printf|damier rules) .*$/gm)
    assert.ok(examples.length >= 4)
    for (const example of examples) {
      const { status, out } = shell(example.replace('damier', '$DAMIER'))
      assert.equal(status, OK, example)
      assert.match(out, /\S/)
    }
  })

  test('help as a word', () => {
    assert.equal(damier(['help']).out, damier(['--help']).out)
    assert.equal(damier(['help', 'play']).out, damier(['play', '--help']).out)
    refused(['help', 'plya'], /no command 'plya'; did you mean 'play'\?/)
  })

  test('the version', () => assert.match(damier(['--version']).out, /^damier \d+\.\d+\.\d+\n$/))
})

describe('wrong use says what to do', () => {
  const cases = {
    'no command': [[], /which command\?.*--help/],
    'an unknown command': [['perf', 'turkish'], /no command 'perf'; did you mean 'perft'\?/],
    'an unknown rule set': [['perft', 'turkisch', '1'], /did you mean 'turkish'\?.*damier rules/],
    'the beginning of a name': [['moves', 'inter'], /did you mean 'international'\?/],
    'nothing like it': [['moves', 'chess'], /no rule set 'chess'; 'damier rules' lists them/],
    'an unknown option': [['perft', 'turkish', '1', '--thread=2'], /did you mean '--threads'\?/],
    'too few words': [['perft', 'turkish'], /ID DEPTH/],
    'too many words': [['moves', 'turkish', 'x'], /too much/],
    'words where there are none': [['bench', '3'], /too much is given: damier bench; /],
    'a single dash': [['perft', 'turkish', '1', '-fen'], /no option '-fen'; did you mean '--fen'/],
    'a missing value': [['analyse', 'turkish', '--depth'], /--depth needs a value/],
    'a value too many': [['rules', '--json=yes'], /--json takes no value/],
    'letters for a number': [['perft', 'turkish', '3x'], /DEPTH is a whole number from 0 to 99/],
    'a number too large': [['perft', 'turkish', '100'], /from 0 to 99, not '100'/],
    'a number far too large': [['perft', 'turkish', '99999999999999999999'], /from 0 to 99/],
    'a negative number': [['perft', 'turkish', '-1'], /DEPTH is a whole number from 0 to 99, not '-1'/],
    'a sign': [['bench', '--depth', '+3'], /--depth is a whole number/],
    'seconds too fine': [['analyse', 'turkish', '--time', '0.0001'], /number of seconds/],
    'a faulty position': [['perft', 'turkish', '1', '--fen', 'W:Wz9'], /--fen, column 4/],
    'an unknown level': [['play', 'turkish', '--level', 'stron'], /did you mean 'strong'\?/],
    'a level too high': [['play', 'turkish', '--level', '11'], /there are 1 to 10/],
    'an unknown side': [['play', 'turkish', '--side', 'red'], /white, black, both or none/],
    'no rule set for PDN': [['pdn', 'check', 'x.pdn'], /--rules ID/],
    'an unknown PDN action': [['pdn', 'mend', 'x', '--rules', 'english'], /pdn check or pdn show/],
    'no page to serve': [
      ['serve', '--root', '/nonexistent', '--port', '0'],
      /^damier: the page cannot be read \(\/nonexistent: No such file or directory\)$/m,
    ],
    'half a position': [
      ['perft', 'turkish', '1', '--fen', 'W:Wd4'],
      /the text ends too early \(Black's pieces are missing\)/,
    ],
    'no folder to train in': [
      ['train', 'turkish', '--dir', '/dev/null/x'],
      /^damier: reading or writing failed \(\/dev\/null\/x: Not a directory\)$/m,
    ],
  }
  for (const [name, [args, message]] of Object.entries(cases))
    test(name, () => refused(args, message))

  test('messages cannot steer a terminal', () => {
    assert.match(damier(['moves', '\x1b[31mred']).err, /^damier: no rule set '\?\[31mred'/)
    assert.match(damier(['moves', '\x9b31mred']).err, /^damier: no rule set '\?31mred'/)
    const byte = shell("$DAMIER moves \"$(printf '\\23331mred')\"")
    assert.match(byte.err, /^damier: no rule set '\?31mred'/)
    const nothing = shell("$DAMIER moves \"$(printf '\\355\\240\\200 \\364\\220\\200\\200 \\377')\"")
    assert.match(nothing.err, /^damier: no rule set '\?\?\? \?\?\?\? \?'/)
    assert.match(damier(['moves', 'Афон é']).err, /^damier: no rule set 'Афон é'/)
  })
  test('options stand anywhere, "--" ends them', () => {
    assert.match(damier(['perft', '--fen', 'W:Wa3:Bh6', 'turkish', '1']).out, /^1 2 /)
    assert.match(damier(['perft', '--fen=W:Wa3:Bh6', '--', 'turkish', '1']).out, /^1 2 /)
  })
})

describe('rules', () => {
  test('lists twelve rule sets', () => assert.equal(IDS.length, 12))

  test('the list and the records as JSON agree', () => {
    const list = JSON.parse(damier(['rules', '--json']).out)
    assert.deepEqual(list.map((record) => record.id), IDS)
    for (const record of list) {
      assert.deepEqual(JSON.parse(damier(['rules', record.id, '--json']).out), record)
      assert.equal(record.squares.length, record.size ** 2)
      assert.equal(record.start.length, record.size ** 2)
      assert.match(record.source, /\S/)
    }
  })

  test('a record in words', () => {
    const turkish = damier(['rules', 'turkish']).out
    assert.match(turkish, /^board +8x8, all 64 squares$/m)
    assert.match(turkish, /^man moves +one square straight forward or sideways$/m)
    assert.match(turkish, /^draw +50 moves each without a capture or the advance of a man$/m)
    const italian = damier(['rules', 'italian']).out
    assert.match(italian, /^man takes .*never a king$/m)
    assert.match(italian, /^capture .*most pieces;.* by a king;.* most kings;.* earliest$/m)
    assert.match(damier(['rules', 'turkish-dama']).out, /^ending +1 king against 1 man: won/m)
    const russian = damier(['rules', 'russian']).out
    assert.match(russian, /^draw .*2 or 3 pieces \(at least 1 king\) against 1 king on the long diag/m)
  })
})

describe('moves', () => {
  const recorded = IDS.filter((id) => !['turkish-ludoteka', 'portuguese'].includes(id))
  for (const id of recorded)
    test(`${id}: the recorded positions`, () => {
      const table = rows(`vectors/${id}.tsv`)
      const input = table.map(([fen]) => `${fen}\n`).join('')
      assert.deepEqual(lines(['moves', id], { input }), table.map(([, moves]) => moves ?? ''))
    })

  test('a bad line costs an empty line, a message and the exit status', () => {
    const input = 'W:Wd4:Bd5,Kh8\r\nnonsense\n\nW:Wd4,d4:Bh8\nW:Wa3\0:Bh6\nW:Wa3:Bh6'
    const { status, out, err } = damier(['moves', 'turkish'], { input })
    assert.equal(status, NEGATIVE)
    assert.equal(out, 'd4>d6*d5\n\n\n\n\na3>a4 a3>b3\n')
    assert.match(err, /^damier: line 2, column 1: /m)
    assert.match(err, /^damier: line 3, column 1: the text ends too early$/m)
    assert.match(err, /^damier: line 4, column 7: two pieces on one square/m)
    assert.match(err, /^damier: line 5, column 6: unexpected character \(a NUL byte\)$/m)
  })

  test('a line longer than allowed is refused, the next one answered', () => {
    const input = `${'a'.repeat(2 ** 24 + 9)}\nW:Wa3:Bh6\n`
    const { status, out, err } = damier(['moves', 'turkish'], { input })
    assert.equal(status, NEGATIVE)
    assert.equal(out, '\na3>a4 a3>b3\n')
    assert.match(err, /longer than allowed/)
  })

  test('answers each line before it reads the next', async () => {
    const talk = conversation(['moves', 'turkish'])
    assert.equal(await talk.ask('W:Wa3:Bh6\n'), 'a3>a4 a3>b3\n')
    assert.equal(await talk.ask('W:Wd4:Bd5\n'), 'd4>d6*d5\n')
    assert.equal(await talk.end(), OK)
  })
})

describe('replay', () => {
  for (const id of ['brazilian', 'english', 'italian', 'turkish', 'turkish-dama'])
    test(`${id}: the recorded endings`, () => {
      const table = rows(`endings/${id}.tsv`)
      const input = table.map(([fen, moves]) => `${fen}\t${moves}\n`).join('')
      assert.deepEqual(lines(['replay', id], { input }), table.map((row) => row[2]))
    })

  test('says where a game goes wrong', () => {
    const input = [
      'start\td3>d4 d6>d5 d4>d5',
      'start\td3>d4 d4>d5',
      'B:Wa3:B\ta3>a4',
      'W:Wa9:Bh8\ta3>a4',
      'start',
      'start\td3>d4\texpected',
    ].join('\n')
    const { status, out } = damier(['replay', 'turkish'], { input })
    const answers = out.split('\n')
    assert.equal(status, NEGATIVE)
    assert.match(answers[0], /^2 \? d4>d5: not a legal move/)
    assert.match(answers[1], /^1 \? d4>d5: /)
    assert.match(answers[2], /^0 \? a3>a4: the game is over \(1-0 no-pieces\)$/)
    assert.match(answers[3], /^0 \? column 4: no such square/)
    assert.equal(answers[4], '0 * -')
    assert.equal(answers[5], '1 * -')
  })
})

describe('perft', () => {
  const expected = rows('perft.tsv').filter(([, fen, depth]) => fen === 'start' && depth === '5')

  test('the last line is DEPTH MOVES SECONDS MOVES/S', () => {
    assert.ok(expected.length > 0)
    for (const [id, , depth, moves] of expected) {
      const line = lines(['perft', id, depth]).at(-1)
      assert.match(line, new RegExp(`^${depth} ${moves} \\d+\\.\\d+ \\d+$`), id)
    }
  })

  test('table, threads and divide change nothing', () => {
    const [id, , depth, moves] = expected.find(([name]) => name === 'turkish')
    const options = [['--hash', '8'], ['--threads', '2'], ['--hash', '8', '--threads', '3']]
    for (const option of options)
      assert.equal(lines(['perft', id, depth, ...option])[0].split(' ')[1], moves)
    const divided = lines(['perft', id, depth, '--divide'])
    const shared = lines(['perft', id, depth, '--divide', '--hash', '8'])
    assert.deepEqual(shared.slice(0, -1), divided.slice(0, -1))
    const parts = divided.slice(0, -1).map((line) => line.split(' '))
    assert.equal(parts.reduce((sum, [, count]) => sum + Number(count), 0), Number(moves))
    assert.deepEqual(parts.map(([effect]) => effect), parts.map(([effect]) => effect).sort())
  })

  test('depth 0, no legal move', () => {
    assert.match(damier(['perft', 'turkish', '0']).out, /^0 1 /)
    assert.match(damier(['perft', 'turkish', '4', '--fen', 'W:W:Bh8']).out, /^4 0 /)
  })

  test('Ctrl-C stops it', async () => {
    const { status, err } = await interrupted(['perft', 'turkish', '40'], 'SIGINT')
    assert.equal(status, INTERRUPTED)
    assert.match(err, /stopped before the end/)
  })
})

describe('analyse', () => {
  const WINS = ['--fen', 'W:Wd4,d2:Bd5', '--depth', '5']

  test('a line for each depth, then the best move', () => {
    const output = lines(['analyse', 'turkish', '--depth', '4'])
    assert.match(output[0], /^depth +1 +score [+-]\d+\.\d\d +nodes \d+ /)
    assert.match(output.at(-1), /^best \S+ \([a-h]\d>[a-h]\d\)$/)
  })

  test('as JSON, with a proven win', () => {
    const found = JSON.parse(damier(['analyse', 'turkish', ...WINS, '--json']).out)
    assert.equal(found.effect, 'd4>d6*d5')
    assert.equal(found.rules, 'turkish')
    assert.equal(found.side, 'w')
    assert.ok(found.score >= 29000)
    assert.equal(found.pv[0], 'd4xd6')
  })

  test('the start by its name', () =>
    assert.deepEqual(
      lines(['analyse', 'turkish', '--depth', '3', '--fen', 'start']).at(-1),
      lines(['analyse', 'turkish', '--depth', '3']).at(-1),
    ))

  test('several lines, best first', () => {
    const three = ['analyse', 'turkish', '--depth', '5', '--lines', '3']
    const output = lines(three)
    assert.equal(output.length, 5 * 3 + 1)
    assert.match(output[2], /^depth +1 +line 3 +score /)
    const found = JSON.parse(damier([...three, '--threads', '2', '--json']).out)
    assert.equal(found.lines.length, 3)
    assert.equal(found.lines[0].effect, found.effect)
    assert.equal(new Set(found.lines.map((line) => line.effect)).size, 3)
    assert.ok(found.lines[0].score >= found.lines[2].score)
    assert.equal(typeof found.lines[2].pv[0], 'string')
  })

  test('limits by nodes and by time', () => {
    const few = JSON.parse(damier(['analyse', 'english', '--nodes', '5000', '--json']).out)
    assert.ok(few.nodes < 20000)
    const brief = JSON.parse(damier(['analyse', 'english', '--time', '0.1', '--json']).out)
    assert.ok(brief.ms < 2000)
  })

  test('a position without a legal move', () => {
    const { status, err } = damier(['analyse', 'turkish', '--fen', 'W:W:Bh8'])
    assert.equal(status, NEGATIVE)
    assert.match(err, /the game is over/)
  })

  test('Ctrl-C shows the best move so far', async () => {
    const { status, out } = await interrupted(['analyse', 'turkish', '--time', '600'], 'SIGINT')
    assert.equal(status, OK)
    assert.match(out, /\nbest \S+ \(\S+\)\n$/)
  })
})

describe('play', () => {
  const QUICK = ['--level', 'easy', '--seed', '1', '--ascii']

  test('moves, words, an illegal move and a machine that answers', () => {
    const input = ['d3-d4', 'moves', 'nonsense', 'hint', 'undo', 'undo', 'level strong', 'quit']
    const { status, out } = damier(['play', 'turkish', ...QUICK], { input: input.join('\n') })
    assert.equal(status, OK)
    assert.match(out, /Black plays \S+/)
    assert.match(out, /\[b\]/)
    assert.match(out, /'moves' lists the legal ones/)
    assert.match(out, /try \S+/)
    assert.match(out, /there is no move to take back/)
    assert.match(out, /level strong/)
    assert.ok(!out.includes('\x1b'), 'no colours outside a terminal')
  })

  const said = (input) =>
    damier(['play', 'turkish', ...QUICK, '--side', 'both'], { input: `${input}\n` })
      .out.trim().split('\n').at(-1)

  test('words that are none', () => {
    assert.match(said('hnt'), /^no such word 'hnt'; did you mean 'hint'\? 'help' lists/)
    assert.match(said('xyzzy on'), /^no such word 'xyzzy'; 'help' lists/)
    assert.match(said('%'), /^no such word '%'; 'help' lists/)
  })

  test('moves that are none', () => {
    for (const text of ['c3', 'd3 :', 'c3-d4!x', '3%'])
      assert.ok(said(text).startsWith(`a move is like c3-d4 or 22-18, not '${text}';`), said(text))
  })

  test('other words and spellings', () => {
    assert.match(said('?'), /^ {2}quit {2,}leave$/)
    assert.ok(!said('exit\nhelp').includes('leave'), 'nothing is read after exit')
    for (const text of ['B3 B4', 'b3\tb4', 'B3-B4', 'b3 - b4', 'B3>B4'])
      assert.match(said(`${text}\nFEN`), /^B:W.*,b4:/, text)
    assert.match(said('b3 b4!\nfen'), /^B:W.*,b4:/)
  })

  test('numbers and a blank', () => {
    const { out } = damier(['play', 'english', ...QUICK, '--side', 'both'], { input: '11 15\nfen\n' })
    assert.match(out, /^W:W.*:B.*,15$/m)
  })

  test('two people, to the end', () => {
    const input = 'd4xd6\nfen\nundo\nd4>d6*d5\n'
    const { out } = damier(['play', 'turkish', '--side', 'both', '--fen', 'W:Wd4:Bd5'], { input })
    assert.match(out, /1-0: White has won \(no-pieces\)/)
    assert.match(out, /^B:Wd6:B$/m)
    assert.equal(out.match(/White has won/g).length, 2)
  })

  test('a numbered board shows its numbers', () => {
    const { out } = damier(['play', 'english', '--ascii', '--side', 'both'], { input: 'quit\n' })
    assert.match(out, / 1b .* 2b .* 3b .* 4b /)
    assert.match(out, /29w .*30w .*31w .*32w /)
  })

  test('the machine against itself comes to an end', () => {
    const fen = 'W:Wd4,Ka1:Bd7,Kh8'
    const { out } = damier(['play', 'turkish', ...QUICK, '--side', 'none', '--fen', fen])
    assert.match(out, /^(1-0|0-1|1\/2-1\/2): /m)
  })

  test('a draw is refused at the start and agreed on late; two people agree', () => {
    const offered = (input, ...more) =>
      damier(['play', 'turkish', ...QUICK, ...more], { input: `${input}\n` }).out
    assert.match(offered('draw'), /^no, the machine wants to play on$/m)
    assert.match(offered('draw', '--fen', 'W:WKa1,Kc1:BKh8,Kf8'), /a draw \(agreement\)/)
    assert.match(offered('draw', '--side', 'both'), /a draw \(agreement\)/)
    assert.match(offered('draw\ndraw', '--side', 'both'), /the game is over/)
  })

  test('a lost game is given up by a strong machine, played out by a weak one', () => {
    const fen = 'W:Wd3,e3,f3:BKa7,Kb7,b6,c6,f6,h6,a5'
    const played = (level) =>
      damier(['play', 'turkish', '--ascii', '--side', 'none', '--seed', '2', '--level', level,
        '--fen', fen]).out
    assert.match(played('7'), /0-1: Black has won \(resignation\)/)
    assert.match(played('easy'), /0-1: Black has won \(no-(pieces|moves)\)/)
  })

  test('words and moves may stand between tabs', () => {
    const { out } = damier(['play', 'turkish', ...QUICK], { input: '\tlevel\teasy\t\n\ta3-a4\t\nquit\n' })
    assert.match(out, /^level easy;/m)
    assert.match(out, /^Black plays /m)
  })

  test('colours and a prompt in a terminal', () => {
    const line = 'echo quit | TERM=xterm script -qec "LC_ALL=C.UTF-8 $DAMIER play turkish" /dev/null'
    const { out } = shell(line)
    assert.match(out, /\x1b\[48;5;/)
    assert.match(out, /⛀[^]*⛂|⛂[^]*⛀/, 'and no need of them to tell the sides apart')
    assert.match(out, /White> /)
    assert.ok(!shell(`NO_COLOR=1 ${line.slice(12)}`).out.includes('\x1b['))
  })
})

describe('pdn', () => {
  const GOOD = '[Event "one"]\n[Result "*"]\n\n1. 11-15 23-19 2. 8-11 {a remark} 22-17 *\n\n'
  const BAD = '[Event "two"]\n\n1. 11-15 23-19 2. 15-30 *\n\n'

  test('check: good games', () => {
    const { status, out } = withFile(GOOD + GOOD, (path) =>
      damier(['pdn', 'check', '--rules', 'english', path]),
    )
    assert.equal(status, OK)
    assert.equal(out, 'games 2, replayed 2, faults 0\n')
  })

  test('check: a faulty game in one line, with file, line, game, ply, move and reason', () => {
    const { status, out } = damier(['pdn', 'check', '--rules', 'english', '-'], {
      input: GOOD + BAD + GOOD,
    })
    const [fault, totals] = out.split('\n')
    assert.equal(status, NEGATIVE)
    assert.match(fault, /^-:8:19: game 2, ply 3, 15-30: not a legal move/)
    assert.equal(totals, 'games 3, replayed 2, faults 1')
  })

  test('check: notes on what is odd but no fault', () => {
    const other = '[GameType "20"]\n[Result "1-0"]\n\n1. 11-15 23-19 0-1\n\n'
    const won = '[GameType "21,B,8,8,N1,0"]\n[FEN "W:W14:B10"]\n\n1. 14x7 0-1\n'
    const { status, out, err } = damier(['pdn', 'check', '--rules', 'english', '-'], {
      input: other + other + won,
    })
    assert.equal(status, OK)
    assert.equal(out, 'games 3, replayed 3, faults 0\n')
    assert.deepEqual(err.trim().split('\n'), [
      '-:1: game 1: note: the file says GameType 20, the rules of english have 21',
      '-:1: game 1: note: the Result tag says 1-0, the end of the moves 0-1',
      '-:6: game 2: note: the Result tag says 1-0, the end of the moves 0-1',
      '-:11: game 3: note: the file says 0-1, the board 1-0 (no-pieces)',
    ])
  })

  test('check: an unreadable file beside a good one', () => {
    const { status, out, err } = withFile(GOOD, (path) =>
      damier(['pdn', 'check', '--rules', 'english', '/nonexistent', '/', path]),
    )
    assert.equal(status, TROUBLE)
    assert.equal(out, 'games 1, replayed 1, faults 0\n')
    assert.match(err, /\/nonexistent: No such file/)
    assert.match(err, /\/: Is a directory/)
  })

  test('show: tags, moves, comments, result, last position', () => {
    const { status, out } = damier(['pdn', 'show', '--rules', 'english', '-'], { input: GOOD })
    assert.equal(status, OK)
    assert.match(out, /^game 1, line 1\n {2}Event: one\n/)
    assert.match(out, /^ {2}1\. 11-15 23-19 2\. 8-11\n {4}a remark\n {2}22-17\n/m)
    assert.match(out, /^ {2}end: B:W17,19,/m)
    assert.match(out, /^ {2}result: \* in the file, \* - on the board after 4 plies$/m)
  })

  test('noise is no crash', () => {
    const input = Buffer.from(Array.from({ length: 50000 }, (_, i) => (i * 7919 * i) & 255))
    const { status, out } = damier(['pdn', 'check', '--rules', 'turkish', '-'], { input })
    assert.ok(status === NEGATIVE || status === OK)
    assert.match(out, /games \d+, replayed \d+, faults \d+\n$/)
  })
})

describe('bench', () => {
  test('a line for each rule set and a total; the same nodes each time', () => {
    const first = lines(['bench', '--depth', '5']).map((line) => line.split(' '))
    const second = lines(['bench', '--depth', '5']).map((line) => line.split(' '))
    assert.deepEqual(first.map(([id]) => id), [...IDS, 'total'])
    assert.deepEqual(first.map(([, nodes]) => nodes), second.map(([, nodes]) => nodes))
    const nodes = first.map(([, count]) => Number(count))
    assert.equal(nodes.slice(0, -1).reduce((sum, count) => sum + count), nodes.at(-1))
  })
})

describe('train', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damier-train-'))
  after(() => rmSync(folder, { recursive: true }))
  const SMALL = '--samples 20000 --nodes 50 --threads 1'

  test('a full disk: the file and the reason', () => {
    const { status, err } = shell(
      `ulimit -f 8; $DAMIER train english --dir ${folder} ${SMALL}`,
    )
    assert.equal(status, TROUBLE)
    assert.ok(err.includes(`(${folder}/1.samples: `), err)
    assert.match(err, /1\.samples: (No space left on device|File too large)\)$/m)
  })

  test('a folder of other rules is refused', () => {
    const before = readFileSync(join(folder, '1.samples'))
    const { status, err } = damier(['train', 'turkish', '--dir', folder])
    assert.equal(status, TROUBLE)
    assert.ok(err.endsWith(`(${folder}: made for the rules of english)\n`), err)
    assert.deepEqual(readFileSync(join(folder, '1.samples')), before)
  })
})

describe('run', () => {
  for (const [words, message] of [
    ['--portal=5', /no option '--portal=5'/],
    ['--port=70000', /--port is a whole number from 0 to 65535, not '70000'/],
    ['--port x', /not 'x'/],
    ['--host', /--host needs a value/],
    ['page', /no option 'page'/],
  ])
    test(`${words} is refused before anything is built`, () => {
      const { status, out, err } = shell(`./run ${words}`)
      assert.equal(status, TROUBLE)
      assert.equal(out, '')
      assert.match(err, message)
    })
})

describe('output that cannot be written', () => {
  test('a closed standard output is no other file', () => {
    const { status, err } = shell('$DAMIER rules >&-')
    assert.equal(status, TROUBLE)
    assert.match(err, /standard output: writing failed: Bad file descriptor/)
  })

  for (const args of ['rules', 'perft turkish 3', 'rules --json', 'moves turkish', '--help'])
    test(args, () => {
      const { status, err } = shell(`echo W:Wa3:Bh6 | $DAMIER ${args} >/dev/full`)
      assert.equal(status, TROUBLE)
      assert.match(err, /standard output: writing failed: No space left/)
    })
})
