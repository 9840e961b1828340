import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { openGateway } from './open-gateway.ts'
import { recordReports } from './record-reports.ts'

export const reportsPath = '/hooks/auction-results'

/**
 * Where a hall reports its results. Browsers do not come here: the signature over the raw body identifies the sender.
 */
export function gatewayRoutes(app: FastifyInstance, { db, config, log }: AppContext) {
  const gateway = openGateway(config)
  if (gateway === null) return
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    hooks.post(reportsPath, { bodyLimit: 100_000 }, async ({ headers, body }, reply) => {
      const request = { headers, body: typeof body === 'string' ? body : '' }
      const received = readReports(() => gateway.result(request, new Date()))
      if (received === 'unreadable') return reply.code(400).send({ error: 'unreadable' })
      if (received === null) {
        log.warn('a report of auction results had no valid signature')
        return reply.code(401).send({ error: 'signature' })
      }
      const answer = await recordReports(
        { db, publicUrl: config.publicUrl },
        { ...received, body: request.body },
      )
      return answer === 'reused' ? reply.code(409).send({ error: 'id_reused' }) : reply.send(answer)
    })
  })
}

function readReports<T>(read: () => T): T | 'unreadable' {
  try {
    return read()
  } catch (error) {
    if (error instanceof ZodError) return 'unreadable'
    throw error
  }
}
