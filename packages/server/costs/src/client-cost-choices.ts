import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findChoices } from './lot-costs.repository.ts'

/** A client's choices; a staff account has none. */
export async function clientCostChoices(db: Db, userId: number) {
  const client = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`${userId}::bigint`)
    .where('staff_role', 'is', null)
    .executeTakeFirst()
  return client ? findChoices(db, client.id) : notFound('client_not_found')
}
