import { expect, test } from 'vitest'
import { canAlertAtOnce, ceilingBasesOf, isWithinCeiling } from './price-ceiling.ts'

test('lots to come can be told of at once, results of past days cannot', () => {
  expect(canAlertAtOnce('car-auction')).toEqual({ ok: true })
  expect(canAlertAtOnce('stock')).toEqual({ ok: true })
  expect(canAlertAtOnce('bike-stats')).toEqual({ ok: false, reason: 'search_of_past' })
})

test('the average is asked only where it is known', () => {
  expect(ceilingBasesOf('car-auction')).toEqual(['start', 'average'])
  expect(ceilingBasesOf('machinery')).toEqual(['start'])
})

test.each([
  ['no ceiling', null, { price: null, average: null }, true],
  ['a start price at the ceiling', { by: 'start', yen: 900_000 }, { price: 900_000, average: null }, true],
  ['a start price above it', { by: 'start', yen: 900_000 }, { price: 905_000, average: 1 }, false],
  ['no start price', { by: 'start', yen: 900_000 }, { price: 0, average: 500_000 }, false],
  ['an average within it', { by: 'average', yen: 900_000 }, { price: 950_000, average: 880_000 }, true],
  ['no average', { by: 'average', yen: 900_000 }, { price: 100_000, average: null }, false],
] as const)('with %s', (_what, ceiling, priced, within) => {
  expect(isWithinCeiling(ceiling, priced)).toBe(within)
})
