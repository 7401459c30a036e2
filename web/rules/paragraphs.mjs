/** Which paragraphs, questions and cells of the comparison a record calls for: keys of the texts.
 * So a page says of its rule set what the record says, and no language can say another thing. */

const takesOf = ({ diagonal, man }) => {
  if (!diagonal) return 'straight'
  return man.takes.length > man.moves.length ? 'both' : 'forward'
}
const kingOf = ({ diagonal, king }) => {
  if (!king.flies) return 'steps'
  return diagonal ? 'flies' : 'straight'
}
const boardOf = ({ diagonal, a1 }) => {
  if (!diagonal) return 'plain'
  return a1 ? 'a1' : 'b1'
}
const choiceOf = ({ choice }) => choice.join('-') || 'free'

export const menOf = ({ start }) => [...start].filter((code) => code === 'w').length

/** The draw row that counts whatever stands on the board. */
export const progressOf = ({ draws }) => draws.find(({ material }) => material.length === 0)

export function sectionsOf(record) {
  const { diagonal, first, naming, man, king, liftedAtOnce, noReversal, crowning, endings } = record
  return {
    aim: ['aim'],
    board: [
      `board-${boardOf(record)}`,
      diagonal ? 'start' : 'startPlain',
      `first-${first}`,
      `naming-${naming}`,
    ],
    man: [diagonal ? 'man-diagonal' : 'man-straight'],
    capture: [
      'take',
      `takes-${takesOf(record)}`,
      man.sparesKings ? 'spares' : 'takesKings',
      'compulsory',
      'chain',
      liftedAtOnce ? 'lifted-at-once' : 'lifted-at-end',
      ...(noReversal ? ['noReversal'] : []),
    ],
    king: [`king-${kingOf(record)}`, ...(king.flies ? ['kingTakes', 'kingGoesOn'] : [])],
    choice: [`choice-${choiceOf(record)}`],
    crown: ['crown', `crowning-${crowning}`],
    end: ['end', 'draws', ...endings.map(({ reason }) => `ending-${reason}`)],
  }
}

/** Questions with the keys of their answers. */
export function questionsOf(record) {
  const { man, king, crowning, first } = record
  return [
    ['q-must', ['compulsory', 'huffing']],
    ['q-choose', [`choice-${choiceOf(record)}`]],
    ['q-back', [`takes-${takesOf(record)}`]],
    ['q-king', [man.sparesKings ? 'spares' : 'takesKings']],
    ['q-far', [`king-${kingOf(record)}`, ...(king.flies ? ['kingTakes'] : [])]],
    ['q-crown', [`crowning-${crowning}`]],
    ['q-first', [`first-${first}`]],
    ['q-blocked', ['end']],
  ]
}

export function tipsOf({ king, choice, crowning }) {
  return [
    'tip-offer',
    choice.includes('pieces') ? 'tip-count' : 'tip-choose',
    king.flies ? 'tip-flying' : 'tip-near',
    ...(crowning === 'stops' ? [] : ['tip-through']),
  ]
}

/** The comparison: for each row a key and its values, which the texts put in words. */
export function comparisonOf(record) {
  const { size, first, man, liftedAtOnce, crowning } = record
  const { plies, resets } = progressOf(record)
  return {
    board: [`cmp-board-${boardOf(record)}`, { size }],
    men: ['cmp-number', { n: menOf(record) }],
    first: [`cmp-first-${first}`],
    takes: [`cmp-takes-${takesOf(record)}`],
    takesKings: [man.sparesKings ? 'no' : 'yes'],
    king: [`cmp-king-${kingOf(record)}`],
    choice: [`cmp-choice-${choiceOf(record)}`],
    crowning: [`cmp-crowning-${crowning}`],
    lifted: [liftedAtOnce ? 'cmp-at-once' : 'cmp-at-end'],
    progress: [`cmp-progress-${resets.join('-')}`, { n: plies / 2 }],
  }
}
