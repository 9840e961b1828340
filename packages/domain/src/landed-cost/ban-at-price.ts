import type { Ban } from './cost-document.ts'
import { type Estimator, estimateAt, nowhere } from './estimate.ts'
import { highestBid } from './highest-bid.ts'
import { lowestBanOfPrice } from './highest-for-budget.ts'

/**
 * The ban that begins at a certain value and that a bid reaches, with the highest bid at which the vehicle may still
 * be exported, whatever the unknown facts turn out to be; null if none is reached, or if a ban at any price takes
 * precedence.
 */
export function banAtPrice(estimator: Estimator, price: number): { ban: Ban; highest: number } | null {
  const ban = lowestBanOfPrice(estimator)
  if (ban?.fobAbove === undefined || estimateAt(estimator, price).ban?.fobAbove === undefined) return null
  const { tables, hall, port, programme, scenarios } = estimator
  const budget = { yen: ban.fobAbove, milestone: 'fob', start: 0 } as const
  const bids = scenarios.all.map(
    (vehicle) => highestBid(tables, { vehicle, hall, port: port ?? nowhere, programme }, budget)?.bid ?? 0,
  )
  return { ban, highest: Math.max(...bids) }
}
