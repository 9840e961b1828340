import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'
import type { Replica } from './replica/replica.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve at full speed and should get requests. `unready` returns
 * the reason why it should not, or null; `replica` returns the state of the standby for reads, if there is one. The
 * process serves without it, too.
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
