import { sql } from 'kysely'
import type { TestServer } from './server.ts'

/** Where tests of staff's changes to accounts look for the outcome. */
export function accountsOf(server: TestServer) {
  const auditOf = async (userId: number) => {
    const { rows } = await sql<{ action: string; actor_id: number; before: unknown; after: unknown }>`
      select action, actor_id, before, after from audit
      where entity = 'user' and entity_id = ${String(userId)} order by id`.execute(server.db)
    return rows
  }

  const audiencesOf = async (userId: number) => {
    const { rows } = await sql<{ rooms: string[] }>`
      select rooms from events
      where payload->>'eventType' = 'accountChanged' and (payload->>'userId')::int = ${userId} order by id`.execute(
      server.db,
    )
    return rows.map(({ rooms }) => rooms.join(' '))
  }

  const accountOf = (userId: number) =>
    server.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

  return { auditOf, audiencesOf, accountOf }
}
