/** What is not in sight: on phones the buttons that have no room, everywhere
 * what may be done with the game, and the settings. */

import type { ComponentChildren } from 'preact'
import { takeUp } from '../begin'
import { clockRuns } from '../clock'
import { toggleClock } from '../clockwork'
import { replayMove, shownPly } from '../browse'
import { redo } from '../play'
import { flip, setPrefs } from '../prefs'
import type { Scene } from '../scene'
import { isOver } from '../state'
import { openAnalysis } from '../studying'
import { ruleName } from '../words'
import { Icon, type IconName } from './icon'
import { Menu, type MenuItem } from './menu'

interface MoreProps extends Scene {
  children: ComponentChildren
  label?: string
  buttonClass?: string
  popClass?: string
  rises?: boolean
  /** Also what is a button elsewhere. */
  phone?: boolean
}

function plain(icon: IconName, label: string, run: () => void): MenuItem {
  return { icon: <Icon name={icon} />, label, run }
}

/** What may be done with the moves so far, and with the clock. */
function moveItems({ table, state, t }: Scene): MenuItem[] {
  const runs = clockRuns(state)
  return [
    ...(state.match.clock && !isOver(state)
      ? [plain('none', t(runs ? 'clock.pause' : 'clock.resume'), () => toggleClock(table))]
      : []),
    ...(state.undone.length && !state.analysing ? [plain('fwd', t('act.redo'), () => redo(table))] : []),
    ...(shownPly(table) ? [plain('again', t('act.replay'), () => replayMove(table))] : []),
  ]
}

/** The analysis is open to whoever may have a hint; after a game it has a button. */
function analysisItems({ table, state, t }: Scene): MenuItem[] {
  if (state.analysing || isOver(state)) return []
  return [plain('analyse', t('act.analyse'), () => openAnalysis(table))]
}

function typedItems({ table, t }: Scene): MenuItem[] {
  return [plain('keys', t('typed.label'), () => table.store.set({ typed: '' }))]
}

/** In the analysis, what has buttons elsewhere. */
function variationItems(scene: Scene): MenuItem[] {
  const acts = scene.state.studied ? scene.table.study!.treeActs(scene) : []
  return acts.filter(({ idle }) => !idle).map(({ icon, label, run }) => plain(icon, label, run))
}

function phoneItems({ table, state, t }: Scene): MenuItem[] {
  const open = table.store.set.bind(table.store)
  return [
    plain('new', t('act.new'), () => open({ overlay: 'new' })),
    plain('book', t('header.rules'), () => open({ overlay: 'rules' })),
    plain('flip', t('act.flip'), () => flip(table)),
    {
      label: t('header.sound'),
      kind: 'checkbox',
      checked: state.prefs.sound,
      run: () => setPrefs(table, { sound: !state.prefs.sound }),
    },
  ]
}

function settingsItems({ table, t }: Scene): MenuItem[] {
  return [plain('gear', t('settings.title'), () => table.store.set({ overlay: 'settings' }))]
}

function updateItems({ state, t }: Scene): MenuItem[] {
  if (!state.updated) return []
  return [plain('again', t('menu.reload'), () => location.reload())]
}

/** All of them are in the sheet of games. */
const SHELVED_SHOWN = 2

function shelfItems({ table, state, t }: Scene): MenuItem[] {
  return state.shelved.slice(0, SHELVED_SHOWN).map((match) => {
    const { rules: id, called } = match
    const n = Math.floor(match.moves.length / 2) + 1
    const words = { rules: ruleName(t, { id, name: id, called }), n }
    return plain('again', t('menu.shelved', words), () => takeUp(table, match))
  })
}

/** Sheets that hold what leaves the page and comes to it. */
const TOOLS = [
  { overlay: 'games', icon: 'two', label: 'menu.games' },
  { overlay: 'open', icon: 'folder', label: 'menu.open' },
  { overlay: 'share', icon: 'copy', label: 'menu.share' },
] as const

function toolItems({ table, t }: Scene): MenuItem[] {
  return TOOLS.map(({ overlay, icon, label }) =>
    plain(icon, t(label), () => table.store.set({ overlay })),
  )
}

export function MoreMenu({ children, phone = false, table, state, t, ...look }: MoreProps) {
  const scene = { table, state, t }
  const kinds = [
    updateItems,
    analysisItems,
    typedItems,
    ...(phone ? [variationItems, phoneItems] : []),
    moveItems,
    shelfItems,
    toolItems,
    settingsItems,
  ]
  const items = kinds.flatMap((kind) => kind(scene))
  return (
    <Menu items={items} {...look}>
      {children}
    </Menu>
  )
}
