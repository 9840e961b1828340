import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve as fast as it should, so send it requests. `unready`
 * answers the reason why it should get none, or null.
 */
export function registerHealthRoutes(app: FastifyInstance, db: Db, unready: () => string | null) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const status = ready ? (unready() ?? 'ok') : 'waiting for the database'
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
}
