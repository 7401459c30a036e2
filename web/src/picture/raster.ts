/** SVG as pixels. */

export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** As wide as that. */
export async function rasterize(svg: string, width: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = addressOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
}

const PNG_WIDTH = 1080

export async function toPng(svg: string): Promise<Blob> {
  const canvas = await rasterize(svg, PNG_WIDTH)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
