import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/webhooks'
import type { WebhookDelivery } from '@seriba/contracts/webhooks'
import { mostTries } from '@seriba/domain/webhooks/delivery-rules'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { bodyOf, type EventRow, headersOf } from './request-of-event.ts'
import { webhookOf } from './webhooks.repository.ts'

const pageRows = 50

const facts = sql`d.id, d.event_id as "eventId", e.type, d.state, e.created_at as "createdAt", d.tries,
  d.tried_at[cardinality(d.tried_at)] as "lastTryAt", case when d.state = 'waiting' then d.next_try_at end as "nextTryAt",
  d.status, d.error, d.duration_ms as duration`

const conditions = {
  all: sql`true`,
  failed: sql`d.state = 'failed'`,
  waiting: sql`d.state in ('waiting', 'held')`,
}

/** Deliveries to a dealer's address, newest first. */
export async function listDeliveries(
  db: Db,
  dealerId: number,
  { id, which, type, days, before }: Omit<Input<typeof contracts.listWebhookDeliveries>, 'dealerId'>,
  most = pageRows,
): Promise<Omit<Output<typeof contracts.listWebhookDeliveries>, 'keptDays'>> {
  await webhookOf(db, dealerId, id)
  const found = sql`from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where d.endpoint_id = ${id} and e.user_id = ${dealerId}
      and e.created_at >= now() - ${days} * interval '1 day'
      and (${type ?? null}::text is null or e.type = ${type ?? null}::text)`
  const [rows, counted] = await Promise.all([
    sql<WebhookDelivery>`
      select ${facts} ${found} and ${conditions[which]}
        and (${before ?? null}::bigint is null or d.id < ${before ?? null}::bigint)
      order by d.id desc limit ${most + 1}`.execute(db),
    sql<{ all: number; failed: number; waiting: number }>`
      select count(*)::int as all, count(*) filter (where ${conditions.failed})::int as failed,
        count(*) filter (where ${conditions.waiting})::int as waiting ${found}`.execute(db),
  ])
  return {
    deliveries: rows.rows.slice(0, most),
    counts: counted.rows[0] ?? { all: 0, failed: 0, waiting: 0 },
    more: rows.rows.length > most,
  }
}

type DeliveryRow = WebhookDelivery &
  EventRow & {
    url: string
    answer: string | null
    triedAt: string[]
    signature: string | null
    signed_at: number | null
  }

/** A dealer's delivery with everything that was sent and answered. */
export async function viewDelivery(
  db: Db,
  dealerId: number,
  id: number,
): Promise<Output<typeof contracts.viewWebhookDelivery>> {
  const { rows } = await sql<DeliveryRow>`
    select ${facts}, e.data, w.url, d.answer, d.signature, d.signed_at,
      to_json(array(select webhook_time(at) from unnest(d.tried_at) as at)) as "triedAt"
    from webhook_deliveries d
    join webhook_events e on e.id = d.event_id
    join webhook_endpoints w on w.id = d.endpoint_id
    where d.id = ${id}::bigint and w.user_id = ${dealerId}`.execute(db)
  const [row] = rows
  if (!row) return notFound()
  const { url, data, answer, triedAt, signature, signed_at, ...delivery } = row
  const body = bodyOf({ ...delivery, data })
  return {
    delivery,
    url,
    headers:
      signature !== null && signed_at !== null
        ? headersOf({ ...delivery, signature, timestamp: String(signed_at) })
        : {},
    body,
    answer,
    triedAt,
    mostTries,
  }
}
