import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landedCost } from './landed-cost.ts'
import { fuels, measures } from './tables.ts'
import { cases, requestOf } from './testing/examples.ts'
import { naiveCost } from './testing/naive.ts'
import { aProgramme, someTables } from './testing/random-tables.ts'

/** Every vehicle, including an electric one without cc and one registered in the month it arrives. */
const vehicle = fc.record({
  kind: fc.constantFrom('car' as const, 'bike' as const, 'machinery' as const),
  fuel: fc.constantFrom(...fuels),
  steering: fc.constantFrom('left' as const, 'right' as const),
  cc: fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 6500 })),
  hp: fc.integer({ min: 0, max: 500 }),
  co2: fc.integer({ min: 0, max: 350 }),
  kg: fc.integer({ min: 100, max: 20_000 }),
  volume: fc.integer({ min: 1500, max: 60_000 }),
  runs: fc.boolean(),
  originJapan: fc.boolean(),
  reference: fc.integer({ min: 0, max: 30_000_000 }),
  firstRegistration: fc.record({
    year: fc.integer({ min: 1990, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
  }),
  arrival: fc.record({ year: fc.constantFrom(2027, 2028), month: fc.integer({ min: 1, max: 12 }) }),
})

const [example] = cases
if (!example) throw new Error('there are worked cases')
const { hall, port } = requestOf(example.lot)
const price = fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 1000)

test('whatever the tables contain, the calculation agrees to the yen with fractions worked out another way', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(someTables, aProgramme, vehicle, price, (tables, programme, what, yen) => {
      for (const word of JSON.stringify(programme).match(/"[a-zA-Z0-9]+(?=":)/g) ?? []) met.add(word.slice(1))
      const asked = { vehicle: what, hall, port, programme: 'XX', price: yen }
      const all = { ...tables, programmes: { XX: programme } }
      const { fob, cnf, cif, landed } = landedCost(all, asked)
      expect({ fob, cnf, cif, landed }).toEqual(naiveCost(all, asked))
    }),
    { numRuns: 3000 },
  )
  // The whole closed vocabulary was covered.
  const kinds = [
    'fixed',
    'percent',
    'sum',
    'perCc',
    'perCcYear',
    'perUnit',
    'max',
    'min',
    'by',
    'above',
    'times',
  ]
  const conditions = ['fuel', 'steering', 'kind', 'originJapan', 'hpMin', 'hpMax', 'ccMin', 'ccMax']
  for (const word of [...kinds, ...conditions, 'ageMonthsMin', 'ageMonthsMax', 'depreciation', 'factor'])
    expect(met, word).toContain(word)
  expect(measures).toHaveLength(12)
})
