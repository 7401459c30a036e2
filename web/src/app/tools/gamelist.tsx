/** The games of a file. However many there are, only those in sight are in the page. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ListedGame } from '../../core'
import type { ToolScene } from '../parts/lazy'
import { ruleName } from '../words'
import { gameFault, playersOf } from './opened'

/** Height of a row in px (tools.css), and how many are kept ready above and below. */
const ROW = 64
const SPARE = 4

interface ListProps extends ToolScene {
  games: ListedGame[]
  choose(game: ListedGame): void
}

function rulesWords({ table, t }: ToolScene, id: string): string {
  const rules = table.core.rules.find((one) => one.id === id)
  return rules ? ruleName(t, rules) : id
}

/** Event, date and rule set; of a faulty one, where it is at fault. */
function secondLine(scene: ToolScene, game: ListedGame): string {
  const { Event, Date, Round } = game.tags
  const told = [Event, Round, Date].filter((text) => text && !/^[?.]+$/.test(text))
  return gameFault(scene, game) ?? [...told, rulesWords(scene, game.rules)].join(' · ')
}

function Row({ game, at, count, active, choose, ...scene }: RowProps) {
  return (
    <li
      id={`game-${at}`}
      role="option"
      aria-selected={active}
      aria-posinset={at + 1}
      aria-setsize={count}
      class={game.fault ? 'faulty' : ''}
      style={{ top: `${at * ROW}px` }}
      onClick={() => choose(game)}
    >
      <b dir="auto">{playersOf(scene.w, game)}</b>
      <bdi dir="ltr" class="num">
        {game.result}
      </bdi>
      <small dir={game.fault ? undefined : 'auto'}>{secondLine(scene, game)}</small>
    </li>
  )
}

interface RowProps extends ListProps {
  game: ListedGame
  at: number
  count: number
  active: boolean
}

const KEYS: Record<string, (at: number, count: number, page: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, _, page) => at + page,
  PageUp: (at, _, page) => at - page,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Scrolls no further than it takes for the row to be seen. */
function show(list: HTMLElement, at: number): void {
  const top = at * ROW
  const { scrollTop, clientHeight } = list
  list.scrollTop = Math.min(Math.max(scrollTop, top + ROW - clientHeight), top)
}

export function GameList(props: ListProps) {
  const { games, choose } = props
  const list = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState({ top: 0, height: 6 * ROW })
  const [active, setActive] = useState(0)
  const measure = (): void => {
    const { scrollTop, clientHeight } = list.current!
    setScrolled({ top: scrollTop, height: clientHeight })
  }
  useLayoutEffect(measure, [])
  const at = Math.min(active, games.length - 1)
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = games[at]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return choose(chosen)
    }
    const to = KEYS[event.key]?.(at, games.length, Math.floor(scrolled.height / ROW))
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(to, games.length - 1))
    setActive(next)
    show(list.current!, next)
  }
  const first = Math.max(0, Math.floor(scrolled.top / ROW) - SPARE)
  const end = Math.ceil((scrolled.top + scrolled.height) / ROW) + SPARE
  return (
    <ul
      class="gamelist"
      role="listbox"
      tabIndex={0}
      aria-label={props.w('open.games', { n: games.length })}
      aria-activedescendant={games.length ? `game-${at}` : undefined}
      ref={list}
      onScroll={measure}
      onKeyDown={onKeyDown}
    >
      <li role="none" class="height" style={{ height: `${games.length * ROW}px` }} />
      {games.slice(first, end).map((game, i) => (
        <Row
          key={game.number}
          {...props}
          game={game}
          at={first + i}
          count={games.length}
          active={first + i === at}
        />
      ))}
    </ul>
  )
}
