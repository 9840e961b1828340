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

test('a threshold may lie between two grams', () => {
  const steps = [{ id: 'co2', amount: { perUnit: '6', unit: 'co2', above: 112.5 } }] as const
  expect(dutyOf({ steps })?.lines).toMatchObject([{ id: 'co2', amount: 93 }])
})

test('a list price may lose half a percent', () => {
  const reference = { depreciation: [{ upTo: null, percent: 12.5 }] }
  expect(dutyOf({ customsValue: 'REF', reference })?.customsValue).toBe(875_000)
})
