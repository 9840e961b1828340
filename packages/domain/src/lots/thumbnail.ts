/** Where drawn pictures are. Change with the drawings: the answers are cached for good. */
export const pictureRoot = '/art/v1'

/** Pictures repeat after this many looks of a body and paint, so that caches stay small. */
export const looks = 24

const drawing = /\/(\d+)(\/[a-z0-9]+)\.svg(?:\?n=\d+)?$/

/**
 * The small photograph of a picture, for lists that show dozens of them: a browser reads a drawing on the
 * thread that the page lives on. No number can be read in it, so lots of one look share it. Pictures from
 * elsewhere are their own.
 */
export function thumbnailOf(url: string): string {
  const found = url.startsWith(pictureRoot) ? drawing.exec(url) : null
  return found ? `${url.slice(0, found.index)}/${Number(found[1]) % looks}${found[2]}.jpg` : url
}
