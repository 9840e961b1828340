import { lowestBid } from './amount-steps.ts'
import { defaultBidStep } from './bid-amount.ts'
import { type BudgetForLot, type BudgetObstacle, budgetBound } from './budget.ts'

type LotAmounts = { startPrice: number; step?: number }

/** The highest amount within a sum that may be bid on a lot, all in yen; null if even the lowest bid is more. */
export function highestStep(yen: number, { startPrice, step = defaultBidStep }: LotAmounts): number | null {
  const amount = Math.floor(yen / step) * step
  return amount >= lowestBid(startPrice, step) ? amount : null
}

/** The limits that a bid has to stay within, in yen. */
export type BidBounds = {
  /** What the credit allows; undefined if it does not limit the bid. */
  maximum?: number | undefined
  /** The bidder's own caps; null if they have set none. */
  budget: BudgetForLot | null
  /** What is already bid on the lot in the same group: a bid of no more than that is never refused. */
  committed?: number
  byStaff?: boolean
}

/**
 * The highest amount, up to another one, that would be accepted on a lot, and what limits it there: the credit, a
 * cap, or the wish to be asked. Null if not even the lowest bid would be accepted; `endedBy` is null if nothing
 * limits it.
 */
export function highestAllowed(
  upTo: number,
  lot: LotAmounts,
  { maximum, budget, committed = 0, byStaff = false }: BidBounds,
): { bid: number | null; endedBy: BudgetObstacle | 'credit' | null } {
  const byCredit = Math.min(upTo, Math.max(committed, maximum ?? Number.POSITIVE_INFINITY))
  const bound = budget && budgetBound(budget, byStaff)
  const byCaps = bound ? Math.max(committed, bound.yen) : Number.POSITIVE_INFINITY
  const agreed = budget?.agreed ?? 0
  // The client's approval lets exactly its amount through.
  const isAgreed = agreed > byCaps && agreed <= byCredit && agreed === highestStep(agreed, lot)
  const most = Math.min(byCredit, isAgreed ? agreed : byCaps)
  const endedBy = most >= upTo ? null : most < byCredit && bound ? bound.by : 'credit'
  return { bid: highestStep(most, lot), endedBy }
}
