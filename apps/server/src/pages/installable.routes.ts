import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'

const workerFile = fileURLToPath(new URL('../../../service-worker/dist/sw.js', import.meta.url))

/** What makes the portal an app that can be installed and opens offline: its manifest and its service worker. */
export function installableRoutes(app: FastifyInstance, ctx: AppContext) {
  app.get('/manifest.webmanifest', (_request, reply) => {
    const { name, favicon, touchIcon, themeColor } = ctx.company
    const own = favicon ?? touchIcon
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send({
        id: '/',
        name,
        short_name: name,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: themeColor.light,
        background_color: themeColor.light,
        icons: own
          ? [{ src: own, sizes: '180x180' }]
          : [
              { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
              { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            ],
      })
  })
  app.get('/sw.js', async (_request, reply) => {
    const worker = await readFile(workerFile, 'utf8').catch(() => null)
    if (worker === null) throw new ApiError('not_found')
    // Browsers compare it at every visit: an old one would keep old pages.
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker)
  })
}
