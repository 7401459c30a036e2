/** The rules pages in English. Names in {braces} are filled in: {d4} is a square of the diagram, by
 * the name that it has in the rule set; {men}, {rows}, {size}, {rules}, {n} come from the record. */

export const en = {
  title: '{rules}: the rules · damier',
  allRules: 'All rule sets',
  languages: 'Languages',
  onThisPage: 'On this page',
  strong: 'Strong type marks what differs.',
  index: {
    title: 'The rules of draughts',
    lead: 'Twelve ways to play draughts, each explained with diagrams and set beside the others.',
  },
  headings: {
    aim: 'Aim',
    board: 'Board and start',
    man: 'How a man moves',
    capture: 'Capturing',
    king: 'The king',
    choice: 'Which capture must be played',
    crown: 'Crowning',
    end: 'How it ends',
    summary: 'In short',
    comparison: 'Beside the other rule sets',
    tips: 'Tips',
    questions: 'Questions and answers',
    sources: 'House rules and sources',
  },
  say: {
    aim: 'Leave your opponent without a move: take all the pieces, or block those that are left. Whoever has to move and cannot has lost.',
    'board-plain':
      'The board has {size} by {size} squares and all of them are used; their colour does not matter.',
    'board-a1':
      'The board has {size} by {size} squares, and only the dark ones are used. Each player has a dark corner at the left hand.',
    'board-b1':
      'The board has {size} by {size} squares, and only the dark ones are used. Each player has a dark corner at the right hand.',
    start: 'Each side has {men} men, on the dark squares of the {rows} rows nearest to its player.',
    startPlain:
      'Each side has {men} men, on all squares of its second and third row. The row at the edge stays empty.',
    startCaption: 'The start, with the names of the squares. White is below.',
    'first-w': 'White moves first, then the two take turns. Passing is not allowed.',
    'first-b': 'Black moves first, then the two take turns. Passing is not allowed.',
    'naming-algebraic': 'Squares are named by file and rank, from a1 at White’s lower left.',
    'naming-upper-left':
      'The squares that are used have numbers, counted along the rows from White’s upper left.',
    'naming-lower-right':
      'The squares that are used have numbers, counted leftwards along the rows and upwards, from White’s lower right.',
    'man-straight': 'A man goes one square straight ahead or sideways, to an empty square. It never goes diagonally and never back.',
    'man-diagonal': 'A man goes one square diagonally forward, to an empty square. It never steps back.',
    take: 'A man captures by jumping over an enemy piece that stands next to it, to the empty square right behind.',
    'takes-straight': 'A man captures straight ahead and sideways, not backward.',
    'takes-forward': 'A man captures forward only.',
    'takes-both': 'A man captures forward and backward, though without a capture it only goes forward.',
    spares: 'A man can never take a king, not even in the middle of a chain.',
    takesKings: 'A man takes men and kings alike.',
    compulsory: 'Capturing is compulsory: if you can capture, you must.',
    huffing: 'A move that leaves a capture out is not accepted here, so no piece is lost as a penalty for it.',
    chain: 'If the piece can capture again from where it has landed, it goes on in the same move, and may change direction, until it can capture no more. You may not stop halfway.',
    'lifted-at-once':
      'A taken piece leaves the board at once, before the next jump. A later jump of the same chain may cross its square or stop there, and a square may be visited more than once.',
    'lifted-at-end':
      'Taken pieces stay on the board until the move has ended, and none can be jumped twice. Empty squares may be crossed again.',
    noReversal: 'From one jump to the next the piece may not turn straight back, by 180 degrees.',
    'king-straight': 'A king goes any distance along its row or its column, forward, backward and sideways, over empty squares.',
    'king-flies': 'A king flies: it goes any distance along a diagonal, forward and backward, over empty squares.',
    'king-steps':
      'A king goes one square diagonally, forward and backward, and captures a piece next to it in any of the four directions. It does not fly.',
    kingTakes:
      'It captures from a distance: one enemy piece with only empty squares before it and at least one empty square behind. It may land on any empty square beyond, as far as the next piece.',
    kingGoesOn:
      'If it can go on capturing from one of those squares, it must land on such a square.',
    'choice-free':
      'If several captures are possible you choose freely, also a shorter one. Only a chain once begun has to be finished.',
    'choice-pieces':
      'If several captures are possible, one that takes the most pieces must be played. Men and kings count the same, and it makes no difference which piece captures. Between equals you choose.',
    'choice-pieces-kings':
      'If several captures are possible, one that takes the most pieces must be played. If some take equally many, one that takes the most kings. If that is equal too, you choose.',
    'choice-by-king':
      'If a king can capture, a king must capture; which of its captures you choose. If only men can, you choose freely. The number of pieces does not matter, but a chain has to be finished.',
    'choice-pieces-by-king-kings-early':
      'If several captures are possible, four tests are applied in this order until one capture is left. First: the most pieces. Second: with a king rather than with a man. Third: the most kings taken. Fourth: the chain that meets a king earliest, compared piece by piece. If captures are still equal after that, you choose.',
    crown: 'A man that ends its move on the row farthest from its player becomes a king. It is marked by a second piece on top, here also by a crown.',
    'crowning-stops':
      'A man that reaches the last row by a capture becomes a king and its move ends there, even if it could capture on as a king.',
    'crowning-at-end':
      'A man that reaches the last row in the middle of a chain and can capture on goes on as a man. It becomes a king only if the move ends on the last row.',
    'crowning-at-once':
      'A man that reaches the last row in the middle of a chain becomes a king at once and goes on capturing as a king in the same move.',
    end: 'A player who has to move and has no legal move loses: with no pieces left, or with all of them blocked. That comes before any draw.',
    draws: 'A draw can be agreed: one side offers, the other accepts. The draws in the list end the game by themselves; nobody has to claim them. Moves are counted for each side.',
    'ending-king-against-man':
      'One king against one man is won by the king. It is decided when the position arises, unless the side to move can capture.',
    'ending-one-piece-each': 'One piece each, men or kings, is a draw at once.',
    'tip-offer':
      'Because capturing is compulsory, you can lead your opponent’s pieces: offer one, and take two in return. Before each move, look at what it will force.',
    'tip-count': 'Count before you touch: the longest chain is often not the one you saw first, and your opponent must take it too.',
    'tip-choose': 'You may choose the smaller capture. Look where your piece will stand afterwards, and what can take it back.',
    'tip-flying': 'A king is worth several men. Giving two or three men to get the first king is often a good bargain.',
    'tip-near': 'Keep men on your back row for a while: as long as they stand there, your opponent has a hard way to a king.',
    'tip-through': 'Look at chains that touch the last row: what happens there decides many games.',
  },
  captions: {
    'manStraight': 'The man on {d4} may go to {c4}, {d5} or {e4}.',
    'takeStraight': 'The man takes {d5} or {e4}, whichever you like. It cannot take {d3} behind it.',
    'chainStraight': 'After {d4} the man stands on {d5} and takes {e5} as well: one move, two pieces.',
    'atOnce': 'The king takes {c3}, {e5} and {g4}. As {c3} is empty by then, it crosses that square and takes {b3}: four pieces.',
    'noReversal': 'From {d6} the king would have to turn straight back to take {d2}. It may not, so it takes one piece: {d5} or {d2}.',
    'kingStraight': 'The king may go to any square of its row and its column.',
    'landStraight': 'The king takes {d5} and lands on {d6}, {d7} or {d8}.',
    'goOnStraight': 'It must land on {d7}, because from there it takes {g7} as well.',
    'longestStraight': 'Ahead the man takes two, sideways to {b3} only one. The two must be taken.',
    'manDiagonal': 'The man on {d4} may go to {c5} or {e5}.',
    'takeForward': 'The man takes {e5}. It cannot take {c3} behind it.',
    'takeBoth': 'The man takes {e5} in front of it, or {c3} behind it.',
    'chainDiagonal': 'After {d2} the man stands on {e3} and takes {f4} as well: one move, two pieces.',
    'sparesKings': 'A man cannot take the king on {e5}. It goes to {c5}.',
    'ring': 'The king takes four pieces and is back on {c1}. All four still stand, but none can be taken twice.',
    'atEnd': 'After three pieces the king on {g5} cannot take {d2}: {e3} is taken but still stands in the way.',
    'kingSteps': 'The king may go one square in each of four directions.',
    'kingFlies': 'The king may go to any square of both diagonals.',
    'kingTakesNear': 'The king takes {e5} in front of it, or {c3} behind it.',
    'kingLands': 'The king takes {e5} from a distance and lands on any square behind it.',
    'kingGoesOn': 'It must land on {f6}, because from there it takes {e7} as well.',
    'longest': 'Most pieces: to {c7} the man takes two, to {a5} only one. The two must be taken.',
    'freeChoice': 'The man may take two and end on {c7}, or one and end on {a5}. It may not stop after the first of the two.',
    'byKing': 'With a king: king and man could both take one piece. The king must do it.',
    'mostKings': 'Most kings: two pieces either way. To {a7} one of them is a king, to {e7} none is.',
    'mostKingsMan': 'Most kings: two pieces either way. To {a7} one of them is a king, to {e7} none is.',
    'kingEarly': 'King met first: one king either way. To {a7} it is met first, to {e7} second.',
    'crown-stops': 'Crowned on the last row, and the move ends there, though a king could go on.',
    'crown-at-end': 'On the last row the man can still take: it goes on as a man and is not crowned.',
    'crown-at-once': 'On the last row the man becomes a king, and as a king takes a second piece from a distance.',
    'crown-at-end-straight': 'On {c8} it is still a man, and {f8} is out of its reach. The move ends there, so now it is crowned.',
  },
  compareRows: {
    board: 'Board',
    men: 'Men a side',
    first: 'First move',
    takes: 'A man takes',
    takesKings: 'A man takes a king',
    king: 'The king',
    choice: 'Which capture',
    crowning: 'A man reaches the last row in a chain',
    lifted: 'Taken pieces leave',
    progress: 'A draw without progress',
  },
  compare: {
    yes: 'yes',
    no: 'no',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, every square',
    'cmp-board-a1': '{size} × {size}, dark corner left',
    'cmp-board-b1': '{size} × {size}, dark corner right',
    'cmp-first-w': 'White',
    'cmp-first-b': 'Black',
    'cmp-takes-straight': 'forward, sideways',
    'cmp-takes-forward': 'forward',
    'cmp-takes-both': 'forward, back',
    'cmp-king-straight': 'flies, rows and columns',
    'cmp-king-flies': 'flies, diagonals',
    'cmp-king-steps': 'one step',
    'cmp-choice-free': 'any',
    'cmp-choice-pieces': 'most',
    'cmp-choice-pieces-kings': 'most; most kings',
    'cmp-choice-by-king': 'a king, if one can',
    'cmp-choice-pieces-by-king-kings-early': 'most; with a king; most kings; king first',
    'cmp-crowning-stops': 'crowned, move ends',
    'cmp-crowning-at-end': 'goes on as a man',
    'cmp-crowning-at-once': 'goes on as a king',
    'cmp-at-once': 'at once',
    'cmp-at-end': 'at the end',
    'cmp-progress-capture-man-move': '{n} moves each of kings only, none taken',
    'cmp-progress-capture-man-advance': '{n} moves each, none taken, no man forward',
    'cmp-progress-capture-crowning': '{n} moves each, none taken or crowned',
  },
  questions: {
    'q-must': 'Must I capture?',
    'q-choose': 'There are several captures. May I choose?',
    'q-back': 'May a man capture backward?',
    'q-king': 'May a man take a king?',
    'q-far': 'How far does a king go?',
    'q-crown': 'What happens when a man reaches the last row during a capture?',
    'q-first': 'Who moves first?',
    'q-blocked': 'What if I have pieces but no move?',
  },
  shared: [
    'An old house rule lets a player “huff” a piece that failed to capture. Here a capture that is due must be played.',
    'Some rule books let a player claim a draw by repetition. Here the third time ends the game by itself.',
  ],
  sets: {
    turkish: {
      lead: 'Dama: men go straight ahead and sideways on all 64 squares, and a king rules whole rows and columns.',
      tips: [
        'Sideways moves let you wait. They do not stop the count towards a draw; only a man that goes forward and a capture do.',
        'Keep your men close together: a gap behind a man is what a capture needs.',
      ],
      sources: [
        'Three sets of house rules are offered here. This one follows the rules page of Kondavo: a man goes on as a man in a chain over the last row.',
        'The Dama rules crown such a man at once; the Ludoteka rules call one piece each a draw. They have pages of their own.',
      ],
    },
    'turkish-dama': {
      lead: 'Turkish draughts with a sharper end: a man that reaches the last row goes on as a king, and one king beats one man.',
      tips: [
        'A capture that touches the last row brings a king’s captures in the same move: look for it first.',
        'One king against one man is won. Trade down to it when you have the king.',
      ],
      sources: [
        'These rules follow the page “Dama (Draft Game)”. It names no count of moves towards a draw; without one a game need not end, so that of the Turkish rules is taken.',
        'In the Turkish and the Ludoteka rules a man goes on as a man in a chain over the last row.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Turkish draughts with quicker draws: one piece each is a draw, and sixteen quiet moves of kings are enough.',
      tips: [
        'When you are behind, trade until one piece each is left: that is a draw at once.',
        'Any move of a man begins the count anew, also one sideways.',
      ],
      sources: [
        'These rules follow the page of Ludoteka. It does not say what a man does that reaches the last row in a chain; here it goes on as a man, as in the Turkish rules.',
      ],
    },
    italian: {
      lead: 'A man takes forward only, and never a king. That shapes the whole game: a king in the middle is safe from every man on the board.',
      tips: [
        'Only a king can take a king. The first king is often worth two men.',
        'The order of preference is a weapon: offer a king, and your opponent may have to leave what you want to keep.',
      ],
      sources: [
        'The rules are those of the Italian federation. It ends a game as a draw when a position comes for the fourth time; here, as in the other rule sets, the third time is enough.',
        'The board may be shown either way round. The one who moves first has White.',
      ],
    },
    english: {
      lead: 'Draughts as in Britain and checkers as in America: short kings, free choice of capture, and Black moves first.',
      tips: [
        'Two kings beat one, even out of a double corner; learn how to drive it out.',
        'Count the tempo: when few pieces are left, who must give way often depends on whose turn it is.',
      ],
      sources: [
        'Old books count and name the sides in many ways. Here Black has the squares 1 to 12 and moves first.',
        'In family games the king sometimes flies or captures may be left out. Neither is so here.',
      ],
    },
    international: {
      lead: 'The game on a hundred squares, also called Polish draughts: men capture backward, kings fly, and the longest chain must be played.',
      tips: [
        'Hold the middle with men that support each other: from there they reach both sides.',
        'Learn the shots: give one or two men so that the longest chain leads your opponent out of the way.',
      ],
      sources: [
        'The rules are those of the world federation. A lone king against three pieces with a king among them has to hold out for 16 moves of each side, against two pieces or one for 5.',
        'Played at home, the longest chain is often left out. Here it is compulsory, for men and kings alike.',
      ],
    },
    brazilian: {
      lead: 'The international rules on the small board: twelve men on 64 squares, quick and sharp.',
      tips: [
        'Men capture backward too: a man that has slipped past yours can still be taken.',
        'A lone king on the long diagonal is hard to catch.',
      ],
      sources: [
        'The rules are those of the Brazilian confederation. Which few pieces make a draw after 5 moves of each side is listed above.',
        'At home many play that a man may not capture backward, or that any capture may be chosen. Neither is so here.',
      ],
    },
    spanish: {
      lead: 'Men capture forward only, kings fly, and between equal chains the one with more kings must be taken.',
      tips: [
        'A king is very strong here, because men cannot capture backward: reach the last row first.',
        'Watch the long diagonal: a king on it commands the board.',
      ],
      sources: [
        'The rules are those of the Spanish federation. Portuguese draughts has the same rules and a number of its own in game files.',
        'In many families any capture may be chosen. Here the most pieces, then the most kings decide.',
      ],
    },
    portuguese: {
      lead: 'The classic draughts of Portugal: the same rules as Spanish draughts, with a dark corner at the right hand.',
      tips: [
        'A king is very strong here, because men cannot capture backward: reach the last row first.',
        'Watch the long diagonal: a king on it commands the board.',
      ],
      sources: [
        'The rules are the same as those of Spanish draughts; in game files the two have different numbers.',
        'In many families any capture may be chosen. Here the most pieces, then the most kings decide.',
      ],
    },
    russian: {
      lead: 'Shashki: men capture backward, any capture may be chosen, and a man that reaches the last row goes on as a king.',
      tips: [
        'A lone king on the long diagonal from a1 to h8 can hold against many: take that diagonal first.',
        'A capture that passes the last row brings a king’s captures in the same move.',
      ],
      sources: [
        'The rules are those of the international federation’s section for 64 squares. Its draws depend on the pieces left, as listed above: three or more kings have 15 moves to win against one.',
        'Notation uses a colon for a capture, as in c3:e5.',
      ],
    },
    pool: {
      lead: 'American pool checkers: men capture backward, kings fly, any capture may be chosen, and Black moves first.',
      tips: [
        'Three kings against one must win within 13 moves of each side: plan the catch before the third king arrives.',
        'A man that only passes the last row in a chain stays a man. If you want a king, choose a chain that ends there.',
      ],
      sources: [
        'The rules are those of the American Pool Checker Association. Squares are numbered as in English draughts.',
        'In other games with flying kings the longest chain is compulsory; here it is not.',
      ],
    },
    czech: {
      lead: 'Men capture forward only, kings fly, and if a king can capture, a king must.',
      tips: [
        'A king that must capture can be led away: offer it a man at the right moment.',
        'The number of pieces does not bind you. Choose the capture that leaves you safe.',
      ],
      sources: [
        'The rules are those of the Czech federation.',
        'Played at home, a man may sometimes capture instead of a king. Here the king goes first.',
      ],
    },
  },
}
