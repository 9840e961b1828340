import { Readable } from 'node:stream'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { fetchExternal } from '@seriba/server-kit/fetch-external'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { findSharedLot } from './lot.repository.ts'
import { lotOfLink } from './photos-link.ts'

type Photo = { body: Uint8Array; extension: string }

const largest = 20_000_000
const timeoutMs = 20_000
/** Asked for at once: a host of pictures is not hurried more than by a browser. */
const together = 4

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

/** A lot's photos as one file, written while they are fetched: nothing is kept on the way. */
export function zipPhotosRoute(app: FastifyInstance, { db, config, log }: AppContext) {
  app.get<{ Params: { token: string } }>('/v1/lot-photos/:token', async (request, reply) => {
    const id = lotOfLink(request.params.token, config.cookieSecret, new Date())
    const lot = id === null ? undefined : await findSharedLot(db, String(id))
    if (!lot) return notFound()
    const fetchOne = (src: string) =>
      photoAt(app, src, config.privatePhotoHosts).catch((error) => {
        log.warn({ err: error, src }, 'a photo could not be fetched')
        return null
      })
    const name = [lot.maker, lot.model, lot.lot_no].join('-').replace(/[^\w.-]+/g, '-')
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}.zip"`)
      .header('cache-control', 'no-store')
      .header('x-photos', lot.images.length)
      .send(Readable.fromWeb(makeZip(entries(lot.images, fetchOne)) as never))
  })
}

/** Photos in their order, the next few already on their way; one that did not come is left out. */
async function* entries(images: readonly string[], fetchOne: (src: string) => Promise<Photo | null>) {
  const under = images.slice(0, together).map(fetchOne)
  for (const [at] of images.entries()) {
    const photo = await under[at]
    const next = images[at + together]
    if (next !== undefined) under.push(fetchOne(next))
    delete under[at]
    if (!photo) continue
    yield { name: `${String(at + 1).padStart(2, '0')}.${photo.extension}`, input: photo.body }
  }
}

/** Pictures of the demo company are our own; a feed's lie wherever it says. */
async function photoAt(app: FastifyInstance, src: string, privateHosts: boolean): Promise<Photo | null> {
  if (src.startsWith('/art/')) {
    const { statusCode, headers, rawPayload } = await app.inject(src)
    return statusCode === 200 ? photoOf(String(headers['content-type']), rawPayload) : null
  }
  const fetched = await fetchExternal(src, { largestBytes: largest, timeoutMs, privateHosts })
  return fetched && photoOf(fetched.contentType, fetched.body)
}

function photoOf(contentType: string, body: Uint8Array): Photo | null {
  const extension = extensions[contentType.split(';')[0]?.trim() ?? '']
  return extension === undefined || body.length > largest ? null : { body, extension }
}
