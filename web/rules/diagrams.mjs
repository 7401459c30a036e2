/** The diagrams of a rule set, chosen by its record: position, all its legal moves (a test holds
 * them against the command), what is drawn, the moves shown to who asks on its board, and the squares
 * that the caption names. */

import { placer, reach } from './squares.mjs'

/** Black's pieces that stand aside and take no part; some rule sets end the game where there is one. */
const ASIDE = { straight: 'g8,h8', diagonal: 'b8' }

const paths = (...texts) => texts.map((text) => text.split(' '))

/** Turkish and its like: rows and columns. */
function straight(record) {
  const drawn = (id, fen, moves, shown) => ({ id, fen, moves, paths: paths(...shown) })
  const all = reach('d4', record)
  return {
    man: [
      {
        id: 'manStraight',
        fen: `W:Wd4:B${ASIDE.straight}`,
        moves: ['d4>c4', 'd4>d5', 'd4>e4'],
        paths: paths('d4 c4', 'd4 d5', 'd4 e4'),
      },
    ],
    capture: [
      {
        id: 'takeStraight',
        fen: 'W:Wd4:Bd3,d5,e4',
        moves: ['d4>d6*d5', 'd4>f4*e4'],
        paths: paths('d4 d6', 'd4 f4'),
      },
      drawn('chainStraight', 'W:Wd3:Bd4,e5', ['d3>f5*d4,e5'], ['d3 d5 f5']),
      drawn('atOnce', 'W:WKc1:Bb3,c3,e5,g4', ['c1>a3*b3,c3,e5,g4'], ['c1 c5 g5 g3 a3']),
      drawn(
        'noReversal',
        'W:WKd4:Bd2,d5',
        ['d4>d1*d2', 'd4>d6*d5', 'd4>d7*d5', 'd4>d8*d5'],
        ['d4 d6', 'd4 d1'],
      ),
    ],
    king: [
      drawn('kingStraight', `W:WKd4:B${ASIDE.straight}`, all.map((to) => `d4>${to}`), [
        'd4 d8', 'd4 d1', 'd4 a4', 'd4 h4',
      ]),
      drawn(
        'landStraight',
        'W:WKd2:Bd5,h4',
        ['d2>d6*d5', 'd2>d7*d5', 'd2>d8*d5'],
        ['d2 d6', 'd2 d7', 'd2 d8'],
      ),
      drawn('goOnStraight', 'W:WKd2:Bd5,g7', ['d2>h7*d5,g7'], ['d2 d7 h7']),
    ],
    choice: [
      {
        id: 'longestStraight',
        fen: 'W:Wd3:Bc3,d4,e5',
        moves: ['d3>f5*d4,e5'],
        paths: paths('d3 d5 f5'),
        refused: ['b3'],
      },
    ],
    crown: [
      {
        fen: 'W:Wc6:Bc7,f8',
        ...(record.crowning === 'at-once'
          ? { id: 'crown-at-once', moves: ['c6>g8*c7,f8', 'c6>h8*c7,f8'], paths: paths('c6 c8 g8') }
          : { id: 'crown-at-end-straight', moves: ['c6>c8*c7'], paths: paths('c6 c8') }),
      },
    ],
  }
}

function manTakes({ man }) {
  const back = man.takes.length > man.moves.length
  return {
    id: back ? 'takeBoth' : 'takeForward',
    fen: 'W:Wd4:Bc3,e5',
    moves: back ? ['d4>b2*c3', 'd4>f6*e5'] : ['d4>f6*e5'],
    paths: back ? paths('d4 f6', 'd4 b2') : paths('d4 f6'),
    refused: back ? [] : ['b2'],
  }
}

const CHAIN = {
  id: 'chainDiagonal',
  fen: 'W:Wc1:Bd2,f4',
  moves: ['c1>g5*d2,f4'],
  paths: paths('c1 e3 g5'),
}

function chain({ choice }) {
  const most = choice.includes('pieces')
  return {
    id: most ? 'longest' : 'freeChoice',
    fen: 'W:Wc3:Bb4,d4,d6',
    moves: most ? ['c3>c7*d4,d6'] : ['c3>a5*b4', 'c3>c7*d4,d6'],
    paths: most ? paths('c3 e5 c7') : paths('c3 e5 c7', 'c3 a5'),
    refused: most ? ['a5'] : [],
  }
}

/** Diagonals as far as the larger board goes. */
const BEYOND = ['f6', 'g7', 'h8', 'i9', 'j10']
const LINE = ['d8', 'c9', 'b10']
const DOWN = ['g5', 'h4', 'i3', 'j2']

function kings(record) {
  const { size, king } = record
  const all = {
    id: king.flies ? 'kingFlies' : 'kingSteps',
    fen: `W:WKd4:B${ASIDE.diagonal}`,
    moves: reach('d4', record).map((to) => `d4>${to}`),
    paths: king.flies
      ? paths(`d4 ${BEYOND[size - 6]}`, 'd4 a1', 'd4 a7', 'd4 g1')
      : paths('d4 e5', 'd4 c5', 'd4 c3', 'd4 e3'),
  }
  if (!king.flies)
    return [
      all,
      {
        id: 'kingTakesNear',
        fen: 'W:WKd4:Bc3,e5',
        moves: ['d4>b2*c3', 'd4>f6*e5'],
        paths: paths('d4 f6', 'd4 b2'),
      },
    ]
  const beyond = BEYOND.slice(0, size - 5)
  return [
    all,
    {
      id: 'kingLands',
      fen: 'W:WKb2:Be5',
      moves: beyond.map((to) => `b2>${to}*e5`),
      paths: beyond.map((to) => ['b2', to]),
    },
    {
      id: 'kingGoesOn',
      fen: 'W:WKb2:Be5,e7',
      moves: LINE.slice(0, size - 7).map((to) => `b2>${to}*e5,e7`),
      paths: paths('b2 f6 d8'),
    },
  ]
}

