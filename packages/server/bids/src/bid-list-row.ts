import type { Bid } from '@seriba/contracts/bid-lists'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { groupIsFilled, stoppedStatus } from '@seriba/domain/bids/group'
import { correctionsOf } from '@seriba/domain/bids/outcome-can'
import { withdrawalCan } from '@seriba/domain/bids/withdrawal'
import { nextMoment } from '@seriba/domain/lots/lot-moments'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { hourMs } from '@seriba/domain/time/jst'
import type { ListScope } from './bid-list.query.ts'
import type { BidListRow } from './bid-list.repository.ts'
import { bidUserFor } from './bid-user.ts'
import { termsOf } from './hall-terms.ts'

/** A bid as the viewer of a list may see it. */
export function mapBid(row: BidListRow, { actor, mode, now }: ListScope): Bid {
  const mixesClients = mode !== 'my-bids' && (isManager(actor) || isDealer(actor))
  return {
    bidId: row.id,
    id: String(row.lot_id),
    // A mark among colleagues (GAP44).
    autoBid: isManager(actor) && row.auto_bid && row.status === bidStatus.bid,
    invoiceAvailable: false,
    invoiceUrl: null,
    purchaseId: row.purchase_id,
    lotNo: row.lot_no,
    lotType: row.lot_type,
    auctionDate: row.auction_at,
    auctionName: row.auction,
    maker: row.maker,
    model: row.model,
    year: row.year,
    engine: row.engine,
    chassis: row.chassis,
    grade: row.grade,
    color: row.color,
    condition: row.condition,
    gearbox: row.gearbox,
    mileage: row.mileage,
    equip: row.equip,
    startPrice: row.start_price,
    soldPrice: row.sold_price ?? row.lot_sold_price,
    bidDate: row.bid_date,
    status: row.lot_status,
    user: bidUserFor(actor, row),
    bidAmount: row.amount,
    exportType: actor.permission.exportTypeShow ? row.bid_type : null,
    bidGroup: row.group_number,
    bidGroupLabel: row.group_label,
    bidGroupPrefix: mixesClients && row.group_number !== null ? row.short_code : null,
    groupClash: row.group_clash,
    stoppedFrom: row.status === stoppedStatus ? row.stopped_from : null,
    withdrawByHand: isManager(actor) && row.withdraw_by_hand && row.status === stoppedStatus,
    byHand: isManager(actor) ? (row.by_hand ?? (row.leader_out && 'lead')) : null,
    leaderOut: isManager(actor) ? row.leader_out : null,
    forwardedAt: isManager(actor) ? row.forwarded_at : null,
    groupFilled: isManager(actor) ? filledGroupOf(row) : null,
    sameLot: isManager(actor) ? row.same_lot : null,
    bidStatus: row.status,
    manager: row.manager,
    comment: row.comment,
    message: row.message,
    isRead: !row.unread,
    adjustmentPrice: actor.permission.adjustmentPriceShow ? row.adjustment_price : 0,
    images: row.images,
    thumbnails: row.images.map(thumbnailOf),
    version: row.version,
    cancellationAllowed: mayCancel(actor, row, now),
    cancelUntil: cancelUntil(actor, row, now),
    changesAt: changesAt(row, now),
    withdrawal: row.withdrawal,
    withdrawalAllowed: mayAskWithdrawal(actor, row, now),
    receipt: row.receipt,
    negotiation: row.negotiation,
    corrections: correctionsFor(actor, row, now),
  }
}

function filledGroupOf({ group_won: won, group_quota: quota, status }: BidListRow) {
  if (won === null || quota === null || status === bidStatus.win) return null
  return groupIsFilled({ won, quota }) ? { won, cars: quota } : null
}

function correctionsFor(actor: Actor, row: BidListRow, now: Date): number[] {
  const { status, auction_at: auctionDate, updated_at: updatedAt, negotiation } = row
  const facts = { status, auctionDate, updatedAt, isNegotiated: negotiation !== null }
  return correctionsOf(facts, now).filter((to) => bidCan.switchStatus(actor, to).ok)
}

function changesAt(row: BidListRow, now: Date): string | null {
  const { deadlineHours, cancelDeadlineHours: cancelDeadlineHour } = termsOf(row)
  const biddingDeadline =
    row.auction_at && new Date(Date.parse(row.auction_at) - deadlineHours * hourMs).toISOString()
  const next = nextMoment({ auctionDate: row.auction_at, biddingDeadline, cancelDeadlineHour }, now)
  return next === null ? null : new Date(next).toISOString()
}

function mayCancel(actor: Actor, row: BidListRow, now: Date): boolean {
  if (isManager(actor)) return isLive(row.status) && bidCan.switchStatus(actor, bidStatus.cancel).ok
  return bidCan.cancel(actor, snapshotOf(row), now).ok
}

function cancelUntil(actor: Actor, row: BidListRow, now: Date): string | null {
  if (isManager(actor) || !mayCancel(actor, row, now)) return null
  return cancellationDeadline({ auctionDate: row.auction_at }, termsOf(row))?.toISOString() ?? null
}

function mayAskWithdrawal(actor: Actor, row: BidListRow, now: Date): boolean {
  const open = row.withdrawal?.state === 'asked'
  return !isManager(actor) && withdrawalCan.ask(actor, snapshotOf(row), { open }, now).ok
}

const snapshotOf = (row: BidListRow) => ({
  clientId: row.client_id,
  dealerId: row.dealer_id,
  status: row.status,
  lot: { auctionDate: row.auction_at, status: row.lot_status },
  terms: termsOf(row),
})
