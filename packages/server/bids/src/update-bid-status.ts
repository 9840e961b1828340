import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { bidCan, isCancel } from '@seriba/domain/bids/bid-can'
import { type BidStatus, bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { outcomeCan } from '@seriba/domain/bids/outcome-can'
import { isSaleAhead } from '@seriba/domain/bids/status-change-dialogs'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { assertNotBelowMaximum } from './assert-not-below-maximum.ts'
import { assertReasonGiven } from './assert-reason-given.ts'
import { type BidRow, findBid, outcomeFactsOf, toBidSnapshot } from './bid.repository.ts'
import { lockBid } from './bid-lock.ts'
import { enterSoldPrice } from './enter-sold-price.ts'
import type { Change } from './status-change.ts'
import { switchStatus } from './switch-status.ts'

/** A bid's former status and price, and the former statuses of the bids taken out for it. */
export type Switched = {
  from: BidStatus
  priceFrom: number | null
  takenOut: { bidId: number; from: BidStatus }[]
}

/** A buyer cancels their bid; a manager can switch between the statuses. Choosing the current one changes nothing. */
export function updateBidStatus(
  { db, company, config: { publicUrl } }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  {
    bidId,
    status,
    soldPrice,
    anyway,
    was,
    secondWin = '',
    beforeSale = false,
    belowMaximum = true,
    takeOut = [],
    ...input
  }: Input<typeof contracts.updateBidStatus>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Switched> {
  return withTransaction({ db }, async (tx: Tx) => {
    const bid = await lockBid(tx, actor, bidId, takeOut.length > 0)
    const to = status as BidStatus
    if (was !== undefined && bid.status !== was && !isAlreadyEntered(bid, to, soldPrice))
      throw new ApiError('stale')
    const now = new Date()
    const reason = input.reason.trim() || secondWin.trim()
    const change: Change = { actor, company, caller, publicUrl, to, now, reason, anyway, secondWin }
    assertAllowed(bid, change)
    if (!beforeSale) assertSold(bid, change)
    if (!belowMaximum && reason === '') await assertNotBelowMaximum(tx, bid, to, soldPrice)
    const takenOut = await takeOutRivals(tx, bid, takeOut, change)
    const priced = await withPrice(tx, bid, soldPrice, change)
    if (bid.status !== to) await switchStatus(tx, priced, change)
    return { from: bid.status, priceFrom: bid.sold_price, takenOut }
  })
}

/** Somebody else has entered the same, perhaps without a price. */
const isAlreadyEntered = (bid: BidRow, to: BidStatus, soldPrice: number | undefined) =>
  bid.status === to && (soldPrice === undefined || bid.sold_price === null || bid.sold_price === soldPrice)

/** A win on a later Japanese day is usually a mistake, and it creates a purchase and a charge. */
function assertSold(bid: BidRow, { to, now }: Change) {
  const isNews = to === bidStatus.win && bid.status !== bidStatus.win
  if (isNews && isSaleAhead(bid.auction_at, now)) throw new ApiError('sale_ahead')
}

/**
 * The others go first, so that this one is no longer behind them; one that has dropped out in the meantime stays as
 * it is.
 */
async function takeOutRivals(
  tx: Tx,
  bid: BidRow,
  takeOut: readonly number[],
  change: Change,
): Promise<Switched['takenOut']> {
  if (takeOut.length > 0 && !isManager(change.actor)) throw new ApiError('managers_only')
  const out: Change = { ...change, to: bidStatus.dontBid, secondWin: '' }
  const takenOut: Switched['takenOut'] = []
  for (const rivalId of new Set(takeOut)) {
    const rival = await findBid(tx, change.actor, rivalId)
    if (rival.lot_id !== bid.lot_id || rival.id === bid.id) throw new ApiError('bid_not_found')
    if (!isLive(rival.status)) continue
    assertAllowed(rival, out)
    await switchStatus(tx, rival, out)
    takenOut.push({ bidId: rivalId, from: rival.status })
  }
  return takenOut
}

/** The price goes first: the win that follows creates the purchase from it. */
async function withPrice(
  tx: Tx,
  bid: BidRow,
  soldPrice: number | undefined,
  change: Change,
): Promise<BidRow> {
  const price = soldPrice === 0 ? null : soldPrice
  if (price === undefined || price === bid.sold_price) return bid
  const { actor, caller, now, reason, publicUrl, to } = change
  throwIfRejected(bidCan.setSoldPrice(actor))
  throwIfRejected(outcomeCan.setSoldPrice(outcomeFactsOf(bid), now))
  await enterSoldPrice(tx, bid, {
    soldPrice: price,
    reason,
    by: { actor, caller },
    publicUrl,
    ...(bid.status !== to && { notify: [] }),
  })
  return { ...bid, sold_price: price }
}

function assertAllowed(bid: BidRow, { actor, to, now, reason }: Change) {
  if (isManager(actor)) {
    throwIfRejected(bidCan.switchStatus(actor, to))
    if (to === bid.status) return
    throwIfRejected(outcomeCan.switchStatus(outcomeFactsOf(bid), to, now))
    return assertReasonGiven(bid, reason, now)
  }
  if (!isCancel(to)) throw new ApiError('managers_only')
  throwIfRejected(bidCan.cancel(actor, toBidSnapshot(bid), now))
}
