import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { explain, type Line } from '../explain'
import { dropAhead } from '../play'
import { captureReason } from '../record'
import type { Scene } from '../scene'
import { isOver, type State } from '../state'
import { fitWords } from './fit'
import { DrawOffer } from './offer'
import { Trial } from './trial'

function Words({ table, state, t, line }: Scene & { line: Line }) {
  const { done, aside, say, more = [], where, why } = line
  const open = { label: t('say.why'), run: () => table.store.set({ why: !state.why }) }
  const actions = line.actions ?? (why ? [open] : [])
  return (
    <>
      <div class="say">
        {done ? `${done} ` : null}
        {aside ? <span class="off">{aside} </span> : null}
        {say} {where ? <span class="off">{where}. </span> : null}
        {actions.map(({ label, run }, i) => (
          <Fragment key={label}>
            {i > 0 && ' · '}
            <button type="button" aria-expanded={why && state.why} onClick={run}>
              {label}
            </button>
          </Fragment>
        ))}
      </div>
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {why && state.why && <p class="why">{captureReason(state.rules, t)}</p>}
    </>
  )
}

/** Changes with each refusal: what is refused a second time is said a second time. */
function useRefusals({ refusal }: State): number {
  const seen = useRef({ refusal, count: 0 })
  if (refusal && refusal !== seen.current.refusal) {
    seen.current = { refusal, count: seen.current.count + 1 }
  }
  return seen.current.count
}

/** Keeps the words fitted to the note, whatever they are and however large the window. They are
 * measured only when there are others: that lays the page out in the middle of an answer to a tap. */
function useFit() {
  const note = useRef<HTMLElement>(null)
  const fitted = useRef('')
  useLayoutEffect(() => {
    const { className, textContent } = note.current!
    const now = `${className} ${textContent}`
    if (now !== fitted.current) fitWords(note.current!)
    fitted.current = now
  })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => fitWords(note.current!))
    observer.observe(note.current!)
    return () => observer.disconnect()
  }, [])
  return note
}

function kindOf(state: State, line: Line): string {
  if (isOver(state) && !state.past && !state.studied) return 'note over'
  return line.why && state.why && !state.offer ? 'note open' : 'note'
}

/** Other words are other elements: none that was there moves. */
function wordsOf({ done, say, more = [] }: Line): string {
  return [done, say, ...more].join(' ')
}

/** What there is to be answered comes before what there is to be known. */
function Content({ line, ...scene }: Scene & { line: Line }) {
  const { offer, trial } = scene.state
  if (offer) return <DrawOffer {...scene} by={offer} />
  if (trial) return <Trial {...scene} move={trial.move} />
  return <Words key={wordsOf(line)} {...scene} line={line} />
}

/** Escape takes back a move that was entered in advance. */
function useDropping(table: Scene['table'], on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dropAhead(table)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [on])
}

export function Note(scene: Scene) {
  useDropping(scene.table, !!scene.state.ahead?.chosen)
  const line = explain(scene)
  const refusals = useRefusals(scene.state)
  return (
    <section class={kindOf(scene.state, line)} role="status" ref={useFit()}>
      <Content key={refusals} {...scene} line={line} />
    </section>
  )
}
