/** A first game for who has never played: on a board and a core of its own, so that the game on the
 * table stays where it is. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { createBoard } from '../../board/board'
import { still, tempo } from '../../board/motion'
import type { Board, BoardEvents, BoardView, Move, Refusal } from '../../board/types'
import { openCore, type Core } from '../../core'
import { refusalWords } from '../entering'
import type { ToolScene } from '../parts/lazy'
import { Sheet } from '../parts/sheet'
import { setPrefs } from '../prefs'
import { shapeOf } from '../shape'
import { spoken } from '../spoken'
import { ruleTitle, sideName } from '../words'
import { STEPS, achieves, answer, positionAt, type Step } from './guiding'

/** The answer comes no sooner than this. */
const PACE_MS = 600

/** How far one has come; `done`: the part is over, and nothing is to be moved. `refused`: why the last
 * touch could not be obeyed. */
interface Stage {
  step: Step
  done?: boolean
  refused?: string
}

interface Course {
  scene: ToolScene
  core: Core
  board: Board
  stage: Stage
  /** Shows where one is, and says what there is to be done. */
  tell(stage: Stage): void
  over?: boolean
}

/** What is to be done, or has been. */
function stepWords({ state: { rules }, t, w }: ToolScene, { step, done }: Stage): string {
  if (done) return w(step === 'take' ? 'guide.took' : 'guide.done')
  if (step === 'move') return w(rules.diagonal ? 'guide.diagonal' : 'guide.straight')
  if (step === 'king') return w(rules.king.flies ? 'guide.flies' : 'guide.steps')
  if (step === 'crown') return w('guide.crown')
  return rules.captureOptional ? w('guide.may') : `${t('say.must')} ${w('guide.take')}`
}

function viewOf({ scene, core, stage }: Course, last?: Move): BoardView {
  const { rules, prefs, t } = scene.state
  const { side, board, lesser, ...position } = core.position()
  const on = side === 'w' && !stage.done
  return {
    shape: shapeOf(rules),
    label: t('board.label', { rules: ruleTitle(t, rules), side: sideName(t, side) }),
    board,
    moves: on ? position.moves : [],
    mustCapture: on && position.mustCapture,
    lesser,
    turn: side,
    flipped: false,
    coordinates: prefs.coordinates,
    tapsOnly: prefs.taps,
    ...(last && { lastMove: { from: last.from, to: last.to } }),
  }
}

function enter(course: Course, stage: Stage): void {
  course.stage = stage
  course.tell(stage)
}

/** Sets up the first or the last part of the game. */
function setUp(course: Course, step: 'move' | 'crown'): void {
  const { core, board, scene } = course
  const { rules } = scene.state
  core.start(core.index(rules.id), positionAt(rules, step === 'move' ? 'first' : 'late'))
  enter(course, { step })
  board.show(viewOf(course))
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, still() ? 0 : PACE_MS * tempo()))
}

/** The other side moves, and another step is to be done; without an answer that fits it this part is
 * left out. */
async function goOn(course: Course, step: Step): Promise<void> {
  const taking = step === 'take'
  await rest()
  if (course.over) return
  const move = answer(course.core, taking)
  if (!move) return taking ? setUp(course, 'crown') : finish(course, step)
  enter(course, { step })
  void course.board.animate(move, viewOf(course, move))
}

function finish(course: Course, step: Step): void {
  enter(course, { step, done: true })
  course.board.show(viewOf(course, course.core.at(course.core.position().ply - 1).move))
}

/** What comes after a move of the person's. */
function follow(course: Course, move: Move): void {
  const { step } = course.stage
  const achieved = achieves(step, move)
  if (step === 'move') void goOn(course, 'take')
  else if (step === 'crown') void goOn(course, achieved ? 'king' : 'crown')
  else if (achieved) finish(course, step)
  else setUp(course, 'crown')
}

async function play(course: Course, effect: string): Promise<void> {
  const { core, board, stage } = course
  const move = core.position().moves.find((legal) => legal.effect === effect)
  if (!move) return
  core.play(effect)
  enter(course, { step: stage.step })
  await board.animate(move, viewOf(course, move))
  if (!course.over) follow(course, move)
}

function refusedWords({ state: { rules, t } }: ToolScene, refusal: Refusal): string {
  if (refusal.why === 'theirs') return t('refused.opponents')
  const { say, more } = refusalWords(t, rules, refusal)
  return [say, ...more].join(' ')
}

/** `course` is there before the board has anything to tell. */
function eventsOf(scene: ToolScene, course: () => Course): BoardEvents {
  return {
    move: (effect) => void play(course(), effect),
    // Where a part is over there is nothing to be explained.
    refused: (refusal) => {
      const { stage } = course()
      if (!stage.done) enter(course(), { ...stage, refused: refusedWords(scene, refusal) })
    },
    progress: () => enter(course(), { ...course().stage, refused: '' }),
    stops: (from, stops) => course().core.stops(from, stops),
    spoken: (cell, marks) => spoken(scene.state, cell, marks),
    motion: (what, nth) => scene.table.sound.play(what, nth),
  }
}

/** The board is there when its core is. */
function useCourse(scene: ToolScene) {
  const place = useRef<HTMLDivElement>(null)
  const course = useRef<Course>(undefined)
  const [stage, tell] = useState<Stage>({ step: 'move' })
  useLayoutEffect(() => {
    const board = createBoard(eventsOf(scene, () => course.current!))
    const begin = (core: Core): void => {
      course.current = { scene, core, board, stage, tell }
      setUp(course.current, 'move')
      place.current?.append(board.element)
      board.focus()
    }
    void openCore(scene.table.module).then(begin)
    return () => {
      if (course.current) course.current.over = true
      board.destroy()
    }
  }, [])
  return { place, stage, course }
}

/** How much of the way lies behind: for eyes. */
function Way({ step, done }: Stage) {
  const at = STEPS.indexOf(step) + (done ? 1 : 0)
  return (
    <div class="way" aria-hidden="true">
      {STEPS.map((one, i) => (
        <i key={one} class={i < at ? 'past' : ''} />
      ))}
    </div>
  )
}

/** Where a part is over, what comes next has the focus: there is nothing to be moved. */
function Next({ label, run }: { label: string; run(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" class="go" ref={button} onClick={run}>
      {label}
    </button>
  )
}

export function GuideSheet(scene: ToolScene) {
  const { table, t, w } = scene
  const { place, stage, course } = useCourse(scene)
  useEffect(() => setPrefs(table, { newcomer: false }), [])
  const close = (): void => table.store.set({ overlay: undefined })
  const goOn = (): void => {
    setUp(course.current!, 'crown')
    course.current!.board.focus()
  }
  return (
    <Sheet class="tool guide" title={w('guide.title')} closeLabel={t('new.close')} onClose={close}>
      <p class="step" role="status">
        {stage.refused || stepWords(scene, stage)}
      </p>
      <div class="guided" ref={place} />
      <div class="row">
        <Way {...stage} />
        {!stage.done && (
          <button type="button" onClick={close}>
            {w('guide.skip')}
          </button>
        )}
        {stage.done && stage.step === 'take' && <Next label={w('guide.next')} run={goOn} />}
        {stage.done && stage.step === 'king' && <Next label={w('guide.play')} run={close} />}
      </div>
    </Sheet>
  )
}
