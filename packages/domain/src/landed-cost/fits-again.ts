import { defaultBidStep } from '../bids/bid-amount.ts'
import { type Estimator, nowhere } from './estimate.ts'
import { type Budget, fittingRanges } from './highest-bid.ts'
import { lowestBanOfPrice } from './highest-for-budget.ts'
import type { PriceRange } from './price-segments.ts'

/**
 * Where the budget covers bids again above the highest bid, because a tariff drops at an edge; null if it never does.
 * Such a bid is not safe: it may be filled at a lower price that does not fit. So only staff see it.
 */
export function fitsAgain(
  estimator: Estimator,
  budget: Omit<Budget, 'fobMost'>,
  highest: number,
): PriceRange | null {
  const { tables, hall, port, programme, scenarios, ban } = estimator
  if (ban || (scenarios.open && budget.milestone === 'landed')) return null
  const { step = defaultBidStep } = budget
  const fobMost = lowestBanOfPrice(estimator)?.fobAbove
  const ofEach = scenarios.all.map((vehicle) =>
    fittingRanges(tables, { vehicle, hall, port: port ?? nowhere, programme }, { ...budget, fobMost }),
  )
  const [first = [], ...others] = ofEach
  for (const { from, to } of others.reduce(inBoth, first)) {
    const bids = {
      from: Math.ceil(Math.max(from, highest + 1) / step) * step,
      to: Math.floor(to / step) * step,
    }
    if (bids.from <= bids.to) return bids
  }
  return null
}

const inBoth = (one: readonly PriceRange[], other: readonly PriceRange[]): PriceRange[] =>
  one.flatMap((a) =>
    other.flatMap((b) => {
      const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
      return both.from <= both.to ? [both] : []
    }),
  )
