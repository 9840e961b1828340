import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { endSingleFactorSessions } from '@seriba/server-account/two-step/end-single-factor-sessions'
import { resolvedSearch } from '@seriba/server-catalogue/resolved-search'
import type { SearchEngine } from '@seriba/server-catalogue/search-engine'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { unreadChatsOf } from '@seriba/server-chat/unread-chats'
import { companyPictureRoutes } from '@seriba/server-company/company-pictures.routes'
import { type CompanyStore, openCompany } from '@seriba/server-company/company-store'
import { hasDevMail } from '@seriba/server-company/demo-accounts'
import { devMailRoutes } from '@seriba/server-company/dev-mail.routes'
import { syncLanguages } from '@seriba/server-company/sync-languages'
import { syncPageVersions } from '@seriba/server-company/sync-page-versions'
import { lastReading } from '@seriba/server-costs/rates/rate-readings'
import { recentDestinations } from '@seriba/server-costs/recent-destinations'
import { artRoutes } from '@seriba/server-demo/art.routes'
import { companyOf } from '@seriba/server-demo/company-file'
import { demoCompanyOf } from '@seriba/server-demo/demo-company'
import { lateFeeds } from '@seriba/server-feed/late/late-feeds'
import { registerAuthCors } from '@seriba/server-kit/auth-origin'
import type { Config } from '@seriba/server-kit/config'
import type { AppContext } from '@seriba/server-kit/context'
import { createPool, type Db, withTransaction } from '@seriba/server-kit/db'
import { registerErrorHandler } from '@seriba/server-kit/errors'
import { openFiles } from '@seriba/server-kit/files/files'
import { registerHealthRoutes } from '@seriba/server-kit/health'
import { registerJsonParser } from '@seriba/server-kit/json-body'
import { observer } from '@seriba/server-kit/observer'
import { answerOwnNamesOnly } from '@seriba/server-kit/own-names'
import type { Replica } from '@seriba/server-kit/replica/replica'
import { registerWrittenCookie } from '@seriba/server-kit/replica/written-cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { authenticateRequests } from './lib/request.ts'
import { serveDocs } from './pages/docs.routes.ts'
import { servePages } from './pages/pages.routes.ts'
import { registerSecurityHeaders } from './pages/security-headers.ts'
import { routes } from './routes.ts'

export type AppOptions = {
  db: Db
  config: Config
  log: FastifyBaseLogger
  company?: CompanyStore
  /** The database's address: feeds are written on connections of their own. */
  url: string
  /** Without one, PostgreSQL itself answers searches. */
  searchEngine?: Pick<SearchEngine, 'lotSearch' | 'isReady'> | undefined
  /** For reads that may be slightly stale. */
  replica?: Replica | undefined
  /** Whether the process was told to stop and serves only what still arrives. */
  isDraining?: () => boolean
}

/**
 * How long an idle connection is kept: longer than a proxy keeps its own (Caddy: two minutes), so that none sends a
 * bid, which it may not repeat, into a connection that is just being closed.
 */
const keepAliveMs = 150_000

/** The HTTP side of the server, without a port, sockets, or jobs. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, log, replica, isDraining = () => false } = options
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 1_000_000,
    // A request that trickles in must not hold its connection forever.
    requestTimeout: config.requestTimeout * 1000,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: Math.min(config.requestTimeout, 20) * 1000,
      connectionsCheckingInterval: Math.min(config.requestTimeout * 250, 5000),
    },
    requestIdHeader: 'x-request-id',
  })
  const companyStore = options.company ?? (await openCompany({ db, file: companyOf(config), log }))
  await withTransaction({ db }, async (tx) => {
    await syncPageVersions(tx, companyStore.current, null)
    await syncLanguages(tx, companyStore.current)
  })
  const feedPool = createPool({ url: options.url, max: 4 })
  const destinations = recentDestinations(db)
  const ctx: AppContext = {
    db,
    config,
    log,
    demoCompany: demoCompanyOf(config),
    replica,
    files: openFiles({ db, config }),
    get company() {
      return companyStore.current
    },
    companyStore,
    endSingleFactorSessions,
    feedPool,
    unreadChats: (actor) => unreadChatsOf(db, actor),
    lateFeeds: (now) => lateFeeds(db, now),
    ratesFailingSince: async () => (await lastReading(db, config.rates))?.failing?.since ?? null,
    destinationOf: destinations.of,
    lotSearch: resolvedSearch(db, options.searchEngine?.lotSearch ?? sqlLotSearch(db)),
  }

  app.addHook('onClose', () => feedPool.end())
  app.decorate('destinationCache', destinations.cache)
  app.addHook('onClose', async () => destinations.cache.close())
  // Otherwise connections would be kept for the next request, which should go elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  observer.current?.app(app)
  registerErrorHandler(app)
  registerJsonParser(app)
  authenticateRequests(app, ctx)
  answerOwnNamesOnly(app, config)
  await app.register(cookie, { secret: config.cookieSecret })
  if (replica && config.database.replica)
    registerWrittenCookie(app, replica, config.database.replica.mostSecondsBehind)
  registerSecurityHeaders(app, app.isHttps, config)
  registerAuthCors(app, config)
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      // Pages, files, and pictures come in bursts and cost little.
      allowList: ({ url }) => !url.startsWith('/v1/'),
    })
  }
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  registerHealthRoutes(
    app,
    db,
    () => {
      if (isDraining()) return 'stopping'
      return options.searchEngine?.isReady() === false ? 'building the lot index' : null
    },
    replica,
  )
  for (const mount of routes) mount(app, ctx)
  companyPictureRoutes(app, ctx)
  if (config.demo) artRoutes(app)
  if (hasDevMail(config)) devMailRoutes(app, db)
  await serveDocs(app)
  await servePages(app, ctx)
  return app
}
