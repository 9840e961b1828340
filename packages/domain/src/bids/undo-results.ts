import { type ResultOutcome, statusOfOutcome } from './auction-day.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { isUndoable, type StepBack, stepsBack } from './switch-many.ts'

/** A result that was entered, with the status and the price in yen that the bid had. */
export type EnteredResult = {
  bidId: number
  outcome: ResultOutcome
  /** Yen; null where none was entered with it. */
  soldPrice: number | null
  from: number
  priceFrom: number | null
}

type PriceBack = { bidId: number; soldPrice: number; was: number }

export type ResultsBack<Result> = {
  /** Bids whose price stays. */
  statuses: StepBack[]
  /** Bids whose price goes back together with their status. */
  priced: { bidId: number; status: BidStatus; soldPrice: number; was: BidStatus }[]
  /** Wins whose price was entered, or another one. */
  prices: PriceBack[]
  /** Results that stay: a win, or what took one back. */
  kept: Result[]
}

/** How entered results go back, by the rule for changes of status. In requests a price of 0 is none. */
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
