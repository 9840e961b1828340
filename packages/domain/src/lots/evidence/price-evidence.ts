import { dayMs, jstDay } from '../../time/jst.ts'
import { likeness } from './likeness.ts'

/** A lot that was sold; `at` is its time in milliseconds, the price is in yen. */
export type Sale = { id: number; at: number; price: number }

/**
 * What sales say, with each figure a price that was really paid: a tenth of the sales are at `low` or below, nine
 * tenths at `high` or below.
 */
export type PriceQuantiles = { lowest: number; low: number; median: number; high: number; highest: number }

export type PriceBars = { from: number; to: number; counts: number[] }
/** A Japanese month, `YYYY-MM`. */
export type MonthOfSales = { month: string; sold: number; median: number }

export type SalesSummary = {
  quantiles: PriceQuantiles | null
  /** Null if there are too few sales for a chart. */
  bars: PriceBars | null
  months: MonthOfSales[]
  /** The price trend, in tenths of a percent a month; null if too little is known. */
  trend: number | null
}

const barCount = 24

/** The bar of a price; the last one includes the highest price. */
export const barOfPrice = ({ from, to }: Pick<PriceBars, 'from' | 'to'>, price: number): number =>
  to === from ? 0 : Math.min(barCount - 1, Math.floor(((price - from) * barCount) / (to - from)))

export function summarizeSales(sales: readonly Sale[]): SalesSummary {
  const prices = sales.map(({ price }) => price).sort((a, b) => a - b)
  const quantiles = quantilesOf(prices)
  return {
    quantiles,
    bars: quantiles && prices.length >= likeness.enough ? barsOf(prices, quantiles) : null,
    months: monthsOf(sales),
    trend: quantiles && trendOf(sales, quantiles.median),
  }
}

/** Newest first; for equal times the higher id first. */
export const newestFirst = (a: Sale, b: Sale) => b.at - a.at || b.id - a.id

/** A bid wins if it is at least what was paid. */
export const wouldHaveWon = (amount: number, price: number) => amount >= price

/** How many of the newest sales are shown next to an amount. */
export const newestShown = 10

/** How many of the sales, newest first, an amount would have won. */
export function wonOf(sales: readonly { price: number }[], amount: number) {
  const won = (some: readonly { price: number }[]) =>
    some.filter(({ price }) => wouldHaveWon(amount, price)).length
  const newest = sales.slice(0, newestShown)
  return { wonOfNewest: won(newest), newest: newest.length, wonOfAll: won(sales) }
}

/** Ascending; the lower of the two middle prices, so that the median was really paid. */
function quantilesOf(prices: readonly number[]): PriceQuantiles | null {
  const [lowest] = prices
  const highest = prices.at(-1)
  if (lowest === undefined || highest === undefined) return null
  const [low, median, high] = [1, 5, 9].map((tenths) => reached(prices, tenths)) as [number, number, number]
  return { lowest, low, median, high, highest }
}

const reached = (prices: readonly number[], tenths: number) =>
  prices[Math.max(0, Math.ceil((tenths * prices.length) / 10) - 1)] ?? 0

function barsOf(prices: readonly number[], { lowest: from, highest: to }: PriceQuantiles): PriceBars {
  const counts = Array.from({ length: barCount }, () => 0)
  for (const price of prices) {
    const bar = barOfPrice({ from, to }, price)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { from, to, counts }
}

function monthsOf(sales: readonly Sale[]): MonthOfSales[] {
  const months = Map.groupBy(sales, ({ at }) => jstDay(new Date(at)).slice(0, 7))
  return [...months]
    .map(([month, its]) => {
      const prices = its.map(({ price }) => price).sort((a, b) => a - b)
      return { month, sold: its.length, median: reached(prices, 5) }
    })
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

const monthMs = (365.25 / 12) * dayMs
/** Sales within a few weeks say nothing about months. */
const trendDays = 60

/** The line that fits all sales best (least squares), relative to the median. */
function trendOf(sales: readonly Sale[], median: number): number | null {
  if (sales.length < likeness.enough || median <= 0) return null
  const times = sales.map(({ at }) => at)
  const first = Math.min(...times)
  if (Math.max(...times) - first < trendDays * dayMs) return null
  const months = times.map((at) => (at - first) / monthMs)
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const [middle, average] = [mean(months), mean(sales.map(({ price }) => price))]
  const along = months.map((month, i) => (month - middle) * ((sales[i]?.price ?? 0) - average))
  const across = months.map((month) => (month - middle) ** 2)
  return Math.round((mean(along) / mean(across) / median) * 1000)
}
