import { lowestBid } from '../bids/amount-steps.ts'
import type { Ban } from './cost-document.ts'
import { bansOfPrice, type Estimator, estimateAt, nowhere } from './estimate.ts'
import { type Budget, type HighestBid, highestBid } from './highest-bid.ts'

export type HighestForBudget = (NonNullable<HighestBid> & { ban: Ban | null }) | null

/**
 * The highest bid at which nothing can exceed a budget, whatever the vehicle turns out to be; null if none is known
 * to fit. It is never higher than may be placed: `ban` is what limits it before the budget does. Under a ban at any
 * price there is no highest bid.
 */
export function highestBidFor(estimator: Estimator, budget: Omit<Budget, 'fobMost'>): HighestForBudget {
  if (estimator.ban) return null
  const ban = lowestBanOfPrice(estimator)
  const found = lowestOfAll(estimator, { ...budget, fobMost: ban?.fobAbove })
  if (!found) return null
  const isBanned = ban !== null && lowestOfAll(estimator, budget)?.bid !== found.bid
  return { ...found, ban: isBanned ? ban : null }
}

function lowestOfAll({ tables, hall, port, programme, scenarios }: Estimator, budget: Budget): HighestBid {
  if (scenarios.open && budget.milestone === 'landed') return null
  let lowest: HighestBid = null
  for (const vehicle of scenarios.all) {
    const found = highestBid(tables, { vehicle, hall, port: port ?? nowhere, programme }, budget)
    if (!found) return null
    if (!lowest || found.bid < lowest.bid) lowest = found
  }
  return lowest
}

/** Of the bans that depend on the price, the one that applies first. */
export const lowestBanOfPrice = (estimator: Estimator): Ban | null =>
  bansOfPrice(estimator).sort((a, b) => a.fobAbove - b.fobAbove)[0] ?? null

/** The ban under which even the lowest bid may fall, depending on what the vehicle turns out to be. */
export function banOfLowestBid(
  estimator: Estimator,
  { start, step }: { start: number; step: number },
): Ban | null {
  if (estimator.ban) return estimator.ban
  const { fob } = estimateAt(estimator, lowestBid(start, step)).milestones
  return bansOfPrice(estimator).find(({ fobAbove }) => fob !== null && fob.max > fobAbove) ?? null
}
