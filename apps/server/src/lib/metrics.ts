import { timingSafeEqual } from 'node:crypto'
import { feedAge } from '@seriba/domain/feeds/feed-state'
import { hashOf } from '@seriba/server-account/tokens'
import { findFeeds } from '@seriba/server-feed/desk/feeds.repository'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { ledgerDifferences } from '@seriba/server-money/check-ledger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Sources = {
  db: Db
  token: string | undefined
  /** Whether it runs for a company: with an address of its own, or behind a proxy. */
  isPublic: boolean
  sockets(): number
  more?: (register: Registry) => void
}

/** Metrics for Prometheus at `/metrics`. */
export function registerMetrics(app: FastifyInstance, { db, token, isPublic, sockets, more }: Sources) {
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
  const stored = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [register],
      // While the database is unavailable, the other figures are needed most.
      async collect() {
        const value = await read().catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  stored('seriba_events_waiting', 'Events that are committed and not yet numbered', () => eventsWaiting(db))
  stored('seriba_ledger_differences', 'Rows that disagreed at the last nightly check of the ledger', () =>
    ledgerDifferences(db),
  )

  new Gauge({
    name: 'seriba_feed_age_seconds',
    help: 'Seconds since each feed last came in whole; paused ones are left out',
    labelNames: ['feed'],
    registers: [register],
    async collect() {
      this.reset()
      const now = new Date()
      for (const feed of await findFeeds(db, now).catch(() => []))
        if (!feed.paused) this.set({ feed: feed.name }, Math.round(feedAge(feed, now) / 1000))
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
  app.get('/metrics', async (request, reply) => {
    if (!mayAsk(request, token, isPublic)) return notFound()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

async function eventsWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from events where seq is null`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * How busy we are is not for callers who come through the public port or a proxy: a proxy on this machine looks like
 * the machine itself, so a public server answers only with a token.
 */
function mayAsk({ ip, headers }: FastifyRequest, token: string | undefined, isPublic: boolean): boolean {
  if (token === undefined) return !isPublic && isLoopback(ip) && headers['x-forwarded-for'] === undefined
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
}

const isLoopback = (ip: string) => /^(::ffff:)?127\.|^::1$/.test(ip)
