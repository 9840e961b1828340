import type { Input } from '@seriba/contracts/contract'
import type { offerLot as contract } from '@seriba/contracts/order-offers'
import type { Actor } from '@seriba/domain/access/actor'
import { kindsForOrder, offerLimits } from '@seriba/domain/orders/offer'
import { actorOf } from '@seriba/server-account/session'
import { canViewLot } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { enqueueLater } from '@seriba/server-kit/jobs'
import type { Caller } from '@seriba/server-kit/serve'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { type LotToOffer, lotToOffer } from './offers.repository.ts'
import { lotOffered, ordersChanged } from './order-event.ts'

/** Offers a lot to an order's client, for their yes or no. Lots offered together are emailed together. */
export function offerLot(
  { db }: { db: Db },
  actor: Actor,
  { id, lotId }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    // Even simultaneous offers cannot exceed the limit per order.
    const order = await lockOrder(tx, id)
    if (order.status === 'closed') throw new ApiError('order_closed')
    const lot = await lotToOffer(tx, Number(lotId))
    await assertFits(tx, order, lot)
    const { id: offerId } = await tx
      .insertInto('order_offers')
      .values({ order_id: id, lot_id: lot.id, offered_by: actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('orders')
      .set({ status: 'searching' })
      .where('id', '=', id)
      .where('status', '=', 'new')
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'order.offer',
      entity: 'order',
      entityId: id,
      after: { offerId, lotId: lot.id },
      ip: caller.ip,
    })
    const by = { actor, caller }
    await recordEvent(tx, ordersChanged(order.client_id, by))
    await recordEvent(tx, lotOffered({ orderId: id, clientId: order.client_id, lot }, by))
    const { mailAfterMs } = offerLimits
    await enqueueLater(tx, 'mailOffers', { orderId: id }, { afterMs: mailAfterMs, key: `offers:${id}` })
  })
}

async function assertFits(tx: Tx, { id, client_id, kind }: LockedOrder, lot: LotToOffer) {
  if (!kindsForOrder(kind).includes(lot.kind)) return notFound('lot_not_found')
  if (lot.finished) throw new ApiError('auction_finished')
  const client = await tx
    .selectFrom('users')
    .select(['id', 'role_id', 'user_type', 'language', 'permissions', 'staff_role'])
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow()
  if (!canViewLot(actorOf(client), lot.kind)) throw new ApiError('lot_not_shown')
  const offered = await tx.selectFrom('order_offers').select('lot_id').where('order_id', '=', id).execute()
  if (offered.some(({ lot_id }) => lot_id === lot.id)) throw new ApiError('lot_already_offered')
  if (offered.length >= offerLimits.perOrder) throw new ApiError('too_many_offers')
}
