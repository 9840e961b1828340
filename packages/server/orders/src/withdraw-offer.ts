import type { Input } from '@seriba/contracts/contract'
import type { withdrawOffer as contract } from '@seriba/contracts/order-offers'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import { fromOffers, offerState } from './offers.repository.ts'
import { ordersChanged } from './order-event.ts'

type Offered = { order_id: number; lot_id: number; client_id: number; state: string }

/** Withdraws an offered lot. One that the client has bid on stays: it shows what became of their order. */
export function withdrawOffer(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Offered>`
      select f.order_id, f.lot_id, o.client_id, ${offerState(new Date())} as state ${fromOffers}
      where f.id = ${id}::bigint for update of f`.execute(tx)
    const offer = rows[0] ?? notFound()
    if (offer.state === 'bid' || offer.state === 'bought') throw new ApiError('offer_taken')
    await tx.deleteFrom('order_offers').where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'order.withdraw',
      entity: 'order',
      entityId: offer.order_id,
      before: { offerId: id, lotId: offer.lot_id },
      ip: caller.ip,
    })
    await recordEvent(tx, ordersChanged(offer.client_id, { actor, caller }))
  })
}
