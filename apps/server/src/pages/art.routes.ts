import type { FastifyInstance } from 'fastify'
import { Refusal } from '../lib/refusal.ts'

type Picture = { body: string | Buffer; contentType: string }

const kept = 500
const atOnce = 2

/** Pictures and sheets of the demo company's lots, drawn when first asked for and never stored. */
export function artRoutes(app: FastifyInstance) {
  const drawn = new Map<string, Picture>()
  const drawing = new Map<string, Promise<Picture | null>>()
  const turn = turnstile(atOnce)

  const draw = async (url: string): Promise<Picture | null> => {
    const { drawPicture } = await import('@seriba/demo/pictures')
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const picture = await turn(() => drawPicture(pathname, searchParams))
    if (picture) remember(drawn, url, picture)
    return picture
  }
  const pictureAt = (url: string) => {
    const known = drawn.get(url)
    if (known) remember(drawn, url, known)
    const pending = known ? Promise.resolve(known) : (drawing.get(url) ?? draw(url))
    if (!known) drawing.set(url, pending)
    return pending.finally(() => drawing.delete(url))
  }

  app.get('/art/*', async (request, reply) => {
    const picture = await pictureAt(request.url)
    if (!picture) throw new Refusal('not_found')
    return reply
      .type(picture.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.body)
  })
}

/** The least recently used goes first: a Map keeps the order of writing. */
function remember(pictures: Map<string, Picture>, url: string, picture: Picture) {
  pictures.delete(url)
  pictures.set(url, picture)
  const [oldest] = pictures.keys()
  if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
}

/** Lets so many in at a time; a listing's forty pictures must not hold up the bids. */
function turnstile(places: number) {
  let free = places
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((enter) => queue.push(enter))
    try {
      // Drawing never waits by itself, so other requests get their turn here.
      await new Promise((resolve) => setImmediate(resolve))
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
