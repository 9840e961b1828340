import type { Picture } from '@seriba/demo/pictures'
import { ApiError } from '@seriba/server-kit/api-error'
import { LazyWorker } from '@seriba/threads/thread'
import type { FastifyInstance } from 'fastify'
import type { ArtCalls } from './art-thread.ts'

/** About twenty megabytes of thumbnails. */
const kept = 2000

/**
 * Pictures and sheets of the demo company's lots, drawn when first requested and never stored. A separate thread draws
 * them, so that a listing's sixty pictures do not hold up searches or bids.
 */
export function artRoutes(app: FastifyInstance) {
  const thread = new URL('./art-thread.ts', import.meta.url)
  const artist = new LazyWorker<ArtCalls>(thread, 'the thread that draws pictures')
  const drawn = new Map<string, Picture>()
  const drawing = new Map<string, Promise<Picture | null>>()
  app.addHook('onClose', () => artist.close())

  const draw = async (url: string): Promise<Picture | null> => {
    const picture = await artist.call('draw', url)
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
    if (!picture) throw new ApiError('not_found')
    return (
      reply
        .type(picture.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Another thread sends only the bytes of a buffer.
        .send(typeof picture.body === 'string' ? picture.body : Buffer.from(picture.body))
    )
  })
}

/** Drops the least recently used first: a Map keeps insertion order. */
function remember(pictures: Map<string, Picture>, url: string, picture: Picture) {
  pictures.delete(url)
  pictures.set(url, picture)
  const [oldest] = pictures.keys()
  if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
}
