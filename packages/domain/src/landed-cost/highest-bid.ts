import { defaultBidStep } from '../bids/bid-amount.ts'
import { landedCost } from './landed-cost.ts'
import type { Milestone } from './milestones.ts'
import {
  type Asked,
  bisect,
  highestPrice,
  onGrid,
  type PriceRange,
  priceStep,
  segmentsOf,
} from './price-segments.ts'
import type { CostTables } from './tables.ts'

export type Budget = {
  /** Yen, and what it has to cover. */
  yen: number
  milestone: Milestone
  /** Where bidding begins, in yen. */
  start: number
  /** The bidding step, in yen. */
  step?: number
  /** The value in yen on board in Japan above which the vehicle may not be exported. */
  fobMost?: number | undefined
}

/** Null if the start price alone exceeds the budget, or the sum is not known. */
export type HighestBid = { bid: number; total: number; oneStepUp: number | null } | null

/**
 * The highest bid at which nothing can exceed the budget: a bid may be filled at any price up to it, and real tariffs
 * drop at the edges of their brackets, so every lower price has to fit, too. Exact: the price axis is cut where a
 * bracket changes; in between the sum does not drop, and the first segment that exceeds the budget is bisected.
 */
export function highestBid(
  tables: CostTables,
  request: Asked,
  { yen, milestone, start, step = defaultBidStep, fobMost }: Budget,
): HighestBid {
  const sumAt = (price: number) => landedCost(tables, { ...request, price })[milestone]
  const fits = fitsOf(tables, request, { yen, milestone, fobMost })
  const { from, to } = pricesOf({ yen, start })
  if (to < from || !fits(from)) return null
  const last = lastFitting(segmentsOf(tables, request, from, to), fits)
  const bid = Math.floor(last / step) * step
  if (bid < from) return null
  const total = sumAt(bid)
  return total === null ? null : { bid, total, oneStepUp: sumAt(bid + step) }
}

const fitsOf =
  (
    tables: CostTables,
    request: Asked,
    { yen, milestone, fobMost = Number.POSITIVE_INFINITY }: Omit<Budget, 'start'>,
  ) =>
  (price: number) => {
    const { fob, [milestone]: sum } = landedCost(tables, { ...request, price })
    return sum !== null && sum <= yen && (fob ?? 0) <= fobMost
  }

/** Whatever is added to it, a price above the budget does not fit. */
const pricesOf = ({ yen, start }: Pick<Budget, 'yen' | 'start'>): PriceRange => ({
  from: Math.max(priceStep, Math.ceil(start / priceStep) * priceStep),
  to: Math.min(highestPrice, onGrid(yen)),
})

/** Every price that the budget covers, whatever lower prices cost; from the lowest. */
export function fittingRanges(tables: CostTables, request: Asked, budget: Budget): PriceRange[] {
  const fits = fitsOf(tables, request, budget)
  const { from, to } = pricesOf(budget)
  const ranges: PriceRange[] = []
  for (const segment of to < from ? [] : segmentsOf(tables, request, from, to)) {
    if (!fits(segment.from)) continue
    const end = fits(segment.to) ? segment.to : bisect(segment.from, segment.to, fits)
    const before = ranges.at(-1)
    if (before?.to === segment.from - priceStep) before.to = end
    else ranges.push({ from: segment.from, to: end })
  }
  return ranges
}

/** The last price before the first that does not fit; within a segment sums do not drop. */
function lastFitting(segments: Iterable<PriceRange>, fits: (price: number) => boolean): number {
  let last = 0
  for (const { from, to } of segments) {
    if (fits(to)) {
      last = to
      continue
    }
    if (!fits(from)) return last
    return bisect(from, to, fits)
  }
  return last
}
