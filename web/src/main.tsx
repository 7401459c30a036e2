/** The page's beginning: loads the core, takes up the game where it stood, and shows it. */

import { render } from 'preact'
import { createBoard } from './board/board'
import type { BoardEvents } from './board/types'
import { openCore, type Core } from './core'
import { loadTranslate, type Translate } from './i18n'
import { stopsAhead } from './app/ahead'
import { failedApology, slowApology } from './app/apology'
import { putAside } from './app/aside'
import { keepHistory, wasAnalysing } from './app/back'
import { attendClock, tellHidden } from './app/clockwork'
import { Machine } from './app/machine'
import { takeDrops } from './app/dropping'
import { prepare } from './app/equipment'
import { openGame } from './app/opening'
import { App } from './app/parts/app'
import { setGame } from './app/begin'
import { dropAhead, machineTurn, userMove } from './app/play'
import { dressDocument } from './app/prefs'
import { spoken } from './app/spoken'
import { usersTurn, type State } from './app/state'
import { load, save, type Found } from './app/storage'
import { Store } from './app/store'
import { attendStudy, nextStops } from './app/studying'
import { follow, type Table } from './app/table'
import { leave, takeOver, withLeft } from './app/tabs'
import { createSound } from './sound/sound'
import './style/index.css'
import './style/overlay.css'
import './style/themes.css'
import './style/typed.css'
import './app/app.css'

/** Addresses of what is built beside this script; put in by build.mjs. */
declare const CORE_URL: string
declare const WORKER_URL: string

/** After so long one wants to know what is going on. */
const PATIENCE_MS = 12_000

async function loadModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(CORE_URL))
}

/** The link has done its work; a reload goes on with the game. */
function dropAddress(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
}

function firstState(core: Core, t: Translate, kept: Found): State {
  const { opened, damaged, ...rest } = openGame(core, kept, location.hash)
  dropAddress()
  putAside([...kept.damaged, ...(damaged ? [JSON.stringify(damaged)] : [])])
  const analysing = wasAnalysing()
  const usual = { flipped: false, analysing, why: false, machine: 'idle' } as const
  return { t, prefs: kept.prefs, ...opened, ...rest, ...usual }
}

/** What the board tells: `table` is there before it has anything to tell. */
function boardEvents(table: () => Table): BoardEvents {
  const store = (): Store<State> => table().store
  return {
    move: (effect) => userMove(table(), effect),
    progress: (from, stops) => {
      const told = from !== undefined && usersTurn(store().state)
      dropAhead(table())
      const chain = told ? { from, stops } : undefined
      // What a move has brought up is still to be read when it has been entered.
      store().set({ chain, refusal: undefined, ...(chain && { notice: undefined }) })
    },
    refused: (refusal) => {
      dropAhead(table())
      store().set({ refusal, why: false, notice: undefined })
    },
    stops: (from, stops) => {
      const { ahead, studied } = store().state
      return ahead && !studied ? stopsAhead(ahead.moves, from, stops) : nextStops(table(), from, stops)
    },
    spoken: (cell, marks) => spoken(store().state, cell, marks),
    typed: (key) => store().set({ typed: (store().state.typed ?? '') + key }),
    motion: (what, nth) => table().sound.play(what, nth),
  }
}

function createTable(core: Core, module: WebAssembly.Module, first: State): Table {
  const table: Table = {
    core,
    module,
    machine: new Machine(module, WORKER_URL),
    sound: createSound(),
    store: new Store(first),
    board: createBoard(boardEvents(() => table)),
    motion: Promise.resolve(),
    shown: '',
    turn: 0,
  }
  return table
}

/** Says once that storage is blocked or full, when there is nothing else to say and no move is being
 * entered, which would take it away again. */
function sayUnkept(store: Store<State>): void {
  const { notice, unkept, chain } = store.state
  if (!notice && !unkept && !chain) store.set({ unkept: true, notice: { key: 'say.notKept', beside: true } })
}

/** Lets document, sound, storage and board follow the state. False if that could not be stored. */
function attend(table: Table): boolean {
  attendStudy(table)
  const { prefs, setup, match, shelved } = table.store.state
  table.sound.muted = !prefs.sound
  dressDocument(table.store.state)
  const kept = save({ prefs, setup, match, shelved })
  if (!kept) sayUnkept(table.store)
  follow(table)
  attendClock(table)
  return kept
}

function leaveGame({ match, position }: State): void {
  if (match.moves.length && position.result === '*') leave(match)
}

function onLink(table: Table): void {
  if (!location.hash) return
  const { opened, ...rest } = openGame(table.core, table.store.state, location.hash)
  dropAddress()
  setGame(table, opened, rest)
}

async function begin(place: HTMLElement): Promise<void> {
  const kept = withLeft(load())
  const [t, module] = await Promise.all([loadTranslate(kept.prefs.language), loadModule()])
  const core = await openCore(module)
  const table = createTable(core, module, firstState(core, t, kept))
  if (attend(table)) takeOver()
  addEventListener('pagehide', () => leaveGame(table.store.state))
  table.store.listen(() => void attend(table))
  keepHistory(table.store)
  addEventListener('hashchange', () => onLink(table))
  takeDrops(table.store)
  document.addEventListener('visibilitychange', () => {
    attendStudy(table)
    tellHidden(table)
  })
  render(<App table={table} />, place)
  void machineTurn(table)
  prepare(table.store.state.rules)
  import('./app/offline').then(({ keepOffline }) => keepOffline(table)).catch(() => {})
}

/** Begins, and tells if that takes long or fails. What takes long may come nevertheless. */
async function start(place: HTMLElement): Promise<void> {
  let settled = false
  const slow = setTimeout(async () => {
    const words = await slowApology()
    if (!settled) render(words, place)
  }, PATIENCE_MS)
  try {
    await begin(place)
  } catch (error) {
    console.error(error)
    settled = true
    render(await failedApology(), place)
  } finally {
    settled = true
    clearTimeout(slow)
  }
}

void start(document.getElementById('app')!)
