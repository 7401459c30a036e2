/** The board: shows positions, moves pieces, and turns touches and keys into moves. It knows no
 * rules; what may be done comes with each view, and the stops of a chain from the core. */

import { drag, drop, grab, lose } from './drag'
import { activate, cancelChain, interrupt } from './enter'
import { createFrame, layer } from './frame'
import { cellAt } from './geometry'
import { Grid } from './grid'
import { Motion } from './motion'
import { Pieces } from './pieces'
import { Pointers, type Hands } from './pointer'
import { animate, show } from './show'
import { mountSprite } from './sprites'
import { clearTrail, type Stage } from './stage'
import type { Board, BoardEvents } from './types'

export function createBoard(events: BoardEvents): Board {
  mountSprite()
  const stage = createStage(events)
  const { state, grid, motion, frame } = stage
  new Pointers(grid.element, () => state.view?.shape.size ?? 8, handsOf(stage))
  grid.element.addEventListener('keydown', (event) => onKey(stage, event))
  grid.element.addEventListener('click', (event) => onClick(stage, event))
  const whole = new AbortController()
  const { signal } = whole
  document.addEventListener('keydown', (event) => onEscape(stage, event), { signal })
  document.addEventListener('pointerdown', (event) => onPressOutside(stage, event), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && motion.settle(), {
    signal,
  })

  return {
    element: frame.element,
    show: (view) => show(stage, view),
    animate: (move, view, options) => animate(stage, move, view, options?.backwards ?? false),
    settle: () => motion.settle(),
    cancelChain: () => cancelChain(stage),
    focus: () => grid.focus(),
    destroy() {
      motion.settle()
      clearTrail(state)
      whole.abort()
      frame.element.remove()
    },
  }
}

function createStage(events: BoardEvents): Stage {
  const marks = layer()
  const pieces = new Pieces()
  const grid = new Grid()
  const frame = createFrame(marks, pieces.layer, grid.element)
  const state = { moving: false, restingSince: 0 }
  return { state, events, frame, marks, pieces, grid, motion: new Motion() }
}

function handsOf(stage: Stage): Hands {
  return {
    press: () => interrupt(stage),
    tap(place, calm) {
      const cell = stage.state.view && cellAt(stage.state.view, place)
      if (cell === undefined) return
      stage.grid.setCursor(cell)
      activate(stage, cell, interrupt(stage) && calm)
    },
    grab: (place) => grab(stage, place),
    balk(place) {
      const cell = stage.state.view && cellAt(stage.state.view, place)
      if (cell !== undefined && stage.pieces.at(cell)) activate(stage, cell, false)
    },
    drag: (place, lift) => drag(stage, place, lift),
    drop: (place) => drop(stage, place),
    lose: () => lose(stage),
  }
}

const LETTER = /^[\p{L}\p{N}]$/u

function onKey(stage: Stage, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  if (LETTER.test(event.key) && stage.events.typed) {
    event.preventDefault()
    return stage.events.typed(event.key)
  }
  const enter = event.key === 'Enter' || event.key === ' '
  if (!enter && !stage.grid.walk(event.key)) return
  event.preventDefault()
  if (enter && !event.repeat) activate(stage, stage.grid.cursor, interrupt(stage))
}

/** A screen reader's press comes as a click without a pointer. */
function onClick(stage: Stage, event: MouseEvent): void {
  const cell = stage.grid.cellOf(event.target)
  if (event.detail === 0 && cell !== undefined) activate(stage, cell, interrupt(stage))
}

function onEscape(stage: Stage, event: KeyboardEvent): void {
  const { state } = stage
  const elsewhere = event.target instanceof Element && event.target.closest('dialog, [role=menu]')
  if (event.key !== 'Escape' || elsewhere || !(state.entry || state.explained)) return
  event.preventDefault()
  lose(stage)
  cancelChain(stage)
}

const CONTROLS = 'button, a, input, select, textarea, label, summary, dialog, [role=menu]'

/** A tap on the bare page takes the chain back; one on a control means the control. */
function onPressOutside(stage: Stage, event: PointerEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (!target || stage.frame.board.contains(target) || target.closest(CONTROLS)) return
  if (stage.state.entry) cancelChain(stage)
}
