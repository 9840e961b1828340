import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Config } from './config.ts'
import { hostnameOf, isLoopback } from './loopback.ts'

const sentence =
  'This server answers only to the names of its own machine, such as localhost. Its operator sets PUBLIC_URL to let browsers in by another.\n'

/**
 * Without an address of its own, a server accepts only its machine's own names. Otherwise a page elsewhere whose name
 * suddenly resolves to this machine would pass for one of ours (DNS rebinding).
 */
export function answerOwnNamesOnly(app: FastifyInstance, { publicUrl, metricsToken }: Config) {
  const knows = (host: string) => publicUrl !== undefined || isLoopback(hostnameOf(host))
  /** Monitors use whatever address they find us at; what they get is public, or requires a token. */
  const forMonitors = new Set(['/healthz', '/readyz', ...(metricsToken === undefined ? [] : ['/metrics'])])
  app.decorate('isOwnName', knows)
  app.addHook('onRequest', async (request, reply) => {
    if (knows(request.host ?? '') || forMonitors.has(request.url.split('?')[0] ?? '')) return
    if (request.url.startsWith('/v1/')) throw new ApiError('foreign_host')
    return reply.code(421).type('text/plain; charset=utf-8').send(sentence)
  })
}
