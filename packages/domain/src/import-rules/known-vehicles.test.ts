import { expect, test } from 'vitest'
import { destinationConditions } from './destination-conditions.ts'
import { verdictOfVehicle, withKnownVerdicts } from './known-vehicles.ts'
import { aCar, aRule, journeyWith } from './testing/rules.ts'

const journey = journeyWith([
  aRule({ emissionRefused: ['C'] }, { id: 'emission' }),
  aRule({ age: 'atMost', years: 5, unit: 'months', since: 'manufacture' }, { id: 'age' }),
])
const conditions = destinationConditions(journey, '2026-11-26')
const made = (year: string, modelCode: string) => ({
  verdict: verdictOfVehicle(journey, aCar({ year: 2024, production: { year, month: '3', modelCode } })),
})

test('a looked-up vehicle gets its page’s verdict; all others get what the search knows', () => {
  const known = [
    { lotId: 1, ...made('2024', 'DBA-NRE161G') },
    { lotId: 2, ...made('2024', 'CBA-NRE161G') },
    { lotId: 3, ...made('2024', 'NRE161G') },
    { lotId: 4, ...made('2019', 'DBA-NRE161G') },
  ]
  const others = { either: [[{ fact: 'lot', in: [1, 2, 3, 4] }]], not: true }
  const by = (lots: number[], rest: readonly unknown[]) => [
    { either: [[{ fact: 'lot', in: lots }], [others, ...rest]] },
  ]
  expect(withKnownVerdicts(conditions, known)).toEqual({
    fits: by([1], conditions.fits),
    doesNotFit: by([2, 4], conditions.doesNotFit),
    cannotTell: by([3], conditions.cannotTell),
  })
})

test('a search keeps its usual conditions when no vehicle has been looked up', () => {
  expect(withKnownVerdicts(conditions, [])).toBe(conditions)
})
