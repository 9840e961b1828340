import type { FastifyInstance } from 'fastify'
import { accessTokenOf } from '../account/cookies.ts'
import { findSession } from '../account/sessions.repository.ts'
import type { AppContext } from '../context.ts'

/** What `serve` asks of every request: who it is, and from which page it came. */
export function recogniseRequests(app: FastifyInstance, { db, config }: Pick<AppContext, 'db' | 'config'>) {
  const portals = config.publicUrl === undefined ? [] : [new URL(config.publicUrl).origin]

  app.decorateRequest('session', null)
  app.decorate('isHttps', config.publicUrl?.startsWith('https:') ?? false)
  app.decorate('recognise', async (request) => {
    const token = accessTokenOf(request)
    request.session = token === undefined ? null : await findSession(db, token)
  })
  app.decorate('originOf', (request) => ({ origin: request.headers.origin, host: request.host, portals }))
}
