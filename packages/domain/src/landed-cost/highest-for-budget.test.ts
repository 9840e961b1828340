import { describe, expect, test } from 'vitest'
import { estimateAt } from './estimate.ts'
import { highestBidFor } from './highest-for-budget.ts'
import { estimatorAt } from './testing/corolla.ts'

describe('the highest bid for a budget', () => {
  test('fits whatever the vehicle turns out to be', () => {
    const estimator = estimatorAt('Southampton')
    const found = highestBidFor(estimator, { yen: 2_000_000, milestone: 'landed', start: 0 })
    const bid = found?.bid ?? 0
    expect(estimateAt(estimator, bid).milestones.landed?.max).toBeLessThanOrEqual(2_000_000)
    expect(estimateAt(estimator, bid + 5000).milestones.landed?.max).toBeGreaterThan(2_000_000)
  })

  test('is not named where the sum has no upper bound', () => {
    const budget = { yen: 2_000_000, milestone: 'landed', start: 0 } as const
    expect(highestBidFor(estimatorAt('Auckland'), budget)).toBeNull()
    expect(highestBidFor(estimatorAt('Auckland'), { ...budget, milestone: 'cif' })).not.toBeNull()
  })

  test('is found up to FOB while no port is chosen', () => {
    const found = highestBidFor(estimatorAt(null), { yen: 1_102_002, milestone: 'fob', start: 0 })
    expect(found?.bid).toBe(1_000_000)
  })

  test('is one that may be placed: Japan exports nothing worth more to that country, whatever the budget', () => {
    const estimator = estimatorAt('Vladivostok')
    for (const milestone of ['landed', 'cif'] as const) {
      const found = highestBidFor(estimator, { yen: 50_000_000, milestone, start: 0 })
      const bid = found?.bid ?? 0
      expect(estimateAt(estimator, bid).ban).toBeNull()
      expect(estimateAt(estimator, bid).milestones.fob?.max).toBeLessThanOrEqual(6_000_000)
      expect(estimateAt(estimator, bid + 5000).milestones.fob?.max).toBeGreaterThan(6_000_000)
      expect(found?.ban?.fobAbove).toBe(6_000_000)
    }
    const within = highestBidFor(estimator, { yen: 3_000_000, milestone: 'landed', start: 0 })
    expect(within?.ban).toBeNull()
  })

  test('keeps to the step in which the company takes bids', () => {
    const budget = { yen: 1_099_001, milestone: 'fob', start: 0 } as const
    const bids = [1000, 5000, 10_000].map(
      (step) => highestBidFor(estimatorAt(null), { ...budget, step })?.bid,
    )
    expect(bids).toEqual([996_000, 995_000, 990_000])
  })
})
