/** What lots went for, in yen; nulls where nothing was sold. */
export type PriceFigures = {
  sold: number
  average: number | null
  median: number | null
  lowest: number | null
  highest: number | null
  /** Lots in equal steps from the lowest to the highest price; none without a price. */
  bars: number[]
}

export const noPrices: PriceFigures = {
  sold: 0,
  average: null,
  median: null,
  lowest: null,
  highest: null,
  bars: [],
}

const barCount = 24

/** The bar that a price stands in. */
export function barOf(price: number, lowest: number, highest: number): number {
  const share = highest > lowest ? (price - lowest) / (highest - lowest) : 0
  return Math.min(barCount - 1, Math.floor(share * barCount))
}

/** The share of lots that went for no more than a sum, from 0 to 1, read off the bars; null without a price. */
export function shareWithin(
  { lowest, highest, bars }: Pick<PriceFigures, 'lowest' | 'highest' | 'bars'>,
  sum: number,
): number | null {
  const all = bars.reduce((total, lots) => total + lots, 0)
  if (lowest === null || highest === null || all === 0) return null
  if (sum < lowest) return 0
  if (sum >= highest) return 1
  const step = (highest - lowest) / bars.length
  const reached = (sum - lowest) / step
  const within = bars.reduce((total, lots, at) => total + lots * Math.min(1, Math.max(0, reached - at)), 0)
  return within / all
}

/** The price that a share of the lots went for no more than, read off the bars; null without a price. */
export function priceAt(
  { lowest, highest, bars }: Pick<PriceFigures, 'lowest' | 'highest' | 'bars'>,
  share: number,
): number | null {
  const all = bars.reduce((total, lots) => total + lots, 0)
  if (lowest === null || highest === null || all === 0) return null
  const step = (highest - lowest) / bars.length
  let left = share * all
  for (const [at, lots] of bars.entries()) {
    if (lots > 0 && left <= lots) return Math.round(lowest + step * (at + left / lots))
    left -= lots
  }
  return highest
}

/** A price and how many lots went for it. */
export type PriceCount = readonly [price: number, lots: number]

/** From prices in ascending order. The median is the lower one of two. */
export function priceFigures(prices: readonly PriceCount[]): PriceFigures {
  const [lowest] = prices[0] ?? []
  const [highest] = prices.at(-1) ?? []
  if (lowest === undefined || highest === undefined) return noPrices
  const bars = Array.from({ length: barCount }, () => 0)
  let sold = 0
  let sum = 0
  for (const [price, lots] of prices) {
    sold += lots
    sum += price * lots
    const bar = barOf(price, lowest, highest)
    bars[bar] = (bars[bar] ?? 0) + lots
  }
  return { sold, average: Math.round(sum / sold), median: middle(prices, sold), lowest, highest, bars }
}

function middle(prices: readonly PriceCount[], sold: number): number | null {
  let below = 0
  for (const [price, lots] of prices) {
    below += lots
    if (below * 2 >= sold) return price
  }
  return null
}
