/** What lots sold for, in yen; nulls if nothing was sold. */
export type PriceFigures = {
  sold: number
  average: number | null
  median: number | null
  lowest: number | null
  highest: number | null
  /** Numbers of lots in equal steps from the lowest price to `barsTo`; empty without a price. */
  bars: number[]
  /** The few most expensive lots share the last bar: otherwise nearly every lot would be in the first one. */
  barsTo: number | null
}

export const emptyPrices: PriceFigures = {
  sold: 0,
  average: null,
  median: null,
  lowest: null,
  highest: null,
  bars: [],
  barsTo: null,
}

/** The share of lots that the steps of the bars cover; */
const shareInSteps = 0.98
/** they cover the highest price if it is at most this many times as far. */
const nearEnough = 1.5

const barCount = 24

/** The bar that contains a price. */
export function barOf(price: number, lowest: number, barsTo: number): number {
  const share = barsTo > lowest ? (price - lowest) / (barsTo - lowest) : 0
  return Math.min(barCount - 1, Math.floor(share * barCount))
}

/**
 * The share of lots that sold for no more than a given sum, from 0 to 1, read from the bars; null without a price.
 */
export function shareWithin(figures: Bars, sum: number): number | null {
  const { lowest, highest, bars } = figures
  const all = bars.reduce((total, lots) => total + lots, 0)
  if (lowest === null || highest === null || all === 0) return null
  if (sum < lowest) return 0
  if (sum >= highest) return 1
  const within = bars.reduce((total, lots, at) => {
    const [from, to] = edgesOf(figures, at)
    return total + lots * Math.min(1, Math.max(0, (sum - from) / (to - from)))
  }, 0)
  return within / all
}

/** The price at or below which a given share of the lots sold, read from the bars; null without a price. */
export function priceAt(figures: Bars, share: number): number | null {
  const { lowest, highest, bars } = figures
  const all = bars.reduce((total, lots) => total + lots, 0)
  if (lowest === null || highest === null || all === 0) return null
  let left = share * all
  for (const [at, lots] of bars.entries()) {
    const [from, to] = edgesOf(figures, at)
    if (lots > 0 && left <= lots) return Math.round(from + ((to - from) * left) / lots)
    left -= lots
  }
  return highest
}

type Bars = Pick<PriceFigures, 'lowest' | 'highest' | 'bars' | 'barsTo'>

function edgesOf({ lowest, highest, bars, barsTo }: Bars, at: number): [from: number, to: number] {
  const [from, to] = [lowest ?? 0, barsTo ?? 0]
  const edge = (place: number) => from + ((to - from) * place) / bars.length
  return [edge(at), at === bars.length - 1 ? (highest ?? to) : edge(at + 1)]
}

/** A price and how many lots sold for it. */
export type PriceCount = readonly [price: number, lots: number]

/** From prices in ascending order. The median is the lower of the two middle ones. */
export function priceFigures(prices: readonly PriceCount[]): PriceFigures {
  const [lowest] = prices[0] ?? []
  const [highest] = prices.at(-1) ?? []
  if (lowest === undefined || highest === undefined) return emptyPrices
  const barsTo = endOfBars(prices, highest - lowest)
  const bars = Array.from({ length: barCount }, () => 0)
  let sold = 0
  let sum = 0
  for (const [price, lots] of prices) {
    sold += lots
    sum += price * lots
    const bar = barOf(price, lowest, barsTo)
    bars[bar] = (bars[bar] ?? 0) + lots
  }
  const average = Math.round(sum / sold)
  return { sold, average, median: reached(prices, 0.5), lowest, highest, bars, barsTo }
}

function endOfBars(prices: readonly PriceCount[], spread: number): number {
  const [[lowest], [highest]] = [prices[0] as PriceCount, prices.at(-1) as PriceCount]
  const usual = reached(prices, shareInSteps)
  return usual === lowest || spread <= nearEnough * (usual - lowest) ? highest : usual
}

/** The price at or below which a given share of the lots sold, the lower of two. */
function reached(prices: readonly PriceCount[], share: number): number {
  const enough = share * prices.reduce((sum, [, lots]) => sum + lots, 0)
  let below = 0
  const found = prices.find(([, lots]) => {
    below += lots
    return below >= enough
  })
  return found?.[0] ?? 0
}
