import type { Webhook } from '@seriba/contracts/webhooks'
import { webhookSecretPrefix } from '@seriba/domain/webhooks/delivery-rules'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** A dealer's addresses, oldest first. */
export async function webhooksOf(db: Db | Tx, dealerId: number, only?: number): Promise<Webhook[]> {
  const { rows } = await sql<Omit<Webhook, 'begins'>>`
    select w.id, w.name, w.url, w.events, w.state, w.ends_with as "endsWith", w.created_at as "createdAt",
      w.failing_since as "failingSince",
      case when w.previous_until > now() then w.previous_until end as "previousUntil",
      held.count as held, held.since as "heldSince"
    from webhook_endpoints w
    cross join lateral (
      select count(*)::int as count, min(e.created_at) as since
      from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.endpoint_id = w.id and d.state = 'held'
    ) as held
    where w.user_id = ${dealerId} and (${only ?? null}::bigint is null or w.id = ${only ?? null}::bigint)
    order by w.id`.execute(db)
  return rows.map((row) => ({ ...row, begins: webhookSecretPrefix }))
}

export async function webhookOf(db: Db | Tx, dealerId: number, id: number): Promise<Webhook> {
  const [webhook] = await webhooksOf(db, dealerId, id)
  return webhook ?? notFound()
}

/** Locks an address of this dealer; nobody else's can be found. */
export async function lockWebhook(tx: Tx, dealerId: number, id: number) {
  const webhook = await tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('user_id', '=', dealerId)
    .forUpdate()
    .executeTakeFirst()
  return webhook ?? notFound()
}

/** Tells every process that something is ready to be sent; takes effect at the commit. */
export const notifySenders = (tx: Tx) => sql`select pg_notify('webhooks', '')`.execute(tx)
