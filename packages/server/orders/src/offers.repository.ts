import type { Offer, OfferedLot } from '@seriba/contracts/order-offers'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import type { OfferState } from '@seriba/domain/orders/offer'
import { jstDay } from '@seriba/domain/time/jst'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** The tables behind an offer `f`: its order `o`, its lot `l`, and the client's bid `b` on it that counts. */
export const fromOffers = sql`
  from order_offers f
  join orders o on o.id = f.order_id
  join lots l on l.id = f.lot_id
  left join lateral (
    select b.status, b.amount, b.sold_price from bids b
    where b.lot_id = l.id and b.client_id = o.client_id and b.status in (1, 2, 6)
    order by b.status desc, b.id desc limit 1
  ) b on true`

/** The state of an offer is not stored: it follows from its client's bids and the lot. */
export const offerState = (now: Date) => sql<OfferState>`(case
  when b.status = 6 then 'bought'
  when b.status in (1, 2) and (l.auction_at is null or l.auction_day >= ${jstDay(now)}::date) then 'bid'
  when l.status in (${sql.lit(lotStatus.sold)}, ${sql.lit(lotStatus.soldNego)}) then 'sold'
  when ${lotFinished(now)} then 'over'
  when f.declined_at is not null then 'declined'
  else 'waiting' end)`

const lotColumns = sql`
  l.id::text as "lotId", l.kind, l.lot_no as "lotNo", l.auction as "auctionName", l.auction_at as "auctionDate",
  l.maker, l.model, l.grade, l.year, l.mileage, l.condition, l.images[1] as image, l.start_price as "startPrice"`

type LotRow = Omit<OfferedLot, 'lotType' | 'soldPrice'> & { kind: LotKind; soldPrice: number | null }

const toLot = ({ kind, image, ...lot }: LotRow): OfferedLot => ({
  ...lot,
  lotType: lotTypeOfKind[kind],
  image: image && thumbnailOf(image),
})

type OfferRow = LotRow & Omit<Offer, 'lot'>

const toOffer = ({ id, state, bidAmount, offeredAt, ...lot }: OfferRow): Offer => ({
  id,
  lot: toLot(lot),
  state,
  bidAmount,
  offeredAt,
})

const waitingFirst = sql`case s.state when 'waiting' then 0 when 'bid' then 1 when 'bought' then 2 else 3 end`

/** Offers, the waiting ones first and within them the soonest. */
async function offersWhere(
  db: Db,
  where: RawBuilder<boolean>,
  now: Date,
): Promise<(Offer & { orderId: number })[]> {
  const { rows } = await sql<OfferRow & { orderId: number }>`
    select * from (
      select f.id, f.order_id as "orderId", ${offerState(now)} as state, b.amount as "bidAmount",
        f.offered_at as "offeredAt", ${lotColumns}, coalesce(b.sold_price, nullif(l.sold_price, 0)) as "soldPrice"
      ${fromOffers} where ${where}
    ) s order by ${waitingFirst}, s."auctionDate" nulls last, s.id`.execute(db)
  return rows.map(({ orderId, ...row }) => ({ ...toOffer(row), orderId }))
}

const withoutOrder = ({ orderId: _, ...offer }: Offer & { orderId: number }): Offer => offer

/** The offers for an order; if a client is given, only for their own. */
export async function offersOf(
  db: Db,
  { id, clientId }: { id: number; clientId?: number },
): Promise<Offer[]> {
  let order = db.selectFrom('orders').select('id').where('id', '=', sql<number>`${id}::bigint`)
  if (clientId !== undefined) order = order.where('client_id', '=', clientId)
  if (!(await order.executeTakeFirst())) return notFound()
  const offers = await offersWhere(db, sql`f.order_id = ${id}::bigint`, new Date())
  return offers.map(withoutOrder)
}

/** The offers of a lot, by order. */
export async function offersOfLot(db: Db, lotId: number): Promise<Map<number, Offer>> {
  const offers = await offersWhere(db, sql`f.lot_id = ${lotId}`, new Date())
  return new Map(offers.map((offer) => [offer.orderId, withoutOrder(offer)]))
}

/** The lots `l` that are still to be sold and match a condition, the soonest first. */
export async function upcomingLots(db: Db, where: RawBuilder<boolean>, limit: number): Promise<OfferedLot[]> {
  const { rows } = await sql<LotRow>`
    select ${lotColumns}, null as "soldPrice" from lots l
    where ${where} and not ${lotFinished(new Date())}
    order by l.auction_at nulls last, l.id limit ${limit}`.execute(db)
  return rows.map(toLot)
}

/** A lot with what an offer needs; refused if there is none. */
export async function lotToOffer(db: Db | Tx, lotId: number) {
  const { rows } = await sql<LotToOffer>`
    select l.id, l.kind, l.auction, l.lot_no, l.maker, l.model, l.grade, l.year, ${lotFinished(new Date())} as finished
    from lots l where l.id = ${lotId}::bigint`.execute(db)
  return rows[0] ?? notFound('lot_not_found')
}

export type LotToOffer = {
  id: number
  kind: LotKind
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
  finished: boolean
}