/** Where each criterion of the choice decides, after those before it have not. */
const BY = {
  'by-king': ({ king }) => ({
    id: 'byKing',
    fen: 'W:Wb2,Kg5:Bc3,f6',
    moves: king.flies ? ['g5>d8*f6', 'g5>e7*f6'] : ['g5>e7*f6'],
    paths: king.flies ? paths('g5 e7', 'g5 d8') : paths('g5 e7'),
    refused: ['d4'],
  }),
  kings: ({ man }) => ({
    id: man.sparesKings ? 'mostKings' : 'mostKingsMan',
    fen: `W:W${man.sparesKings ? 'K' : ''}e3:BKd4,b6,f4,f6`,
    moves: ['e3>a7*b6,d4'],
    paths: paths('e3 c5 a7'),
    refused: ['e7'],
  }),
  early: () => ({
    id: 'kingEarly',
    fen: 'W:WKe3:BKd4,Kf6,b6,f4',
    moves: ['e3>a7*b6,d4'],
    paths: paths('e3 c5 a7'),
    refused: ['e7'],
  }),
}

const AT_CROWNING = {
  stops: { fen: 'W:Wb6:Bc7,e7', moves: ['b6>d8*c7'], paths: paths('b6 d8') },
  'at-end': { fen: 'W:Wb6:Bc7,e7', moves: ['b6>f6*c7,e7'], paths: paths('b6 d8 f6') },
  'at-once': {
    fen: 'W:Wb6:Bc7,f6',
    moves: ['b6>g5*c7,f6', 'b6>h4*c7,f6'],
    paths: paths('b6 d8 g5'),
  },
}

/** A king that goes one square takes round in a ring: none of the four can be taken twice. */
const RING = {
  id: 'ring',
  fen: 'W:WKc1:Bb2,b4,d2,d4',
  moves: ['c1>c1*b2,b4,d2,d4'],
  paths: paths('c1 e3 c5 a3 c1'),
}

/** The king takes three and would cross the first again: it may not. */
function lifted({ size, choice }) {
  const ends = DOWN.slice(0, size - 6)
  const shorter = choice.includes('pieces') ? [] : ['g1>g7*e3,f6', 'g1>h8*e3,f6']
  return {
    id: 'atEnd',
    fen: 'W:WKg1:Bd2,d6,e3,f6',
    moves: [...ends.map((to) => `g1>${to}*d6,e3,f6`), ...shorter],
    paths: paths('g1 c5 e7 g5'),
    refused: ['d2'],
  }
}

function diagonal(record) {
  const { man, king, choice } = record
  const spares = {
    id: 'sparesKings',
    fen: 'W:Wd4:BKe5',
    moves: ['d4>c5'],
    paths: paths('d4 c5'),
    refused: ['f6'],
  }
  return {
    man: [
      {
        id: 'manDiagonal',
        fen: `W:Wd4:B${ASIDE.diagonal}`,
        moves: ['d4>c5', 'd4>e5'],
        paths: paths('d4 c5', 'd4 e5'),
      },
    ],
    capture: [
      manTakes(record),
      CHAIN,
      ...(man.sparesKings ? [spares] : []),
      king.flies ? lifted(record) : RING,
    ],
    king: kings(record),
    choice: [chain(record), ...choice.filter((name) => BY[name]).map((name) => BY[name](record))],
    crown: [{ id: `crown-${record.crowning}`, atLastRow: true, ...AT_CROWNING[record.crowning] }],
  }
}

/** The move that a drawn way is of. */
function moveAlong(path, moves) {
  const ends = `${path[0]}>${path.at(-1)}`
  return moves.find((move) => move.split('*')[0] === ends)
}

/** Its squares put where they belong on the record's board; `at` is what captions call them. */
function placed(diagram, record) {
  const place = placer(record, diagram.atLastRow)
  const put = (text) => text.replace(/[a-j]\d+/g, place)
  const sorted = (move) => {
    const [way, taken] = put(move).split('*')
    return taken ? `${way}*${taken.split(',').sort().join()}` : way
  }
  const moves = diagram.moves.map(sorted).sort()
  const drawn = diagram.paths.map((path) => path.map(place))
  return {
    ...diagram,
    fen: put(diagram.fen),
    moves,
    paths: drawn,
    shown: drawn.map((path) => moveAlong(path, moves)),
    refused: (diagram.refused ?? []).map(place),
    place,
  }
}

/** The diagrams by section. */
export function diagramsOf(record) {
  const sections = record.diagonal ? diagonal(record) : straight(record)
  return Object.fromEntries(
    Object.entries(sections).map(([name, list]) => [name, list.map((one) => placed(one, record))]),
  )
}
