import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'
import type { Programme } from './tables.ts'
import { cases, requestOf } from './testing/examples.ts'

const vehicle = {
  ...requestOf(cases[0]?.lot ?? Object.assign(new Error('there is a case'))).vehicle,
  co2: 128,
  reference: 1_000_000,
}
const at = { fob: 1_000_000, cnf: 1_100_000, cif: 1_120_000 }
const dutyOf = (programme: Partial<Programme>) =>
  destinationOf(
    { currency: 'USD', customsValue: 'CIF', steps: [], ...programme },
    { fx: { USD: '155.00' } },
    vehicle,
    at,
  )

test('a threshold can lie between two whole grams', () => {
  const steps = [{ id: 'co2', amount: { perUnit: '6', unit: 'co2', above: 112.5 } }] as const
  expect(dutyOf({ steps })?.lines).toMatchObject([{ id: 'co2', amount: 93 }])
})

test('the amount above a threshold is counted exactly', () => {
  // In floating point, 128 − 112.9 falls short of 15.1, and its 75.5 would be 75.
  const steps = [{ id: 'co2', amount: { perUnit: '5', unit: 'co2', above: 112.9 } }] as const
  expect(dutyOf({ steps })?.lines).toMatchObject([{ id: 'co2', amount: 76 }])
})

test('a list price can depreciate by half a percent', () => {
  const reference = { depreciation: [{ upTo: null, percent: 12.5 }] }
  expect(dutyOf({ customsValue: 'REF', reference })?.customsValue).toBe(875_000)
})
