import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Monitoring asks for these every second: they would be most of the traces. */
const unfollowed = ['/healthz', '/readyz', '/metrics']

/**
 * A span for each request, named by its route: the address itself may hold a secret. A trace that a caller has begun
 * is continued only where a trusted proxy stands between.
 */
export function followRequests(app: FastifyInstance, tracer: Tracer, trustsProxy: boolean) {
  const followed = new WeakMap<FastifyRequest, { span: Span; within: Context }>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (unfollowed.includes(route)) return done()
    const parent = trustsProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const within = trace.setSpan(parent, span)
    followed.set(request, { span, within })
    context.with(within, done)
  })
  // A body comes in by events of its connection, which know nothing of the request's trace.
  app.addHook('preValidation', (request, _reply, done) => {
    const { within } = followed.get(request) ?? {}
    if (within === undefined) return done()
    context.with(within, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { span } = followed.get(request) ?? {}
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
