import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'
import type { Replica } from './replica/replica.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve as fast as it should, so send it requests. `unready`
 * answers the reason why it should get none, or null; `replica` how the standby for reads is, where there is one,
 * without which it serves anyway.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  db: Db,
  unready: () => string | null,
  replica?: Replica,
) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const status = ready ? (unready() ?? 'ok') : 'waiting for the database'
    return reply
      .code(status === 'ok' ? 200 : 503)
      .send({ status, ...(replica && { replica: replica.state().state }) })
  })
}
