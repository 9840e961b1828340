import type { BidInfo } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { checkDailyLimit } from '@seriba/domain/bids/daily-limit'
import {
  auctionFinished,
  biddingDeadline,
  cancellationOpen,
  checkOpen,
  type HallTerms,
  type LotTime,
} from '@seriba/domain/bids/deadlines'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import { placementOf } from '@seriba/domain/bids/own-bid'
import { withdrawalCan } from '@seriba/domain/bids/withdrawal'
import { isSold } from '@seriba/domain/lots/lot-status'
import type { ViewedLotRow } from './lot.repository.ts'

/** What the viewer may do with a lot at a given time of the server's clock. */
export function bidInfo(actor: Actor, lot: ViewedLotRow, averagePrice: number | null, now: Date): BidInfo {
  const { permission } = actor
  const time = { auctionDate: lot.auction_at, status: lot.status }
  const terms = {
    deadlineHours: lot.deadline_hours ?? defaultHallTerms.deadlineHours,
    cancelDeadlineHours: lot.cancel_deadline_hours ?? defaultHallTerms.cancelDeadlineHours,
  }
  // A new amount for an existing bid does not count as a new bid; reviving one does.
  const placement = placementOf(lot.bid_status === null ? null : { status: lot.bid_status })
  const limited = permission.dailyBidLimitCheck && placement !== 'change'
  const live = lot.bid_status !== null && isLive(lot.bid_status)
  return {
    bidGroupShow: lot.kind !== 'stock',
    exportTypeOptional: permission.exportTypeOptional,
    exportTypeShow: permission.exportTypeShow && lot.kind !== 'stock',
    startPrice: lot.start_price,
    averagePrice,
    soldPrice: lot.sold_price,
    bidLimitReached: limited && !checkDailyLimit(lot.placed_today, lot.daily_bid_limit).ok,
    myBid: lot.bid_id !== null,
    jasId: lot.bid_id ?? false,
    myBidAmount: lot.bid_amount,
    myBidDate: lot.bid_date,
    myBidGroup: live ? lot.bid_group : null,
    biddingDeadline: biddingDeadline(time, terms, permission.bidDeadlineCheck)?.toISOString() ?? null,
    acceptBid: checkOpen({ ...time, won: lot.won }, terms, permission.bidDeadlineCheck, now).ok,
    sold: lot.won,
    ...(lot.bid_status === bidStatus.win && { won: winOf(lot) }),
    cancellationAllowed: live && cancellationOpen(time, terms, now),
    ...(lot.withdrawal && { withdrawal: lot.withdrawal }),
    ...(mayAsk(actor, lot, { time, terms }, now) && { withdrawalAllowed: true as const }),
    ...(lot.negotiation && { negotiation: lot.negotiation }),
    ...(lot.receipt && { receipt: lot.receipt }),
    ...(lot.budget_set && { budgetSet: true as const }),
    auctionFinished: auctionFinished(time, now),
    bidStatusId: lot.bid_status,
    bidAdjustmentPrice: lot.overbid_allowance ?? defaultHallTerms.overbidAllowance,
    cancelDeadlineHour: terms.cancelDeadlineHours,
  }
}

/** The price entered by staff wins; until then, the one reported by the hall counts. */
const winOf = ({
  bid_sold_price: entered,
  sold_price: reported,
  status,
  purchase_id: purchaseId,
}: ViewedLotRow) => ({
  price: entered ?? (isSold(status) && reported > 0 ? reported : null),
  purchaseId,
})

/** Whether the viewer has a bid of their own that they can no longer cancel without asking. */
function mayAsk(
  actor: Actor,
  { bid_status: status, withdrawal }: ViewedLotRow,
  { time, terms }: { time: LotTime; terms: HallTerms },
  now: Date,
): boolean {
  if (status === null) return false
  const own = { clientId: actor.userId, dealerId: null, status, lot: time, terms }
  return withdrawalCan.ask(actor, own, { open: withdrawal?.state === 'asked' }, now).ok
}
