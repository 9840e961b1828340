import { expect, test } from 'vitest'
import {
  canAlertAtOnce,
  canUseCeilingBasis,
  ceilingBasesOf,
  expectedPrice,
  isWithinCeiling,
} from './price-ceiling.ts'

test('a search of coming lots can alert at once, but a search of past results cannot', () => {
  expect(canAlertAtOnce('car-auction')).toEqual({ ok: true })
  expect(canAlertAtOnce('stock')).toEqual({ ok: true })
  expect(canAlertAtOnce('bike-stats')).toEqual({ ok: false, reason: 'search_of_past' })
})

test('a ceiling by average price is offered only where the average is known', () => {
  expect(ceilingBasesOf('car-auction')).toEqual(['start', 'average', 'landed'])
  // Past lots have no landed cost.
  expect(ceilingBasesOf('stats')).toEqual(['start', 'average'])
  expect(ceilingBasesOf('machinery')).toEqual(['start'])
})

test.each([
  ['no ceiling', null, { price: null, average: null }, true],
  ['a start price at the ceiling', { by: 'start', yen: 900_000 }, { price: 900_000, average: null }, true],
  ['a start price above it', { by: 'start', yen: 900_000 }, { price: 905_000, average: 1 }, false],
  ['no start price', { by: 'start', yen: 900_000 }, { price: 0, average: 500_000 }, false],
  ['an average within it', { by: 'average', yen: 900_000 }, { price: 950_000, average: 880_000 }, true],
  ['no average', { by: 'average', yen: 900_000 }, { price: 100_000, average: null }, false],
  [
    'a landed price within it',
    { by: 'landed', yen: 900_000 },
    { price: 1, average: null, landed: 900_000 },
    true,
  ],
  [
    'a landed price above it',
    { by: 'landed', yen: 900_000 },
    { price: 1, average: 1, landed: 900_001 },
    false,
  ],
  ['no landed price', { by: 'landed', yen: 900_000 }, { price: 1, average: 1 }, false],
] as const)('whether a lot with %s is within the ceiling', (_what, ceiling, priced, within) => {
  expect(isWithinCeiling(ceiling, priced)).toBe(within)
})

test('a ceiling by landed price needs a port and uses the average price if it is known', () => {
  expect(canUseCeilingBasis('landed', false)).toEqual({ ok: false, reason: 'port_not_chosen' })
  expect([
    canUseCeilingBasis('landed', true).ok,
    canUseCeilingBasis('start', false).ok,
    canUseCeilingBasis(null, false).ok,
  ]).toEqual([true, true, true])
  expect(expectedPrice({ price: 300_000, average: 800_000 })).toBe(800_000)
  expect(expectedPrice({ price: 300_000, average: null })).toBe(300_000)
})
