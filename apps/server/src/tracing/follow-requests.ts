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

/** Monitoring requests these every second: they would make up most of the traces. */
const unfollowed = ['/healthz', '/readyz', '/metrics']

/**
 * A span for each request, named after its route: the address itself may contain a secret. A trace begun by a caller is
 * continued only behind a trusted proxy.
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
  // A body arrives in events of its connection, which are outside the request's trace.
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
