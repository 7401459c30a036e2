/** Texts in the browser's storage, which may be blocked or full, or hold anything at all. */

type Place = () => Storage

/** Lasts as long as a tab, over reloads and going back; lasts for good, for all tabs. */
export const TAB: Place = () => sessionStorage
export const BROWSER: Place = () => localStorage

/** '' if there is none. */
export function textAt(place: Place, key: string): string {
  try {
    return place().getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Undefined if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it could be written. */
export function write(place: Place, key: string, value: unknown): boolean {
  try {
    place().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
