import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'

let fontsReady = false

/** A sheet in an <img> only sees installed fonts, so the server draws it with fonts of its own. */
function registerFonts(): void {
  if (fontsReady) return
  for (const weight of [400, 700]) {
    const file = `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff2`
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), 'Noto Sans JP')
  }
  fontsReady = true
}

export async function printedSheet(svg: string): Promise<Buffer> {
  registerFonts()
  return (await drawn(svg, 1188, 840)).encode('png')
}

/** Sharp in a card, or in a row on a high-density screen. */
export async function thumbnail(svg: string): Promise<Buffer> {
  return (await drawn(svg, 280, 210)).encode('jpeg', 82)
}

async function drawn(svg: string, width: number, height: number) {
  const image = await loadImage(Buffer.from(svg))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return canvas
}
