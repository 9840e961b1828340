import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { outcomeCan } from '@seriba/domain/bids/outcome-can'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { assertReasonGiven } from './assert-reason-given.ts'
import { outcomeFactsOf } from './bid.repository.ts'
import { lockBid } from './bid-lock.ts'
import { enterSoldPrice } from './enter-sold-price.ts'

/** Enters a lot's sold price; 0 removes it. In the archive it is corrected, with a reason. */
export function updateSoldPrice(
  { db, config: { publicUrl } }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { bidId, ...input }: Input<typeof contracts.updateSoldPrice>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    throwIfRejected(bidCan.setSoldPrice(actor))
    const bid = await lockBid(tx, actor, bidId)
    if (input.was !== undefined && (bid.sold_price ?? 0) !== input.was) throw new ApiError('stale')
    const now = new Date()
    const soldPrice = input.soldPrice === 0 ? null : input.soldPrice
    const reason = input.reason.trim()
    if (soldPrice === bid.sold_price) return
    throwIfRejected(outcomeCan.setSoldPrice(outcomeFactsOf(bid), now))
    assertReasonGiven(bid, reason, now)
    await enterSoldPrice(tx, bid, { soldPrice, reason, by: { actor, caller }, publicUrl })
  })
}
