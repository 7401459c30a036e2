/** The part of the library that we use: it brings no types of its own. */
declare module 'gifenc/src/index.js' {
  type Palette = number[][]
  interface FrameOptions {
    palette?: Palette
    /** In milliseconds. */
    delay?: number
    transparent?: boolean
    transparentIndex?: number
    /** 1: what comes next is drawn over this. */
    dispose?: number
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
  }
  export function GIFEncoder(): Encoder
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array
}
