import type { Bid } from '@seriba/contracts/bid-lists'
import type { OpenNegotiation } from '@seriba/contracts/negotiations'
import type { LeaderOut } from '@seriba/contracts/rival-bids'
import type { Withdrawal } from '@seriba/contracts/withdrawals'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import type { SameLotPriority } from '@seriba/domain/bids/same-lot'
import { scheduleConflictMs } from '@seriba/domain/bids/schedule-conflict'
import { shownLotStatus } from '@seriba/server-catalogue/lot-won'
import { archived } from '@seriba/server-credit/archived'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db } from '@seriba/server-kit/db'
import type { IdCursor } from '@seriba/server-kit/id-cursor'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'
import {
  type BidSort,
  fromBids,
  inList,
  type ListFilter,
  type ListScope,
  matches,
  orderOf,
  scopeFilter,
  shownStatus,
} from './bid-list.query.ts'
import { type BidUserRow, bidUserColumns } from './bid-user.ts'
import { chatsWith, chatWaitsFor } from './chat-of-bid.ts'
import { isEarlierToday } from './earlier-today.ts'
import { invoiceOfBid } from './invoice-of-bid.ts'
import { leaderOut } from './leader-out.ts'
import { negotiationOfBid } from './negotiations.repository.ts'
import { purchaseOfBid } from './purchase-of-bid.ts'
import { sameLotRank } from './same-lot.ts'
import { lastReceipt, lastWish } from './withdrawals.repository.ts'

export type CountRow = {
  archived: boolean
  status: BidStatus
  matching: number
  total: number
  /** How many of the matching bids were earlier today. */
  earlier: number
}

/** How many bids in each status a scope has, for past auctions and for others, with a filter and without. */
export async function countBids(db: Db, scope: ListScope, filter: ListFilter): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${archived(scope.now)} as archived, ${shownStatus(scope.now)} as status,
      count(*) filter (where ${matches(filter)}) as matching, count(*) as total,
      count(*) filter (where ${matches(filter)} and ${isEarlierToday(scope)}) as earlier
    ${fromBids}
    where ${scopeFilter(scope)}
    group by 1, 2`.execute(db)
  return rows
}

export type PageQuery = {
  scope: ListScope
  filter: ListFilter
  status: number | null
  sort: BidSort | null
  page: number
  pageSize: number
  /** Replaces page and order. */
  cursor?: IdCursor | null
  /** Without the bids that were earlier today. */
  folded: boolean
  priority: SameLotPriority
}

export type BidListRow = BidUserRow & {
  id: number
  lot_id: number
  lot_type: string
  amount: number
  status: BidStatus
  updated_at: string
  bid_type: number | null
  adjustment_price: number
  counted_allowance: number
  sold_price: number | null
  auto_bid: boolean
  bid_date: string
  version: number
  /** Live, on a lot that is not over. */
  counts: boolean
  stopped_from: number | null
  withdraw_by_hand: boolean
  by_hand: HandAction | null
  forwarded_at: string | null
  group_won: number | null
  group_quota: number | null
  group_number: number | null
  group_label: string | null
  group_clash: boolean
  same_lot: Bid['sameLot']
  leader_out: LeaderOut | null
  lot_no: number
  auction: string
  auction_at: string | null
  maker: string
  model: string
  year: number | null
  engine: number | null
  chassis: string
  grade: string
  color: string
  condition: string
  gearbox: string
  mileage: number | null
  equip: string
  start_price: number
  lot_sold_price: number
  lot_status: number
  images: string[]
  deadline_hours: number | null
  cancel_deadline_hours: number | null
  manager: string | null
  comment: string
  message: string | null
  unread: boolean
  short_code: string | null
  withdrawal: Withdrawal | null
  receipt: string | null
  negotiation: OpenNegotiation | null
  invoice_id: number | null
  purchase_id: number | null
}

/** The domain's `clashes`, for a bid `b` on the lot `l`. */
export const groupClash = sql`(
  b.group_id is not null and b.status in (1, 2) and exists (
    select from bids ob
    join lots ol on ol.id = ob.lot_id
    where ob.group_id = b.group_id and ob.id <> b.id and ob.status in (1, 2) and ol.auction <> l.auction
      and abs(extract(epoch from ol.auction_at - l.auction_at)) < ${scheduleConflictMs / 1000}::numeric
  )
)`

/** One page of a list. Expensive values are read only for the bids on the page. */
export async function pageOfBids(db: Db, query: PageQuery): Promise<BidListRow[]> {
  const { scope, filter, status, sort, page, pageSize, cursor, folded, priority } = query
  const order = cursor ? sql`b.id desc` : orderOf(sort, scope.mode)
  // Bids with known IDs are found in the same way, whatever they are.
  const planned = filter.bids.length > 0 ? preparedQuery : sql``
  const { rows } = await sql<BidListRow>`${planned}
    with page as materialized (
      select b.id, row_number() over (order by ${order}) as place
      ${fromBids}
      where ${scopeFilter(scope)} and ${inList(scope)} and ${matches(filter)}
        and (${status}::int is null or ${shownStatus(scope.now)} = ${status}::int)
        and (${cursor?.before ?? null}::bigint is null or b.id < ${cursor?.before ?? null}::bigint)
        and ${folded ? sql`not ${isEarlierToday(scope)}` : sql`true`}
      order by ${order}
      limit ${pageSize} offset ${cursor ? 0 : (page - 1) * pageSize}
    )
    select b.id, b.lot_id, b.lot_type, b.amount, b.updated_at, ${shownStatus(scope.now)} as status, b.bid_type,
      b.adjustment_price, b.counted_allowance, b.sold_price, b.auto_bid, b.bid_date, b.version,
      (b.status in (1, 2) and not ${lotFinished(scope.now)}) as counts, b.stopped_from, b.withdraw_by_hand, b.by_hand, b.forwarded_at, g.number as group_number,
      g.won as group_won, g.quota as group_quota,
      g.label as group_label, l.lot_no, l.auction, l.auction_at, l.maker, l.model, l.year, l.engine, l.chassis, l.grade, l.color, l.condition,
      l.gearbox, l.mileage, l.equip, l.start_price, l.sold_price as lot_sold_price, ${shownLotStatus} as lot_status, l.images,
      ${groupClash} as group_clash, ${sameLotRank(priority)} as same_lot, ${leaderOut(priority)} as leader_out, h.deadline_hours, h.cancel_deadline_hours, m.full_name as manager,
      case when ${chatsWith(scope.actor)} then b.comment else '' end as comment,
      case when ${chatsWith(scope.actor)} then (
        select text from bid_messages where bid_id = b.id order by id desc limit 1
      ) end as message,
      ${chatWaitsFor(scope.actor)} as unread,
      ${lastWish} as withdrawal, ${lastReceipt} as receipt, ${negotiationOfBid} as negotiation, ${invoiceOfBid} as invoice_id, ${purchaseOfBid} as purchase_id, c.short_code, ${bidUserColumns}
    from page
    join bids b on b.id = page.id
    join lots l on l.id = b.lot_id
    join users c on c.id = b.client_id
    left join bid_groups g on g.id = b.group_id
    left join halls h on h.name = l.auction
    left join users m on m.id = c.manager_id
    left join users d on d.id = c.dealer_id
    order by page.place`.execute(db)
  return rows
}
