import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from './context.ts'
import { fetchExternal } from './fetch-external.ts'
import { isNoPhoto } from './no-photo.ts'
import { zipStream } from './zip-stream.ts'

type Photo = { body: Uint8Array; extension: string }

const largest = 20_000_000
const timeoutMs = 20_000
/** How many are requested at once: a picture host gets no more load than from a browser. */
const together = 4

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** Responds with photos in one file, written while they are fetched, so that nothing is stored on the way. */
export function sendPhotoArchive(
  app: FastifyInstance,
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  reply: FastifyReply,
  { name, images }: { name: string; images: readonly string[] },
) {
  const fetchOne = (src: string) =>
    photoAt(app, src, config.privatePhotoHosts).catch((error) => {
      log.warn({ err: error, src }, 'a photo could not be fetched')
      return null
    })
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}.zip"`)
    .header('cache-control', 'no-store')
    .header('x-photos', images.length)
    .send(zipStream(entries(images, fetchOne)))
}

/** Photos in their order, with the next few already being fetched; a photo that fails is left out. */
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

/** The demo company's pictures are our own; a feed's are wherever it says. */
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
  return extension === undefined || body.length > largest || isNoPhoto(body) ? null : { body, extension }
}
