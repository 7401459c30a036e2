/** The page's beginning: loads the core, takes up the game where it stood, and shows it. */

import { render } from 'preact'
import { createBoard } from './board/board'
import type { BoardEvents } from './board/types'
import { openCore, type Core } from './core'
import { directionOf, languages, loadTranslate, type Translate } from './i18n'
import { followAnalysis } from './app/analysis'
import { attendClock, tellHidden } from './app/clockwork'
import { keepHistory } from './app/back'
import { Machine } from './app/machine'
import { prepare } from './app/equipment'
import { openGame } from './app/opening'
import { App } from './app/parts/app'
import { Failure, Loss } from './app/parts/failure'
import { setGame } from './app/begin'
import { machineTurn, userMove } from './app/play'
import { dressDocument } from './app/prefs'
import { spoken } from './app/spoken'
import type { State } from './app/state'
import { load, save, type Kept } from './app/storage'
import { Store } from './app/store'
import { follow, type Table } from './app/table'
import { createSound } from './sound/sound'
import './style/index.css'
import './style/analysis.css'
import './style/themes.css'
import './app/app.css'

/** Addresses of what is built beside this script; put in by build.mjs. */
declare const CORE_URL: string
declare const WORKER_URL: string

async function loadModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(CORE_URL))
}

/** The link has done its work; a reload goes on with the game. */
function dropAddress(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
}

function firstState(core: Core, t: Translate, kept: Kept): State {
  const { opened, ...rest } = openGame(core, kept, location.hash)
  dropAddress()
  const usual = { flipped: false, analysing: false, why: false, machine: 'idle' } as const
  return { t, prefs: kept.prefs, ...opened, ...rest, ...usual }
}

/** What the board tells: `table` is there before it has anything to tell. */
function boardEvents(table: () => Table): BoardEvents {
  const store = (): Store<State> => table().store
  return {
    move: (effect) => userMove(table(), effect),
    progress: (from, stops) => {
      const chain = from === undefined ? undefined : { from, stops }
      store().set({ chain, refusal: undefined, notice: undefined })
    },
    refused: (refusal) => store().set({ refusal, why: false, notice: undefined }),
    stops: (from, stops) => table().core.stops(from, stops),
    spoken: (cell, marks) => spoken(store().state, cell, marks),
    motion: (what, nth) => table().sound.play(what, nth),
  }
}

function createTable(core: Core, module: WebAssembly.Module, first: State): Table {
  const table: Table = {
    core,
    machine: new Machine(module, WORKER_URL),
    analyst: new Machine(module, WORKER_URL),
    sound: createSound(),
    store: new Store(first),
    board: createBoard(boardEvents(() => table)),
    motion: Promise.resolve(),
    shown: '',
    turn: 0,
  }
  return table
}

/** Lets document, sound, storage and board follow the state. */
function attend(table: Table): void {
  followAnalysis(table)
  const { prefs, setup, match, shelved } = table.store.state
  table.sound.muted = !prefs.sound
  dressDocument(table.store.state)
  save({ prefs, setup, match, shelved })
  follow(table)
  attendClock(table)
}

function onLink(table: Table): void {
  if (!location.hash) return
  const { opened, ...rest } = openGame(table.core, table.store.state, location.hash)
  dropAddress()
  setGame(table, opened, rest)
}

async function begin(place: HTMLElement): Promise<void> {
  const kept = load()
  const [t, module] = await Promise.all([loadTranslate(kept.prefs.language), loadModule()])
  const core = await openCore(module)
  const table = createTable(core, module, firstState(core, t, kept))
  attend(table)
  table.store.listen(() => attend(table))
  keepHistory(table.store)
  addEventListener('hashchange', () => onLink(table))
  document.addEventListener('visibilitychange', () => {
    followAnalysis(table)
    tellHidden(table)
  })
  render(<App table={table} />, place)
  void machineTurn(table)
  prepare(table.store.state.rules)
}

async function fail(place: HTMLElement): Promise<void> {
  const { language } = load().prefs
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const t = await loadTranslate(language).catch(() => undefined)
  render(t ? <Failure t={t} /> : <Loss words={languages[language].lost} />, place)
}

const place = document.getElementById('app')!
begin(place).catch((error: unknown) => {
  console.error(error)
  void fail(place)
})
