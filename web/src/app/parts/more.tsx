/** What is not in sight: on phones the buttons that have no room, everywhere the board's look and
 * what may be done with the game. */

import type { ComponentChildren } from 'preact'
import { openAnalysis } from '../analysis'
import { takeUp } from '../begin'
import { flip, setPrefs } from '../prefs'
import type { Scene } from '../scene'
import { BOARD_SETS, isOver } from '../state'
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

/** The analysis is open to whoever may have a hint; after a game it has a button. */
function analysisItems({ table, state, t }: Scene): MenuItem[] {
  if (state.analysing || isOver(state)) return []
  return [plain('analyse', t('act.analyse'), () => openAnalysis(table))]
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

function lookItems({ table, state, t }: Scene): MenuItem[] {
  const { coordinates, set } = state.prefs
  return [
    {
      label: t('menu.coordinates'),
      kind: 'checkbox',
      checked: coordinates,
      run: () => setPrefs(table, { coordinates: !coordinates }),
    },
    ...BOARD_SETS.map((name) => ({
      label: t('menu.board', { set: t(`menu.${name}`) }),
      kind: 'radio' as const,
      checked: name === set,
      run: () => setPrefs(table, { set: name }),
    })),
  ]
}

function shelfItems({ table, state, t }: Scene): MenuItem[] {
  return state.shelved.map((match) => {
    const rules = table.core.rules.find(({ id }) => id === match.rules)
    const n = Math.floor(match.moves.length / 2) + 1
    const words = { rules: rules ? ruleName(t, rules) : match.rules, n }
    return plain('again', t('menu.shelved', words), () => takeUp(table, match))
  })
}

/** Sheets that hold what leaves the page and comes to it. */
const TOOLS = [{ overlay: 'share', icon: 'copy', label: 'menu.share' }] as const

function toolItems({ table, t }: Scene): MenuItem[] {
  return TOOLS.map(({ overlay, icon, label }) =>
    plain(icon, t(label), () => table.store.set({ overlay })),
  )
}

export function MoreMenu({ children, phone = false, table, state, t, ...look }: MoreProps) {
  const scene = { table, state, t }
  const kinds = [analysisItems, ...(phone ? [phoneItems] : []), shelfItems, toolItems, lookItems]
  const items = kinds.flatMap((kind) => kind(scene))
  return (
    <Menu items={items} {...look}>
      {children}
    </Menu>
  )
}
