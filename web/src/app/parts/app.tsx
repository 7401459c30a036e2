import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { still } from '../../board/motion'
import type { Scene } from '../scene'
import { bottomSide, other, type State } from '../state'
import type { Table } from '../table'
import { ruleTitle } from '../words'
import { Acts } from './acts'
import { LEAVE_MS, Leaving } from './dialog'
import { Header } from './header'
import { lazy } from './lazy'
import { MoveList } from './movelist'
import { NewGame } from './newgame'
import { Note } from './note'
import { Player } from './player'
import { ResignDialog } from './resign'
import { RulesSheet } from './rulesheet'
import { Stat } from './stat'
import { Typed } from './typed'

/** Listens before anything can happen: an effect after the paint would miss what came between. */
function useStateOf(table: Table) {
  const [state, setState] = useState(table.store.state)
  useLayoutEffect(() => table.store.listen(() => setState(table.store.state)), [])
  return state
}

/** The board draws itself; it is the first thing in <main>, beside what Preact puts there. */
function useBoard(table: Table) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => main.current?.prepend(table.board.element), [])
  return main
}

/** What is open, and for a moment more what was: it leaves in sight. */
function useLeaving(overlay: State['overlay']) {
  const [last, setLast] = useState(overlay)
  useLayoutEffect(() => {
    if (overlay) return setLast(overlay)
    const timer = setTimeout(() => setLast(undefined), still() ? 0 : LEAVE_MS)
    return () => clearTimeout(timer)
  }, [overlay])
  return { shown: overlay ?? last, leaving: !overlay }
}

function gameClass({ studied, graphed }: State): string {
  if (!studied) return 'game'
  return graphed ? 'game study graphed' : 'game study'
}

const OVERLAYS = {
  new: NewGame,
  rules: RulesSheet,
  resign: ResignDialog,
  settings: lazy(() => import('./settings').then(({ Settings }) => Settings)),
  games: lazy(() => import('../tools/games').then(({ GamesSheet }) => GamesSheet)),
  homemade: lazy(() => import('../tools/homemade').then(({ HomemadeSheet }) => HomemadeSheet)),
  guide: lazy(() => import('../tools/guide').then(({ GuideSheet }) => GuideSheet)),
  share: lazy(() => import('../tools/share').then(({ ShareSheet }) => ShareSheet)),
  open: lazy(() => import('../tools/open').then(({ OpenSheet }) => OpenSheet)),
}

export function App({ table }: { table: Table }) {
  const state = useStateOf(table)
  const scene: Scene = { table, state, t: state.t }
  const bottom = bottomSide(state)
  const { shown, leaving } = useLeaving(state.overlay)
  const Overlay = shown && OVERLAYS[shown]
  const study = state.studied && table.study
  return (
    <>
      <Header {...scene} />
      <main class={gameClass(state)} ref={useBoard(table)}>
        <h1 class="off">{ruleTitle(scene.t, state.rules)}</h1>
        {study && <study.Odds {...scene} />}
        <Player {...scene} side={other(bottom)} place="opp" />
        <Note {...scene} />
        {study && <study.Lines {...scene} />}
        <MoveList {...scene} />
        {study && <study.Graph {...scene} />}
        {state.typed === undefined ? <Stat {...scene} /> : <Typed {...scene} text={state.typed} />}
        <Acts {...scene} />
        <Player {...scene} side={bottom} place="you" />
      </main>
      <Leaving.Provider value={leaving}>{Overlay && <Overlay {...scene} />}</Leaving.Provider>
    </>
  )
}
