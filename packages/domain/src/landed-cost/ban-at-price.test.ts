import { expect, test } from 'vitest'
import { banAtPrice } from './ban-at-price.ts'
import { bansOfPrice, estimateAt } from './estimate.ts'
import { estimatorAt } from './testing/corolla.ts'

test('a ban above a certain value is shown with the last bid below it', () => {
  const estimator = estimatorAt('Vladivostok')
  const found = banAtPrice(estimator, 50_000_000)
  const highest = found?.highest ?? 0
  expect(found?.ban.fobAbove).toBe(6_000_000)
  expect(estimateAt(estimator, highest).ban).toBeNull()
  expect(estimateAt(estimator, highest + 5000).ban).not.toBeNull()
  expect(banAtPrice(estimator, highest)).toBeNull()
  expect(banAtPrice(estimator, highest + 5000)).toEqual(found)
})

test('no price ban is shown at a port without one, or when a ban at any price comes first', () => {
  expect(banAtPrice(estimatorAt('Auckland'), 50_000_000)).toBeNull()
  const estimator = estimatorAt('Vladivostok')
  const banned = {
    ...estimator,
    ban: bansOfPrice(estimator).map(({ fobAbove: _, ...ban }) => ban)[0] ?? null,
  }
  expect(banAtPrice(banned, 50_000_000)).toBeNull()
})
