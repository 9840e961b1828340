import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import type { BidSnapshot } from '@seriba/domain/bids/bid-can'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { LotType } from '@seriba/domain/lots/page-types'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { type RawBuilder, sql } from 'kysely'
import type { EventFacts } from './bid-event.ts'
import { termsOf } from './hall-terms.ts'

/** A bid with what the rules and the news need to know about its lot, its group, and its client. */
export type BidRow = {
  id: number
  lot_id: number
  lot_type: LotType
  client_id: number
  client: string
  amount: number
  adjustment_price: number
  counted_allowance: number
  overbid_allowance: number | null
  bid_type: number | null
  auto_bid: boolean
  bid_date: string
  status: BidStatus
  stopped_from: BidStatus | null
  group_id: number | null
  sold_price: number | null
  version: number
  updated_at: string
  dealer_id: number | null
  role_id: number
  email: string
  language: number
  wants_status_mail: boolean
  kind: string
  auction: string
  auction_at: string | null
  lot_no: number
  maker: string
  model: string
  year: number | null
  grade: string
  condition: string
  mileage: number | null
  lot_status: number
  lot_sold_price: number
  image: string | null
  deadline_hours: number | null
  cancel_deadline_hours: number | null
  is_negotiated: boolean
}

/**
 * For a buyer, other people's bids do not exist; for a dealer, those of their clients do. For `b` and its client `c`.
 */
export function visibleTo(actor: Actor): RawBuilder<boolean> {
  if (isManager(actor)) return sql`true`
  if (isDealer(actor)) return sql`(b.client_id = ${actor.userId} or c.dealer_id = ${actor.userId})`
  return sql`b.client_id = ${actor.userId}`
}

const bidRows = sql`
  select b.id, b.lot_id, b.lot_type, b.client_id, b.amount, b.adjustment_price, b.counted_allowance, h.overbid_allowance, b.bid_type, b.auto_bid, b.bid_date, b.status,
    b.stopped_from, b.group_id, b.sold_price, b.version, b.updated_at,
    c.full_name as client, c.dealer_id, c.role_id, c.email, c.language, ${wantsMail('c', 'bidStatus.email')} as wants_status_mail,
    l.kind, l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.year, l.grade, l.condition, l.mileage, l.status as lot_status, l.sold_price as lot_sold_price,
    l.images[1] as image, h.deadline_hours, h.cancel_deadline_hours,
    exists (select from negotiations n where n.bid_id = b.id and n.outcome is null) as is_negotiated
  from bids b
  join users c on c.id = b.client_id
  join lots l on l.id = b.lot_id
  left join halls h on h.name = l.auction`

export async function findBid(db: Db | Tx, actor: Actor, bidId: number): Promise<BidRow> {
  const { rows } = await sql<BidRow>`${preparedQuery}
    ${bidRows} where b.id = ${bidId}::bigint and ${visibleTo(actor)}`.execute(db)
  return rows[0] ?? notFound('bid_not_found')
}

/** The rows of bids affected by a change, by their lots' times. */
export async function bidsById(tx: Tx, ids: readonly number[]): Promise<BidRow[]> {
  const { rows } = await sql<BidRow>`
    ${bidRows} where b.id = any(${[...ids]}::int[]) order by l.auction_at, b.id`.execute(tx)
  return rows
}

type Changes = {
  status?: BidStatus
  stoppedFrom?: BidStatus | null
  soldPrice?: number | null
  autoBid?: boolean
  viaGateway?: boolean
  values?: Pick<BidRow, 'amount' | 'group_id' | 'adjustment_price' | 'counted_allowance' | 'bid_type'>
}

/** `forwardChanges` determines what the hall has to be told about it. */
export async function updateBid(tx: Tx, bidId: number, changes: Changes) {
  await tx
    .updateTable('bids')
    .set(({ eb }) => ({
      // Whatever was left to do at the hall, the new status replaces it.
      ...(changes.status !== undefined && {
        status: changes.status,
        withdraw_by_hand: false,
        fell_out_at: null,
      }),
      ...(changes.stoppedFrom !== undefined && { stopped_from: changes.stoppedFrom }),
      ...(changes.soldPrice !== undefined && { sold_price: changes.soldPrice }),
      ...(changes.autoBid !== undefined && { auto_bid: changes.autoBid }),
      ...(changes.viaGateway !== undefined && { via_gateway: changes.viaGateway }),
      ...changes.values,
      version: eb('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', bidId)
    .execute()
}

/** Adds a line to a bid's history and returns its number. */
export async function insertLog(
  tx: Tx,
  log: { bidId: number; actorId: number | null; event: string; status: BidStatus },
): Promise<number> {
  const { id } = await tx
    .insertInto('bid_logs')
    .values({ bid_id: log.bidId, actor_id: log.actorId, event: log.event, status: log.status })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const toBidSnapshot = (bid: BidRow): BidSnapshot => ({
  clientId: bid.client_id,
  dealerId: bid.dealer_id,
  status: bid.status,
  lot: timeOf(bid),
  terms: termsOf(bid),
})

export const timeOf = (bid: Pick<BidRow, 'auction_at' | 'lot_status'>) => ({
  auctionDate: bid.auction_at,
  status: bid.lot_status,
})

export const priceFactsOf = (bid: BidRow) => ({
  lotType: bid.lot_type,
  amount: bid.amount,
  lotStatus: bid.lot_status,
  lotSoldPrice: bid.lot_sold_price,
})

export const outcomeFactsOf = (bid: BidRow) => ({
  status: bid.status,
  auctionDate: bid.auction_at,
  updatedAt: bid.updated_at,
  isNegotiated: bid.is_negotiated,
})

export const eventFactsOf = (bid: BidRow, before = bid): EventFacts => ({
  bidId: bid.id,
  clientId: bid.client_id,
  client: bid.client,
  dealerId: bid.dealer_id,
  status: bid.status,
  lotType: bid.lot_type,
  soldPrice: bid.sold_price,
  amount: bid.amount,
  ...(before.amount !== bid.amount && { amountBefore: before.amount }),
  lot: { ...bid, id: bid.lot_id },
})
