import type { Input } from '@seriba/contracts/contract'
import type { lotsToOffer as contract, OfferedLot } from '@seriba/contracts/order-offers'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import { kindsForOrder, offerLimits, readLotPlace } from '@seriba/domain/orders/offer'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import type { OrdersTable } from '@seriba/server-kit/schema/orders'
import { type Selectable, sql } from 'kysely'
import { upcomingLots } from './offers.repository.ts'

/**
 * What staff can offer for an order: lots that match it and have not been offered yet, or those that a number or an
 * address names.
 */
export async function lotsToOffer(
  { db }: { db: Db },
  { id, search = '' }: Input<typeof contract>,
): Promise<OfferedLot[]> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()
  if (!order) return notFound()
  const kinds = sql`l.kind = any(${[...kindsForOrder(order.kind)]}::text[])`
  if (search.trim() === '') return upcomingLots(db, sql`${kinds} and ${asWished(order)}`, offerLimits.shown)
  const place = readLotPlace(search)
  if (place === null) return []
  const named = 'lotId' in place ? sql`l.id = ${place.lotId}::bigint` : sql`l.lot_no = ${place.lotNo}`
  return upcomingLots(db, sql`${kinds} and ${named}`, offerLimits.shown)
}

/** Whether clients can still bid on it themselves. */
const deadlineAhead = sql`(l.kind = 'stock' or l.auction_at is null or l.auction_at > now() + make_interval(
  secs => coalesce((select h.deadline_hours from halls h where h.name = l.auction), ${defaultHallTerms.deadlineHours}) * 3600))`

/** By its name and year. */
export const isWished = (
  order: Pick<Selectable<OrdersTable>, 'maker' | 'model' | 'year_from' | 'year_to'>,
) => sql<boolean>`
  lower(l.maker) = lower(${order.maker}) and ${sameModel(order.model)}
  and ${between('year', order.year_from, order.year_to)}`

const asWished = (order: Selectable<OrdersTable>) => sql`
  ${isWished(order)}
  and ${between('mileage', order.mileage_from, order.mileage_to)}
  and (${order.grades.length} = 0 or l.condition = any(${order.grades}::text[]))
  and l.start_price <= ${order.budget} and ${deadlineAhead}
  and not exists (select from order_offers f where f.order_id = ${order.id} and f.lot_id = l.id)`

/**
 * Clients call a model by a longer or shorter name than halls do: `Hiace Van 4WD`, `Hiace Van`. Phrased so that the
 * index lots_to_offer covers both.
 */
const sameModel = (model: string) => sql`(
  starts_with(lower(l.model), lower(${model}::text))
  or lower(l.model) = any(array(
    select left(lower(${model}::text), letters) from generate_series(1, char_length(lower(${model}::text))) letters)))`

const between = (column: 'year' | 'mileage', from: number | null, to: number | null) => sql`
  (${from}::integer is null or l.${sql.ref(column)} >= ${from}) and (${to}::integer is null or l.${sql.ref(column)} <= ${to})`
