import { expect, test } from 'vitest'
import { estimateAt } from './estimate.ts'
import { fitsAgain } from './fits-again.ts'
import { fittingRanges } from './highest-bid.ts'
import { highestBidFor } from './highest-for-budget.ts'
import { estimatorAt } from './testing/corolla.ts'
import { cases, requestOf, tables } from './testing/examples.ts'

test('the worked case whose duty drops at 8 500 euros fits again from 1 355 000 to 1 380 000', () => {
  const falling = cases.find(({ lot }) => lot.programme === 'RU' && lot.cc === 658)
  if (!falling) throw new Error('a case falls at an edge')
  const budget = { yen: 2_330_000, milestone: 'landed', start: 0 } as const
  const [safe, again, ...more] = fittingRanges(tables, requestOf(falling.lot), budget)
  expect([Math.floor((safe?.to ?? 0) / 5000) * 5000, more]).toEqual([1_320_000, []])
  const bids = [Math.ceil((again?.from ?? 0) / 5000) * 5000, Math.floor((again?.to ?? 0) / 5000) * 5000]
  expect(bids).toEqual([1_355_000, 1_380_000])
})

/** A car less than three years old with a small engine: its duty drops at an edge of its value in euros. */
const young = estimatorAt('Vladivostok', { engine: 658, horsePower: 64, year: 2026 })
const landedAt = (price: number) =>
  estimateAt(young, price).milestones.landed?.max ?? Number.POSITIVE_INFINITY

/** Walks every price that the budget could pay for. */
function walked(yen: number, highest: number) {
  const prices = Array.from({ length: Math.floor(yen / 1000) }, (_, at) => (at + 1) * 1000)
  const fit = prices.filter((price) => price > highest && landedAt(price) <= yen)
  const runs = fit.reduce<number[][]>((held, price) => {
    const last = held.at(-1)
    if (last?.at(-1) === price - 1000) last.push(price)
    else held.push([price])
    return held
  }, [])
  const bids = runs.map((run) => run.filter((price) => price % 5000 === 0)).find((run) => run.length > 0)
  return bids ? { from: bids[0], to: bids.at(-1) } : null
}

test('the range that fits again matches a walk over every price, whatever the vehicle turns out to be', () => {
  const found = [1_200_000, 1_900_000, 2_250_000, 2_300_000, 2_330_000, 2_360_000, 2_400_000].map((yen) => {
    const budget = { yen, milestone: 'landed', start: 0 } as const
    const highest = highestBidFor(young, budget)?.bid ?? 0
    const again = fitsAgain(young, budget, highest)
    expect([yen, again]).toEqual([yen, walked(yen, highest)])
    return again
  })
  expect(found.some((one) => one !== null)).toBe(true)
  expect(found.some((one) => one === null)).toBe(true)
})

test('nothing fits again when only the budget limits the highest bid', () => {
  const estimator = estimatorAt('Southampton')
  const budget = { yen: 2_000_000, milestone: 'landed', start: 0 } as const
  expect(fitsAgain(estimator, budget, highestBidFor(estimator, budget)?.bid ?? 0)).toBeNull()
})
