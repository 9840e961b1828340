import { defaultBidStep } from './bid-amount.ts'

/** The lowest amount that may be bid on a lot, in yen. */
export const lowestBid = (startPrice: number, step = defaultBidStep): number =>
  Math.max(step, Math.ceil(startPrice / step) * step)

/** An amount after a quick step up; what is off the grid goes to the next multiple on the way. */
export function raiseAmount(
  amount: number | null,
  by: number,
  { startPrice, step = defaultBidStep }: { startPrice: number; step?: number },
): number {
  const from = amount ?? lowestBid(startPrice, step)
  return Math.floor(from / step) * step + by
}

/** The bid nearest to a price that is on no grid, such as an average. */
export const nearestBid = (price: number, startPrice: number, step = defaultBidStep): number =>
  Math.max(lowestBid(startPrice, step), Math.round(price / step) * step)
