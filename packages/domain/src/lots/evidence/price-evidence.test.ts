import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../../time/jst.ts'
import { barOfPrice, newestFirst, type Sale, summarizeSales, wonOf } from './price-evidence.ts'

const start = Date.parse('2026-06-01T10:00:00+09:00')
const sale = (id: number, day: number, price: number): Sale => ({ id, at: start + day * dayMs, price })
const aWeekApart = (prices: readonly number[]) => prices.map((price, i) => sale(i + 1, 7 * i, price))

test('without sales there are no figures', () => {
  expect(summarizeSales([])).toEqual({ quantiles: null, bars: null, months: [], trend: null })
})

test('fewer than ten sales give figures, but no chart and no trend', () => {
  const summary = summarizeSales(aWeekApart([900, 100, 500]))
  expect(summary).toMatchObject({
    quantiles: { lowest: 100, low: 100, median: 500, high: 900, highest: 900 },
    bars: null,
    trend: null,
  })
})

test('ten sales give a chart whose bars contain all of them', () => {
  const { bars, quantiles } = summarizeSales(aWeekApart([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]))
  expect(quantiles).toEqual({ lowest: 10, low: 10, median: 50, high: 90, highest: 100 })
  expect(bars).toMatchObject({ from: 10, to: 100 })
  expect(bars?.counts.reduce((sum, count) => sum + count)).toBe(10)
  expect(bars && [barOfPrice(bars, 10), barOfPrice(bars, 100)]).toEqual([0, 23])
})

test('months follow Japanese time, each with the median of its sales', () => {
  const lastOfJune = { id: 1, at: Date.parse('2026-06-30T14:59:59Z'), price: 100 }
  const firstOfJuly = { id: 2, at: Date.parse('2026-06-30T15:00:00Z'), price: 300 }
  expect(summarizeSales([firstOfJuly, lastOfJune]).months).toEqual([
    { month: '2026-06', sold: 1, median: 100 },
    { month: '2026-07', sold: 1, median: 300 },
  ])
})

test('prices that drop by two percent of the median a month give a trend of minus two percent', () => {
  const monthly = 365.25 / 12
  const falling = Array.from({ length: 13 }, (_, i) => sale(i + 1, (monthly * i) / 2, 1_060_000 - 10_000 * i))
  expect(summarizeSales(falling).trend).toBe(-20)
})

test('sales within less than two months give no trend', () => {
  expect(summarizeSales(Array.from({ length: 20 }, (_, i) => sale(i + 1, i, 100 + i))).trend).toBeNull()
})

test('an amount is compared with the newest ten sales and wins if it equals the price paid', () => {
  const sales = aWeekApart([50, 40, 30, 20, 10, 60, 70, 80, 90, 100, 110, 30]).sort(newestFirst)
  expect(wonOf(sales, 80)).toEqual({ wonOfNewest: 7, newest: 10, wonOfAll: 9 })
  expect(wonOf(sales.slice(0, 3), 29)).toEqual({ wonOfNewest: 0, newest: 3, wonOfAll: 0 })
  expect(wonOf([], 80)).toEqual({ wonOfNewest: 0, newest: 0, wonOfAll: 0 })
})

test('every figure is a price actually paid, in order, and the bars count each sale once', () => {
  const anySales = fc
    .array(fc.tuple(fc.nat(180), fc.integer({ min: 1, max: 10_000_000 })), { minLength: 1, maxLength: 60 })
    .map((drawn) => drawn.map(([day, price], i) => sale(i + 1, day, price)))
  fc.assert(
    fc.property(anySales, (sales) => {
      const { quantiles, bars, months } = summarizeSales(sales)
      const figures = Object.values(quantiles ?? {})
      const prices = sales.map(({ price }) => price)
      expect(prices).toEqual(expect.arrayContaining(figures))
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
      expect([quantiles?.lowest, quantiles?.highest]).toEqual([Math.min(...prices), Math.max(...prices)])
      if (bars) expect(bars.counts.reduce((sum, count) => sum + count)).toBe(sales.length)
      expect(months.reduce((sum, { sold }) => sum + sold, 0)).toBe(sales.length)
    }),
  )
})
