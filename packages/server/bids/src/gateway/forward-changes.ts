import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import {
  type ForwardingAction,
  forwardingAction,
  isForwardedByHand,
  reachesHall,
  wantedMaximum,
} from '@seriba/domain/bids/forwarding'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { enqueueForwarding } from './forwarding-job.ts'

export type ForwardedBid = {
  id: number
  lot_id: number
  status: BidStatus
  amount: number
  adjustment_price: number
  auto_bid: boolean
  via_gateway: boolean
  forwarded_maximum: number | null
  forwarded_by: 'hand' | 'gateway' | null
  by_hand: string | null
  withdraw_by_hand: boolean
  auction_at: string | null
  lot_status: number
}

export const forwardedBids = sql`
  select b.id, b.lot_id, b.status, b.amount, b.adjustment_price, b.auto_bid, b.via_gateway, b.forwarded_maximum, b.forwarded_by,
    b.by_hand, b.withdraw_by_hand, l.auction_at, l.status as lot_status
  from bids b join lots l on l.id = b.lot_id`

/**
 * Tells the hall what a transaction has changed in a client's bids, or marks that somebody has to: at once if people
 * do it, by a job if a gateway does, and by hand in the last hour, when nothing is forwarded any more.
 */
export async function forwardChanges(tx: Tx, clientId: number, now: Date): Promise<void> {
  const { rows } = await sql<ForwardedBid>`
    ${forwardedBids}
    where b.client_id = ${clientId} and l.auction_at > ${now}::timestamptz - interval '10 minutes'
      and (b.by_hand is not null
        or (case when b.status = ${bidStatus.bid} then b.amount + b.adjustment_price end)
          is distinct from b.forwarded_maximum
        or (b.forwarded_by = 'gateway') is distinct from (b.status = ${bidStatus.bid} and b.auto_bid and b.via_gateway))`.execute(
    tx,
  )
  for (const bid of rows) await forward(tx, bid, now)
}

async function forward(tx: Tx, bid: ForwardedBid, now: Date) {
  const wanted = wantedOf(bid)
  const told = bid.forwarded_maximum
  const action = isOver(bid, now) ? null : forwardingAction(told, wanted)
  const byGateway = bid.forwarded_by === 'gateway' || isHandedOver(bid)
  const changesHands =
    bid.forwarded_by !== null && wanted !== null && isHandedOver(bid) !== (bid.forwarded_by === 'gateway')
  if (action !== null && isForwardedByHand(lotOf(bid), now)) return markByHand(tx, bid, action)
  if (isOver(bid, now) || (action === null && !changesHands)) return markByHand(tx, bid, null)
  if (byGateway) {
    await markByHand(tx, bid, null)
    return enqueueForwarding(tx, bid.id)
  }
  await recordForwarded(tx, bid.id, { maximum: wanted, by: 'hand', now })
}

/** Whether a gateway should hold the bid at its hall. */
export const isHandedOver = (bid: ForwardedBid) =>
  bid.auto_bid && bid.via_gateway && bid.status === bidStatus.bid

export const wantedOf = ({ status, amount, adjustment_price }: ForwardedBid) =>
  wantedMaximum({ status, amount, adjustmentPrice: adjustment_price })

/** The bid's outcome is known, or its lot can no longer be reached. */
export const isOver = (bid: ForwardedBid, now: Date) =>
  bid.status === bidStatus.win || bid.status === bidStatus.finished || !reachesHall(lotOf(bid), now)

export const lotOf = ({ auction_at, lot_status }: ForwardedBid) => ({
  auctionDate: auction_at,
  status: lot_status,
})

/** A bid stopped by its group says so itself. */
export async function markByHand(tx: Tx, bid: ForwardedBid, action: ForwardingAction | null) {
  const mark = bid.withdraw_by_hand ? null : action
  if (bid.by_hand === mark) return
  await tx.updateTable('bids').set({ by_hand: mark }).where('id', '=', bid.id).execute()
}

type Forwarded = { maximum: number | null; by: 'hand' | 'gateway'; now: Date }

/** The hall knows about it. */
export async function recordForwarded(tx: Tx | Db, bidId: number, { maximum, by, now }: Forwarded) {
  await tx
    .updateTable('bids')
    .set({
      forwarded_maximum: maximum,
      forwarded_by: maximum === null ? null : by,
      forwarded_at: now.toISOString(),
      by_hand: null,
      withdraw_by_hand: false,
    })
    .where('id', '=', bidId)
    .execute()
}
