import type { ApiKey } from '@seriba/contracts/api-keys'
import { apiKeyPrefix } from '@seriba/domain/api-keys/key-rules'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** A dealer's keys that have not been revoked, newest first. */
export async function keysOf(db: Db | Tx, dealerId: number, only?: number): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys as k')
    .leftJoin('api_key_calls as c', (join) =>
      join.onRef('c.key_id', '=', 'k.id').on('c.minute', '=', sql<string>`date_trunc('minute', now())`),
    )
    .select(['k.id', 'k.name', 'k.scopes', 'k.per_minute', 'k.ends_with', 'k.created_at', 'k.last_used_at'])
    .select(['k.ends_at', 'k.addresses', 'c.calls'])
    .select(
      sql<string | null>`case when k.previous_until > now() then k.previous_until end`.as('previous_until'),
    )
    .where('k.user_id', '=', dealerId)
    .where('k.revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('k.id', '=', sql<number>`${only}::bigint`))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    begins: apiKeyPrefix,
    endsWith: row.ends_with,
    scopes: row.scopes,
    perMinute: row.per_minute,
    callsThisMinute: row.calls ?? 0,
    addresses: row.addresses,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    endsAt: row.ends_at,
    previousUntil: row.previous_until,
  }))
}

export async function keyOf(db: Db | Tx, dealerId: number, id: number): Promise<ApiKey> {
  const [key] = await keysOf(db, dealerId, id)
  return key ?? notFound()
}

/** Locks an active key of this dealer; nobody else's can be found. */
export async function lockKey(tx: Tx, dealerId: number, id: number) {
  const key = await tx
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('user_id', '=', dealerId)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return key ?? notFound()
}

/** Calls with a dealer's keys since midnight Japan time. */
export async function callsToday(db: Db, dealerId: number): Promise<number> {
  const { calls } = await db
    .selectFrom('api_key_calls as c')
    .innerJoin('api_keys as k', 'k.id', 'c.key_id')
    .select(sql<number>`coalesce(sum(c.calls), 0)::int`.as('calls'))
    .where('k.user_id', '=', dealerId)
    .where('c.minute', '>=', startOfJstDay(jstDay(new Date())).toISOString())
    .executeTakeFirstOrThrow()
  return calls
}
