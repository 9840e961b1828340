import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, so send it requests. */
export function reportHealth(app: FastifyInstance, db: Db) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'waiting for the database' })
  })
}
