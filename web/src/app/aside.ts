/** Kept games that could not be read. They lie under a key of their own, where only many later ones
 * push them out: whoever knows how may still find the moves in them. */

import { BROWSER, parsed, textAt, write } from './texts'

const KEY = 'damier-aside'
const MAX = 8

export function putAside(damaged: string[]): void {
  if (!damaged.length) return
  const before = [parsed(textAt(BROWSER, KEY)) ?? []].flat()
  write(BROWSER, KEY, [...damaged, ...before].slice(0, MAX))
}
