/** The location of drawn pictures. Change it when the drawings change: the answers are cached forever. */
export const pictureRoot = '/art/v1'

/** Pictures repeat after this many variants of a body and paint, so that caches stay small. */
export const looks = 24

const drawing = /\/(\d+)(\/[a-z0-9]+)\.svg(?:\?n=\d+)?$/

/**
 * The small photo of a picture, for lists that show dozens of them: a browser decodes a drawing on the page's own
 * thread. No number is readable in it, so lots of one look share it. Pictures from elsewhere are used as they are.
 */
export function thumbnailOf(url: string): string {
  const found = url.startsWith(pictureRoot) ? drawing.exec(url) : null
  return found ? `${url.slice(0, found.index)}/${Number(found[1]) % looks}${found[2]}.jpg` : url
}
