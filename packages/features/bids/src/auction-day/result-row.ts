import type { DayBid } from '@seriba/contracts/auction-day'
import type { ResultOutcome } from '@seriba/domain/bids/auction-day'
import { isLostBelowMaximum, priceOfSale } from '@seriba/domain/bids/below-maximum'

export type ResultRow = {
  bid: Pick<DayBid, 'bidId' | 'lotNo' | 'lotId' | 'model' | 'client' | 'auctionName'>
  /** The bid's status when its result was typed. */
  was: number
  outcome: ResultOutcome
  soldPrice: number | null
  /** Why it was not entered. */
  refusal?: string | undefined
  /** It was lost, although the lot was sold for less than the bid. */
  belowMaximum?: boolean
}

/**
 * A result that is waiting to be entered; if the bid would be lost below its maximum, that has to be confirmed first.
 */
export function resultRow(
  bid: DayBid,
  outcome: ResultOutcome,
  soldPrice: number | null,
  bids: readonly DayBid[],
): ResultRow {
  const others = bids.filter((one) => one.lotId === bid.lotId && one.bidId !== bid.bidId)
  const known = soldPrice ?? priceOfSale(bid.status, bid.soldPrice ?? 0)
  const isDoubtful = outcome === 'lost' && isLostBelowMaximum({ ...bid, soldPrice: known }, others)
  return { bid, was: bid.bidStatus, outcome, soldPrice, ...(isDoubtful && { refusal: 'below_maximum' }) }
}
