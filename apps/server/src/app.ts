import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import type { Db } from './lib/db.ts'
import { answerErrors } from './lib/errors.ts'
import { reportHealth } from './lib/health.ts'
import { readJsonBodies } from './lib/json-body.ts'
import { Refusal } from './lib/refusal.ts'
import { recogniseRequests } from './lib/request.ts'
import { routes } from './routes.ts'
import { type Company, readCompany } from './site/company.ts'

export type AppOptions = { db: Db; config: Config; log: FastifyBaseLogger; company?: Company }

/** The HTTP side of the server: no port, no socket, no jobs. */
export async function buildApp({ db, config, log, company }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 1_000_000,
    requestIdHeader: 'x-request-id',
  })
  const ctx: AppContext = { db, config, log, company: company ?? readCompany(config.companyFile) }

  answerErrors(app)
  readJsonBodies(app)
  await app.register(cookie, { secret: config.cookieSecret })
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  recogniseRequests(app, ctx)
  reportHealth(app, db)
  for (const mount of routes) mount(app, ctx)
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found')
  })
  return app
}
