import { describe, expect, test } from 'vitest'
import { bansOfPrice, estimateAt } from './estimate.ts'
import { banOfLowestBid, highestBidFor } from './highest-for-budget.ts'
import { estimatorAt } from './testing/corolla.ts'

describe('the highest bid for a budget', () => {
  test('fits whatever the vehicle turns out to be', () => {
    const estimator = estimatorAt('Southampton')
    const found = highestBidFor(estimator, { yen: 2_000_000, milestone: 'landed', start: 0 })
    const bid = found?.bid ?? 0
    expect(estimateAt(estimator, bid).milestones.landed?.max).toBeLessThanOrEqual(2_000_000)
    expect(estimateAt(estimator, bid + 5000).milestones.landed?.max).toBeGreaterThan(2_000_000)
  })

  test('is not given when the sum has no upper bound', () => {
    const budget = { yen: 2_000_000, milestone: 'landed', start: 0 } as const
    expect(highestBidFor(estimatorAt('Auckland'), budget)).toBeNull()
    expect(highestBidFor(estimatorAt('Auckland'), { ...budget, milestone: 'cif' })).not.toBeNull()
  })

  test('is calculated up to FOB while no port is chosen', () => {
    const found = highestBidFor(estimatorAt(null), { yen: 1_102_002, milestone: 'fob', start: 0 })
    expect(found?.bid).toBe(1_000_000)
  })

  test('stays below Japan’s export ban for that country, whatever the budget', () => {
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

  test('is not given under a ban that applies at any price', () => {
    const estimator = {
      ...estimatorAt('Vladivostok'),
      ban: bansOfPrice(estimatorAt('Vladivostok'))[0] ?? null,
    }
    expect(estimator.ban).not.toBeNull()
    expect(highestBidFor(estimator, { yen: 50_000_000, milestone: 'cif', start: 0 })).toBeNull()
    expect(banOfLowestBid(estimator, { start: 0, step: 5000 })).toBe(estimator.ban)
  })

  test('is not given when some possible vehicle could be banned at the start price', () => {
    const estimator = estimatorAt('Vladivostok')
    const [ban] = bansOfPrice(estimator)
    const fob = estimateAt(estimator, 5_000_000).milestones.fob
    if (!ban || !fob) throw new Error('no ban, or no sum')
    expect(fob.min).toBeLessThan(fob.max)
    const { countries } = estimator.document
    const limited = (fobAbove: number) => ({
      ...estimator,
      document: {
        ...estimator.document,
        countries: {
          ...countries,
          RU: { ...countries.RU, bans: [{ ...ban, fobAbove }] },
        } as typeof countries,
      },
    })
    const lowest = { start: 5_000_000, step: 5000 }
    const narrow = limited(fob.min)
    expect(highestBidFor(narrow, { yen: 50_000_000, milestone: 'fob', ...lowest })).toBeNull()
    expect(estimateAt(narrow, 5_000_000).ban).toBeNull()
    expect(banOfLowestBid(narrow, lowest)?.fobAbove).toBe(fob.min)
    expect(banOfLowestBid(limited(fob.max), lowest)).toBeNull()
  })

  test('respects the company’s bid step', () => {
    const budget = { yen: 1_099_001, milestone: 'fob', start: 0 } as const
    const bids = [1000, 5000, 10_000].map(
      (step) => highestBidFor(estimatorAt(null), { ...budget, step })?.bid,
    )
    expect(bids).toEqual([996_000, 995_000, 990_000])
  })
})
