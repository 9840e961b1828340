import type { BidInfo } from '@seriba/contracts/lot'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { isLive } from '@seriba/domain/bids/bid-status'
import { checkDailyLimit } from '@seriba/domain/bids/daily-limit'
import {
  acceptsBids,
  auctionFinished,
  biddingDeadline,
  cancellationOpen,
} from '@seriba/domain/bids/deadlines'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import { placementOf } from '@seriba/domain/bids/own-bid'
import type { ViewedLotRow } from './lot.repository.ts'

/** What the viewer may do with a lot at a moment of the server's clock. */
export function bidInfo(actor: Actor, lot: ViewedLotRow, averagePrice: number | null, now: Date): BidInfo {
  const { permission } = actor
  const time = { auctionDate: lot.auction_at, status: lot.status }
  const terms = {
    deadlineHours: lot.deadline_hours ?? defaultHallTerms.deadlineHours,
    cancelDeadlineHours: lot.cancel_deadline_hours ?? defaultHallTerms.cancelDeadlineHours,
  }
  // A new amount for a bid that stands is no new bid; to bring one back is.
  const placement = placementOf(lot.bid_status === null ? null : { status: lot.bid_status })
  const limited = permission.dailyBidLimitCheck && placement !== 'change'
  return {
    bidGroupShow: !isManager(actor) && lot.kind !== 'stock',
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
    biddingDeadline: biddingDeadline(time, terms)?.toISOString() ?? null,
    acceptBid: acceptsBids(time, terms, permission.bidDeadlineCheck, now),
    cancellationAllowed:
      lot.bid_status !== null && isLive(lot.bid_status) && cancellationOpen(time, terms, now),
    auctionFinished: auctionFinished(time, now),
    bidStatusId: lot.bid_status,
    bidAdjustmentPrice: lot.overbid_allowance ?? defaultHallTerms.overbidAllowance,
    cancelDeadlineHour: terms.cancelDeadlineHours,
  }
}
