// Games to be played on the page: random but always the same, and short.

const PLIES_MAX = 400

/** A small generator of random numbers (mulberry32). */
function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The first move that takes most of the moves a random number points at: games end sooner. */
function choose(moves, next) {
  const most = Math.max(...moves.map((move) => move.taken.length))
  const best = moves.filter((move) => move.taken.length === most)
  return best[Math.floor(next() * best.length)]
}

/** Plays to the end; undefined if that takes too long. */
export function playOut(core, rules, seed, limit = PLIES_MAX) {
  const next = random(seed)
  const index = core.rules.findIndex(({ id }) => id === rules)
  core.start(index, '')
  const moves = []
  for (;;) {
    const position = core.position()
    if (position.result !== '*') return { moves, result: position.result, reason: position.reason }
    if (moves.length === limit) return undefined
    const move = choose(position.moves, next)
    core.play(move.effect)
    moves.push(move)
  }
}

/** The shortest of many games. */
export function shortGame(core, rules, tries = 200) {
  let best
  for (let seed = 1; seed <= tries; seed++) {
    best = playOut(core, rules, seed, best ? best.moves.length - 1 : PLIES_MAX) ?? best
  }
  return best
}
