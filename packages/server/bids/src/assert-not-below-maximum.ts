import { isLostBelowMaximum, priceOfSale } from '@seriba/domain/bids/below-maximum'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import type { BidRow } from './bid.repository.ts'

/**
 * A bid on a lot that others bought for less than its amount is not lost without confirmation. `soldPrice`: the one
 * being entered.
 */
export async function assertNotBelowMaximum(tx: Tx, bid: BidRow, to: number, soldPrice: number | undefined) {
  if (to !== bidStatus.finished) return
  const known = priceOfSale(bid.lot_status, bid.sold_price ?? bid.lot_sold_price)
  const others = await tx
    .selectFrom('bids')
    .select(['status as bidStatus', 'amount'])
    .where('lot_id', '=', bid.lot_id)
    .where('id', '<>', bid.id)
    .execute()
  const ended = { bidStatus: bid.status, lotType: bid.lot_type, amount: bid.amount }
  if (isLostBelowMaximum({ ...ended, soldPrice: soldPrice ?? known }, others))
    throw new ApiError('below_maximum')
}
