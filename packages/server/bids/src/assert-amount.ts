import { checkBidAmount, maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { ApiError } from '@seriba/server-kit/api-error'

/** Refuses an invalid amount with the same messages as the forms. */
export function assertAmount(
  amount: number | null,
  grid: { startPrice: number; step: number },
): asserts amount is number {
  const verdict = checkBidAmount(amount, grid)
  if (verdict.ok) return
  throw new ApiError(verdict.reason, {
    fields: { amount: verdict.reason },
    figures: { step: groupThousands(grid.step), most: formatMoney(maxBidAmount) },
  })
}
