export type IconName =
  | 'again'
  | 'analyse'
  | 'away'
  | 'back'
  | 'bin'
  | 'book'
  | 'bot'
  | 'check'
  | 'copy'
  | 'down'
  | 'draw'
  | 'first'
  | 'flag'
  | 'flip'
  | 'folder'
  | 'fwd'
  | 'gear'
  | 'hint'
  | 'keys'
  | 'last'
  | 'moon'
  | 'more'
  | 'mute'
  | 'new'
  | 'none'
  | 'sound'
  | 'sun'
  | 'two'
  | 'undo'
  | 'up'
  | 'x'

/** turns: points along the text, so that it is turned round right to left. none: room for one. */
export function Icon({ name, turns = false }: { name: IconName; turns?: boolean }) {
  return (
    <svg class={turns ? 'i flip' : 'i'} aria-hidden="true">
      {name !== 'none' && <use href={`#i-${name}`} />}
    </svg>
  )
}

/** A piece off the board. */
export function Piece({ side }: { side: 'w' | 'b' }) {
  return (
    <svg class={side} viewBox="0 0 100 100" aria-hidden="true">
      <use href="#man" />
    </svg>
  )
}
