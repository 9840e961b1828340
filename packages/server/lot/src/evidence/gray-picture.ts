import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture of any format, scaled down: the brightness of each pixel, row by row. Fails if it is not a picture. */
export async function grayPicture(body: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(body))
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  })
}
