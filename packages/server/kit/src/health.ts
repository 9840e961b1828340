import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve as fast as it should, so send it requests. */
export function registerHealthRoutes(app: FastifyInstance, db: Db, isReady: () => boolean) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const status = ready ? (isReady() ? 'ok' : 'building the lot index') : 'waiting for the database'
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
}
