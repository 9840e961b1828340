import type { Input, Output } from '@seriba/contracts/contract'
import type { ordersForLot as contract } from '@seriba/contracts/order-offers'
import { offerLimits, orderKindOf } from '@seriba/domain/orders/offer'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { lotToOffer, offersOfLot } from './offers.repository.ts'
import { openOrders } from './orders.repository.ts'

/** The clients to whom a lot could be offered: first those looking for its model, then those looking for its maker. */
export async function ordersForLot(
  { db }: { db: Db },
  { lotId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const lot = await lotToOffer(db, Number(lotId))
  const [orders, offers] = await Promise.all([
    openOrders(db, {
      where: sql`o.kind = ${orderKindOf(lot.kind)} and lower(o.maker) = lower(${lot.maker})`,
      first: sql`(starts_with(lower(o.model), lower(${lot.model}::text))
        or (o.model <> '' and starts_with(lower(${lot.model}::text), lower(o.model))))`,
      limit: offerLimits.shown,
    }),
    offersOfLot(db, lot.id),
  ])
  return { orders: orders.map((order) => ({ ...order, offer: offers.get(order.id) ?? null })) }
}
