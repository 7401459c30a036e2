/** A game as an animated GIF, drawn picture by picture, so that the page goes on meanwhile. */

import { GIFEncoder, applyPalette, quantize } from 'gifenc/src/index.js'
import { pixelsOf, rasterize } from './raster'
import type { Shot } from './shots'

const WIDTH = 480
/** How long a position is seen, in ms: the first, each stop of a chain, the others, the last. */
const FIRST = 1200
const ON_WAY = 350
const USUAL = 800
const LAST = 3000
/** One of the 256 colours is for what has not changed. */
const COLOURS = 255

export interface Making {
  /** `shots` as SVG. */
  draw(shot: Shot): string
  /** A picture that has every colour in it. */
  sample: Shot
  signal: AbortSignal
  progress(done: number): void
}

function delayOf(shots: Shot[], i: number): number {
  if (i === shots.length - 1) return LAST
  if (i === 0) return FIRST
  return shots[i]!.onWay ? ON_WAY : USUAL
}

/** Leaves out what is as it was. */
function changes(index: Uint8Array, before: Uint8Array | undefined): Uint8Array {
  return before ? index.map((colour, i) => (colour === before[i] ? COLOURS : colour)) : index
}

/** Aborting makes it throw. */
export async function makeFilm(shots: Shot[], { draw, sample, signal, progress }: Making): Promise<Blob> {
  const sampled = await rasterize(draw(sample), WIDTH)
  const palette = quantize(pixelsOf(sampled).data, COLOURS)
  while (palette.length <= COLOURS) palette.push([0, 0, 0])
  const colours = palette.slice(0, COLOURS)
  const gif = GIFEncoder()
  let before: Uint8Array | undefined
  for (const [i, shot] of shots.entries()) {
    const { data, width, height } = pixelsOf(await rasterize(draw(shot), WIDTH))
    signal.throwIfAborted()
    const index = applyPalette(data, colours)
    gif.writeFrame(changes(index, before), width, height, {
      ...(i === 0 && { palette }),
      delay: delayOf(shots, i),
      transparent: i > 0,
      transparentIndex: COLOURS,
      dispose: 1,
    })
    before = index
    progress(i + 1)
  }
  gif.finish()
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: 'image/gif' })
}
