import type { Input } from '@seriba/contracts/contract'
import type { answerOffer as contract } from '@seriba/contracts/order-offers'
import type { Actor } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { ordersChanged } from './order-event.ts'

type Answered = { order_id: number; declined: boolean }

/** Declines a lot for the client, or takes that back; to them, an offer for somebody else's order does not exist. */
export function answerOffer(
  { db }: { db: Db },
  actor: Actor,
  { id, declined }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Answered>`
      select f.order_id, f.declined_at is not null as declined
      from order_offers f join orders o on o.id = f.order_id
      where f.id = ${id}::bigint and o.client_id = ${actor.userId} for update of f`.execute(tx)
    const offer = rows[0] ?? notFound()
    if (offer.declined === declined) return
    await tx
      .updateTable('order_offers')
      .set({ declined_at: declined ? new Date() : null })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'order.answer',
      entity: 'order',
      entityId: offer.order_id,
      before: { offerId: id, declined: offer.declined },
      after: { offerId: id, declined },
      ip: caller.ip,
    })
    await recordEvent(tx, ordersChanged(actor.userId, { actor, caller }))
  })
}
