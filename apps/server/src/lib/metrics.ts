import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from './db.ts'

type Sources = { db: Db; sockets(): number; more?: (register: Registry) => void }

/** Figures for Prometheus under `/metrics`. */
export function measure(app: FastifyInstance, { db, sockets, more }: Sources) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  new Gauge({
    name: 'seriba_sockets',
    help: 'Open live connections of this process',
    registers: [register],
    collect() {
      this.set(sockets())
    },
  })
  new Gauge({
    name: 'seriba_events_waiting',
    help: 'Events that are committed and not yet numbered',
    registers: [register],
    async collect() {
      const { rows } = await sql<{ count: number }>`select count(*) from events where seq is null`.execute(db)
      this.set(rows[0]?.count ?? 0)
    },
  })

  more?.(register)

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
