import { defaultBidStep } from './bid-amount.ts'

/** The lowest amount that may be bid on a lot, in yen. */
export const lowestBid = (startPrice: number, step = defaultBidStep): number =>
  Math.max(step, Math.ceil(startPrice / step) * step)

/** An amount after a quick step up; an amount off the grid first goes to the next multiple. */
export function raiseAmount(
  amount: number | null,
  by: number,
  { startPrice, step = defaultBidStep }: { startPrice: number; step?: number },
): number {
  const from = amount ?? lowestBid(startPrice, step)
  return Math.floor(from / step) * step + by
}

/** The bid nearest to a price that is not on the grid, such as an average. */
export const nearestBid = (price: number, startPrice: number, step = defaultBidStep): number =>
  Math.max(lowestBid(startPrice, step), Math.round(price / step) * step)
