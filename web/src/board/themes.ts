/** What pieces look like. The sprite has the turned ones; the others are loaded when they are
 * wanted, and take their place in it: what refers to the sprite shows them at once. */

import { TURNED, type PieceShapes } from './sprites'

export const PIECE_THEMES = ['turned', 'printed', 'marked'] as const
export type PieceTheme = (typeof PIECE_THEMES)[number]

export async function loadShapes(theme: PieceTheme): Promise<PieceShapes> {
  return theme === 'turned' ? TURNED : (await import('./flat-pieces'))[theme]
}

let wanted: PieceTheme = 'turned'

/** Until they have come, and if they do not, the pieces stay as they are. */
export async function dressPieces(theme: PieceTheme): Promise<void> {
  if (theme === wanted) return
  const before = wanted
  wanted = theme
  try {
    const shapes = await loadShapes(theme)
    if (wanted === theme) place(shapes)
  } catch {
    if (wanted === theme) wanted = before
  }
}

function place(shapes: PieceShapes): void {
  for (const [id, shape] of Object.entries(shapes)) document.getElementById(id)!.innerHTML = shape
}
