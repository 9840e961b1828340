import type { OpenNegotiation } from '@seriba/contracts/negotiations'
import type { Withdrawal } from '@seriba/contracts/withdrawals'
import type { Actor } from '@seriba/domain/access/actor'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { SameLotPriority } from '@seriba/domain/bids/same-lot'
import { negotiationOfBid } from '@seriba/server-bids/negotiations.repository'
import { placedToday } from '@seriba/server-bids/placed-today'
import { purchaseOfBid } from '@seriba/server-bids/purchase-of-bid'
import { anotherAhead } from '@seriba/server-bids/same-lot'
import { lastWish, receiptOfViewer } from '@seriba/server-bids/withdrawals.repository'
import type { LotDetails } from '@seriba/server-catalogue/lot-details'
import { lotWon, shownLotStatus } from '@seriba/server-catalogue/lot-won'
import { viewerBid } from '@seriba/server-catalogue/viewer-bid'
import { viewerFavorite } from '@seriba/server-catalogue/viewer-favorite'
import type { Db } from '@seriba/server-kit/db'
import type { LotsTable } from '@seriba/server-kit/schema/catalogue'
import { viewerTranslation } from '@seriba/server-translations/translations.repository'
import { sql } from 'kysely'

type Facts = Pick<
  LotsTable,
  'kind' | 'auction' | 'lot_no' | 'year' | 'engine' | 'mileage' | 'horse_power' | 'status' | 'auction_sheet'
>

export type SharedLotRow = Facts & {
  id: number
  auction_at: string | null
  maker: string
  model: string
  grade: string
  color: string
  gearbox: string
  equip: string
  condition: string
  steering: string
  drive: string
  chassis: string
  info: string
  is_uss: boolean
  images: string[]
  manager_note: string
  start_price: number
  sold_price: number
  /** What only bikes or machinery have, and the inspection report. */
  details: LotDetails
}

export type ViewedLotRow = SharedLotRow & {
  /** Null if the hall has no terms of its own. */
  deadline_hours: number | null
  cancel_deadline_hours: number | null
  overbid_allowance: number | null
  daily_bid_limit: number
  placed_today: number
  bid_id: number | null
  bid_amount: number | null
  bid_status: BidStatus | null
  bid_date: string | null
  bid_group: number | null
  bid_sold_price: number | null
  purchase_id: number | null
  withdrawal: Withdrawal | null
  budget_set: boolean
  negotiation: OpenNegotiation | null
  receipt: { bidId: number; number: string } | null
  another_ahead: boolean
  /** Whether one of our clients has won it. */
  won: boolean
  favorite_group: string | null
  /** Null if staff have not been asked to read the sheet. */
  translation_requested_at: string | null
  translated: boolean | null
  /** While the viewer is waiting: by when they were promised an answer, and how many lots come first. */
  translation_promised_at: string | null
  translations_ahead: number
}

const facts = sql`l.id, l.kind, l.auction, l.auction_at, l.lot_no, l.maker, l.model, l.year, l.grade, l.color,
  l.engine, l.gearbox, l.equip, l.condition, l.mileage, l.steering, l.drive, l.horse_power, l.chassis, l.info,
  l.start_price, l.sold_price, ${shownLotStatus} as status, l.is_uss, l.images, l.auction_sheet, l.manager_note, l.details`

/** A lot with what the viewer may do with it, and only their own bid. */
export async function findViewedLot(
  db: Db,
  actor: Actor,
  id: string,
  { now, priority }: { now: Date; priority: SameLotPriority },
): Promise<ViewedLotRow | undefined> {
  const { rows } = await sql<ViewedLotRow>`
    select ${facts}, h.deadline_hours, h.cancel_deadline_hours, h.overbid_allowance,
      coalesce(u.daily_bid_limit, 0) as daily_bid_limit,
      ${placedToday(sql`u.id`, id, now)} as placed_today, ${lotWon} as won,
      b.id as bid_id, b.amount as bid_amount, b.status as bid_status, b.bid_date, bg.number as bid_group,
      b.sold_price as bid_sold_price, ${purchaseOfBid} as purchase_id,
      ${lastWish} as withdrawal, ${negotiationOfBid} as negotiation, ${receiptOfViewer(actor.userId)} as receipt,
      exists (select from budgets where user_id = ${actor.userId}) as budget_set,
      ${anotherAhead(priority)} as another_ahead,
      f.group_name as favorite_group,
      tr.requested_at as translation_requested_at, tr.translated,
      tr.promised_at as translation_promised_at, tr.ahead as translations_ahead
    from lots l
    left join users u on u.id = ${actor.userId}
    left join halls h on h.name = l.auction
    left join ${viewerBid(actor.userId)}
    left join bid_groups bg on bg.id = b.group_id
    left join ${viewerFavorite(actor.userId)}
    left join ${viewerTranslation(actor)}
    where l.id = ${id}::bigint`.execute(db)
  return rows[0]
}

export async function findSharedLot(db: Db, id: string): Promise<SharedLotRow | undefined> {
  const { rows } = await sql<SharedLotRow>`select ${facts} from lots l where l.id = ${id}::bigint`.execute(db)
  return rows[0]
}
