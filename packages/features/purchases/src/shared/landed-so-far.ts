import type { AtBid } from '@seriba/contracts/money'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'

/** The yen that a purchase costs as of now: destination costs that have not been entered count as estimated. */
export function landedSoFar(
  { totalPrice }: Pick<PurchaseDetails, 'totalPrice'>,
  { charges, destination, landed }: AtBid,
): number | null {
  const change = destination.reduce((sum, { yen, paid }) => sum + ((paid ?? yen) - yen), 0)
  const atBid = Object.values(charges).reduce<number | null>(
    (sum, yen) => (sum === null || yen === null ? null : sum + yen),
    0,
  )
  if (landed === null || atBid === null || totalPrice === null) return null
  return landed + totalPrice - atBid + change
}
