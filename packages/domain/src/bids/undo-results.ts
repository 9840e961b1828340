import { type ResultOutcome, statusOfOutcome } from './auction-day.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { isUndoable, type StepBack, stepsBack } from './switch-many.ts'

/** A result that was entered, with the bid's earlier status and price in yen. */
export type EnteredResult = {
  bidId: number
  outcome: ResultOutcome
  /** Yen; null if none was entered with it. */
  soldPrice: number | null
  from: number
  priceFrom: number | null
}

type PriceBack = { bidId: number; soldPrice: number; was: number }

export type ResultsBack<Result> = {
  /** Bids whose price stays. */
  statuses: StepBack[]
  /** Bids whose price is restored together with their status. */
  priced: { bidId: number; status: BidStatus; soldPrice: number; was: BidStatus }[]
  /** Wins whose price was entered or changed. */
  prices: PriceBack[]
  /** Results that stay: a win, or a result that took one back. */
  kept: Result[]
}

/** How entered results are undone, following the rule for status changes. In requests, a price of 0 means none. */
export function resultsBack<Result extends EnteredResult>(results: readonly Result[]): ResultsBack<Result> {
  const back: ResultsBack<Result> = { statuses: [], priced: [], prices: [], kept: [] }
  const moved: Result[] = []
  for (const result of results) {
    const { bidId, outcome, from } = result
    const to = statusOfOutcome[outcome]
    const entered = outcome === 'notSold' ? 0 : result.soldPrice
    const before = result.priceFrom ?? 0
    const isPriced = entered !== null && entered !== before
    if (from === to && !isPriced) continue
    if (from === to && to === bidStatus.win && isPriced)
      back.prices.push({ bidId, soldPrice: before, was: entered })
    else if (!isUndoable(from, to)) back.kept.push(result)
    else if (isPriced) back.priced.push({ bidId, status: from as BidStatus, soldPrice: before, was: to })
    else moved.push(result)
  }
  return { ...back, statuses: stepsBack(moved, bidStatus.finished) }
}
