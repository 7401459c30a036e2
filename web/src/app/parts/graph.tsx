/** The game as a graph: what White may hope for in each of its positions, and the mistakes. */

import { startReview, stopReview, type Review } from '../review'
import { goTo, wayOf } from '../desk'
import type { Scene } from '../scene'
import type { Side } from '../../board/types'
import { other, type State } from '../state'
import { share } from '../study'
import { sideName } from '../words'
import { inGame, shared } from '../tree'

interface Known {
  ply: number
  points: number
}

function knownOf({ points }: Review): Known[] {
  return points.flatMap((value, ply) => (value === undefined ? [] : [{ ply, points: value }]))
}

/** The area below the line, in plies and thousandths from the top. */
function areaOf(known: Known[]): string {
  const line = known.map(({ ply, points }) => `L${ply} ${1000 - points}`).join('')
  return known.length ? `M${known[0]!.ply} 1000${line}L${known.at(-1)!.ply} 1000Z` : ''
}

/** How many of a side's moves have a mark that tells of a mistake, not only of a slip. */
function mistakesOf({ firstSide }: State, { marks }: Review, side: Side): number {
  const mover = (ply: number): Side => (ply % 2 ? firstSide : other(firstSide))
  return marks.filter((mark, ply) => mark && mark.sign !== '?!' && mover(ply) === side).length
}

/** How many plies of the game lead to the position that is shown. */
function gamePly({ studied, match }: State): number {
  return shared(wayOf(studied!), match.moves)
}

function summary({ state, t }: Scene, review: Review): string {
  const count = (side: Side): string =>
    t('review.mistakes', { side: sideName(t, side), n: mistakesOf(state, review, side) })
  return `${count('w')} ${count('b')}`
}

function Dots({ review, last }: { review: Review; last: number }) {
  return (
    <>
      {review.marks.map((mark, ply) => {
        const points = review.points[ply]
        if (!mark || points === undefined) return null
        const style = { insetInlineStart: `${(100 * ply) / last}%`, bottom: `${points / 10}%` }
        return <i key={ply} class={mark.sign === '??' ? 'dot worst' : 'dot'} style={style} />
      })}
    </>
  )
}

/** Goes to the ply under the pointer. */
function pick({ table, state }: Scene, event: PointerEvent): void {
  const { left, width } = (event.currentTarget as Element).getBoundingClientRect()
  const part = (event.clientX - left) / width
  const along = document.documentElement.dir === 'rtl' ? 1 - part : part
  const { moves } = state.match
  const ply = Math.max(0, Math.min(moves.length, Math.round(along * moves.length)))
  goTo(table, moves.slice(0, ply))
}

/** What the slider stands at, in words. */
function place({ state, t }: Scene, review: Review, ply: number): string {
  const move = state.played[ply - 1]?.text
  const where = move ? t('say.past', { move }) : t('say.pastStart')
  const points = review.points[ply]
  return points === undefined
    ? where
    : `${where} ${t('review.value', { chance: share(t, points) })}`
}

function Plot({ review, ...scene }: Scene & { review: Review }) {
  const { state, t } = scene
  const last = state.match.moves.length
  const ply = gamePly(state)
  const off = !inGame(wayOf(state.studied!), state.match.moves)
  return (
    <div class="plot">
      <svg
        viewBox={`0 0 ${last} 1000`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('review.label')} ${summary(scene, review)}`}
      >
        <path d={areaOf(knownOf(review))} />
      </svg>
      <Dots review={review} last={last} />
      <i
        class={off ? 'at off-game' : 'at'}
        style={{ insetInlineStart: `${(100 * ply) / last}%` }}
      />
      <div
        class="slide"
        role="slider"
        tabIndex={0}
        aria-label={t('review.graph')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={ply}
        aria-valuetext={place(scene, review, ply)}
        onPointerDown={(event) => pick(scene, event)}
        onPointerMove={(event) => event.buttons && pick(scene, event)}
      />
    </div>
  )
}

/** How far it is, and how to stop it or to begin. */
function Progress({ review, ...scene }: Scene & { review: Review | undefined }) {
  const { table, state, t } = scene
  const total = state.match.moves.length + 1
  if (review?.running) {
    return (
      <>
        <span>{t('review.progress', { n: review.done, total })}</span>
        <button type="button" onClick={() => stopReview(table)}>
          {t('review.stop')}
        </button>
      </>
    )
  }
  if (review && review.done >= total) return <span>{summary(scene, review)}</span>
  return (
    <>
      <span>{review?.failed ? t('say.machineFailed') : ''}</span>
      <button type="button" onClick={() => startReview(table)}>
        {t('review.start')}
      </button>
    </>
  )
}

/** Nothing of a game without moves. */
export function Graph(scene: Scene) {
  const { state, t } = scene
  if (!state.match.moves.length) return null
  return (
    <section class="graph num" aria-label={t('review.graph')}>
      {state.review && <Plot {...scene} review={state.review} />}
      <div class="progress">
        <Progress {...scene} review={state.review} />
      </div>
    </section>
  )
}
