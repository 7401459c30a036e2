/** The game's moves with the variations that leave it, and what can be done with those. */

import { Fragment } from 'preact'
import type { Move } from '../../board/types'
import { goTo, promote, remove, wayOf } from '../desk'
import { markWords } from '../mistakes'
import type { Scene } from '../scene'
import { share } from '../study'
import { choices, inGame, promotable, stepsFrom, type Branch, type Tree, type Way } from '../tree'
import { Icon, type IconName } from './icon'
import { useInSight } from './insight'

/** "12." before a move of the side that begins, "12…" before one of the other. */
function numberOf({ firstSide, rules }: Scene['state'], ply: number): string {
  const at = ply + (firstSide === rules.first ? 0 : 1)
  return `${Math.floor(at / 2) + 1}${at % 2 ? '…' : '.'}`
}

function secondOf({ firstSide, rules }: Scene['state'], ply: number): boolean {
  return (ply + (firstSide === rules.first ? 0 : 1)) % 2 === 1
}

interface MoveProps extends Scene {
  move: Move
  /** The way to it, itself included. */
  way: Way
}

/** What going over the game has found of a move, for the ear. */
function Judgement({ state, t, way }: MoveProps) {
  const { review, match } = state
  const points = review?.points[way.length]
  const mark = review?.marks[way.length]
  if (points === undefined || !inGame(way, match.moves)) return null
  return (
    <>
      {mark && <b class="sign">{mark.sign}</b>}
      <span class="off">
        {mark && ` ${markWords(t, mark)}`} {t('review.value', { chance: share(t, points) })}
      </span>
    </>
  )
}

function MoveButton(props: MoveProps) {
  const { table, state, move, way } = props
  const shown = wayOf(state.studied!)
  const now = shown.length === way.length && inGame(way, shown)
  const first = shown.length === 0 && way.length === 1
  return (
    <button
      type="button"
      class={now ? 'now' : ''}
      aria-current={now ? 'step' : undefined}
      tabIndex={now || first ? 0 : -1}
      onClick={() => goTo(table, way)}
    >
      <bdi dir="ltr">{move.text}</bdi>
      <Judgement {...props} />
    </button>
  )
}

/** A variation: a move, what follows it, and the variations that leave that, in brackets. A number
 * stands before a first mover's move, at the beginning and where the line goes on. */
function Variation({ branch, way, ...scene }: Scene & { branch: Branch; way: Way }) {
  const { state, t } = scene
  const steps = stepsFrom([branch], way)
  return (
    <span class="branch" role="group" aria-label={t('tree.variation')}>
      {steps.map(({ branch: { move }, before, others }, i) => (
        <Fragment key={i}>
          {(!secondOf(state, before.length) || !i || steps[i - 1]!.others.length > 0) && (
            <bdi dir="ltr">{numberOf(state, before.length)}</bdi>
          )}
          <MoveButton {...scene} move={move} way={[...before, move.effect]} />
          {others.map((other) => (
            <Variation key={other.move.effect} {...scene} branch={other} way={before} />
          ))}
        </Fragment>
      ))}
    </span>
  )
}

function Variations({ tree, way, ...scene }: Scene & { tree: Tree; way: Way }) {
  if (!tree.length) return null
  return (
    <li class="vars">
      {tree.map((branch) => (
        <Variation key={branch.move.effect} {...scene} branch={branch} way={way} />
      ))}
    </li>
  )
}

/** A row of the game: one move or both, as far as no variation comes between. */
function Row({ plies, ...scene }: Scene & { plies: number[] }) {
  const { state } = scene
  const { moves } = state.match
  const [first] = plies
  return (
    <li>
      <b>{numberOf(state, first!).replace('…', '.')}</b>
      {secondOf(state, first!) && <bdi dir="ltr">…</bdi>}
      {plies.map((ply) => (
        <MoveButton
          key={ply}
          {...scene}
          move={state.played[ply]!}
          way={moves.slice(0, ply + 1)}
        />
      ))}
    </li>
  )
}

/** The game's plies in rows of two, which end also where variations come. */
function rowsOf(state: Scene['state'], others: Tree[]): number[][] {
  const rows: number[][] = []
  for (const ply of state.played.keys()) {
    const before = ply - 1
    const on = rows.length && secondOf(state, ply) && !others[before]?.length
    if (on) rows.at(-1)!.push(ply)
    else rows.push([ply])
  }
  return rows
}

/** By ply the moves other than the game's. */
function othersOf(tree: Tree, game: Way): Tree[] {
  return choices(tree, game).map((next, ply) =>
    next.filter(({ move }) => move.effect !== game[ply]),
  )
}

export function TreeMoves(scene: Scene) {
  const { state } = scene
  const { moves } = state.match
  const { tree } = state.studied!
  const list = useInSight(`${wayOf(state.studied!).join()} ${state.review?.done}`, 'button, li')
  const others = othersOf(tree, moves)
  const after = (ply: number) => (
    <Variations key={`v${ply}`} {...scene} tree={others[ply]!} way={moves.slice(0, ply)} />
  )
  return (
    <ol ref={list} class="tree">
      {rowsOf(state, others).map((plies) => (
        <Fragment key={plies[0]}>
          <Row {...scene} plies={plies} />
          {plies.map(after)}
        </Fragment>
      ))}
      {after(moves.length)}
    </ol>
  )
}

interface TreeAct {
  icon: IconName
  label: string
  run(): void
  /** There is nothing here that it could be done with. */
  idle: boolean
}

/** What can be done with the variation that is shown. */
export function treeActs({ table, state, t }: Scene): TreeAct[] {
  const { studied, match } = state
  const way = wayOf(studied!)
  return [
    {
      icon: 'up',
      label: t('tree.promote'),
      run: () => promote(table),
      idle: promotable(studied!.tree, way, match.moves) === undefined,
    },
    {
      icon: 'bin',
      label: t('tree.remove'),
      run: () => remove(table),
      idle: inGame(way, match.moves),
    },
  ]
}

/** On phones the graph in place of the best lines. */
function GraphSwitch({ table, state, t }: Scene) {
  const { graphed = false, match } = state
  if (!match.moves.length) return null
  const turn = (): void => table.store.set({ graphed: !graphed })
  return (
    <button type="button" class="more" aria-pressed={graphed} onClick={turn}>
      <Icon name="analyse" />
      {t('review.graph')}
    </button>
  )
}

export function TreeActs(scene: Scene) {
  return (
    <>
      <GraphSwitch {...scene} />
      {treeActs(scene).map(({ icon, label, run, idle }) => (
        <button key={icon} type="button" class="wide" disabled={idle} onClick={run}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </>
  )
}
