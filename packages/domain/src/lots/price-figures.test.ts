import { expect, test } from 'vitest'
import { barOf, emptyPrices, priceAt, priceFigures, shareWithin } from './price-figures.ts'

test('price figures include the average, median, extremes and bars', () => {
  const { bars, ...figures } = priceFigures([
    [100_000, 1],
    [200_000, 1],
    [250_000, 2],
    [1_300_000, 1],
  ])
  expect(figures).toEqual({
    sold: 5,
    average: 420_000,
    median: 250_000,
    lowest: 100_000,
    highest: 1_300_000,
    barsTo: 1_300_000,
  })
  expect(bars.length).toBe(24)
  expect([bars[0], bars[2], bars[3], bars[23]]).toEqual([1, 1, 2, 1])
  expect(bars.reduce((sum, count) => sum + count)).toBe(5)
})

test('no sales give no figures, and a single price fills a single bar', () => {
  expect(priceFigures([])).toEqual(emptyPrices)
  expect(priceFigures([[500_000, 1]]).bars[0]).toBe(1)
})

test('a few very expensive lots share the last bar so that the others spread over all bars', () => {
  const usual = Array.from({ length: 99 }, (_, i) => [100_000 + i * 10_000, 1] as const)
  const figures = priceFigures([...usual, [20_000_000, 1]])
  expect(figures).toMatchObject({ highest: 20_000_000, barsTo: 1_070_000 })
  expect(Math.min(...figures.bars)).toBeGreaterThan(3)
  expect(figures.bars[23]).toBe(7)
  expect(priceAt(figures, 0.5)).toBe(595_104)
  expect([priceAt(figures, 1), shareWithin(figures, 20_000_000)]).toEqual([20_000_000, 1])
})

test('the highest price falls into the last bar', () => {
  expect([barOf(0, 0, 48), barOf(47, 0, 48), barOf(48, 0, 48)]).toEqual([0, 23, 23])
})

test('the share of lots within a sum is read off the bars', () => {
  const figures = { lowest: 100, highest: 300, bars: [6, 4], barsTo: 300 }
  expect([50, 100, 200, 250, 300, 900].map((sum) => shareWithin(figures, sum))).toEqual([
    0, 0, 0.6, 0.8, 1, 1,
  ])
  expect(shareWithin(emptyPrices, 100)).toBe(null)
})

test('the price that a share of the lots stayed within is read off the bars', () => {
  const figures = { lowest: 1_000_000, highest: 2_000_000, bars: [2, 0, 6, 2], barsTo: 2_000_000 }
  expect([0, 0.2, 0.5, 1].map((share) => priceAt(figures, share))).toEqual([
    1_000_000, 1_250_000, 1_625_000, 2_000_000,
  ])
  expect(shareWithin(figures, priceAt(figures, 0.5) ?? 0)).toBe(0.5)
  expect(priceAt(emptyPrices, 0.5)).toBeNull()
})

test('a sum at either end covers none or all of the lots, even if the bars say otherwise', () => {
  const figures = { lowest: 100, highest: 300, bars: [4, 0, 4], barsTo: 200 }
  expect([99, 100, 299, 300].map((sum) => shareWithin(figures, sum))).toEqual([0, 0, expect.any(Number), 1])
  expect(shareWithin(figures, 299)).toBeLessThan(1)
  expect(shareWithin({ ...figures, bars: [0, 0, 0] }, 150)).toBeNull()
  expect(priceAt({ ...figures, bars: [0, 0, 0] }, 0.5)).toBeNull()
  expect(priceAt(figures, 0)).toBe(100)
  expect(priceAt({ ...figures, bars: [0, 4, 4] }, 0)).toBe(133)
})

test('a price only somewhat above the usual range gets a bar of its own', () => {
  const usual = Array.from({ length: 99 }, (_, at) => [100_000 + at * 10_000, 1] as const)
  expect(priceFigures([...usual, [1_200_000, 1]]).barsTo).toBe(1_200_000)
  expect(
    priceFigures([
      [500_000, 99],
      [9_000_000, 1],
    ]).barsTo,
  ).toBe(9_000_000)
})
