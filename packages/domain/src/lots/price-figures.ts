/** What lots went for, in yen; nulls where nothing was sold. */
export type PriceFigures = {
  sold: number
  /** Null also of more lots than are worth adding up. */
  average: number | null
  median: number | null
  lowest: number | null
  highest: number | null
  /** Lots in equal steps from the lowest to the highest price; none without an average. */
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

/** From prices in ascending order. */
export function priceFigures(prices: readonly number[]): PriceFigures {
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (lowest === undefined || highest === undefined) return noPrices
  const bars = Array.from({ length: barCount }, () => 0)
  let sum = 0
  for (const price of prices) {
    sum += price
    const bar = barOf(price, lowest, highest)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return {
    sold: prices.length,
    average: Math.round(sum / prices.length),
    median: prices[Math.floor((prices.length - 1) / 2)] ?? null,
    lowest,
    highest,
    bars,
  }
}
