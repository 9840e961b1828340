import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestBid } from './highest-bid.ts'
import { landedCost } from './landed-cost.ts'
import { cases, requestOf, tables } from './testing/examples.ts'
import { fallingTables } from './testing/falling-tables.ts'
import { naiveCost, naiveHighestBid } from './testing/naive.ts'

const price = fc.integer({ min: 1, max: 20_000 }).map((thousands) => thousands * 1000)

/** A case with a different vehicle, so that every bracket is covered. */
const request = fc
  .record({
    example: fc.constantFrom(...cases),
    cc: fc.integer({ min: 50, max: 6500 }),
    hp: fc.integer({ min: 20, max: 400 }),
    co2: fc.integer({ min: 0, max: 350 }),
    dm3: fc.integer({ min: 1500, max: 60_000 }),
    months: fc.integer({ min: 0, max: 480 }),
    steering: fc.constantFrom('left' as const, 'right' as const),
    originJapan: fc.boolean(),
    runs: fc.boolean(),
    reference: fc.integer({ min: 100_000, max: 30_000_000 }),
  })
  .map(({ example, months, ...vehicle }) => {
    const [year, month] = example.lot.arrival
    const registered = year * 12 + month - 1 - months
    const firstReg: [number, number] = [Math.floor(registered / 12), (registered % 12) + 1]
    return requestOf({ ...example.lot, ...vehicle, firstReg })
  })

test('the calculation agrees to the yen with a second one written differently', () => {
  fc.assert(
    fc.property(request, price, (asked, yen) => {
      const { fob, cnf, cif, landed } = landedCost(tables, { ...asked, price: yen })
      expect({ fob, cnf, cif, landed }).toEqual(naiveCost(tables, { ...asked, price: yen }))
    }),
    { numRuns: 2000 },
  )
})

test('the highest bid matches a walk over every price, even where tariffs drop at their edges', () => {
  const russia = cases.find(({ lot }) => lot.programme === 'RU')
  if (!russia) throw new Error('a case goes to Russia')
  const asked = requestOf(russia.lot)
  const budget = fc.integer({ min: 50, max: 3500 }).map((thousands) => thousands * 1000)
  const start = fc.integer({ min: 1, max: 100 }).map((fives) => fives * 5000)
  fc.assert(
    fc.property(fallingTables, budget, start, (random, yen, from) => {
      const sumAt = (at: number) =>
        landedCost(random, { ...asked, price: at }).landed ?? Number.POSITIVE_INFINITY
      const found = highestBid(random, asked, { yen, milestone: 'landed', start: from })
      expect(found?.bid ?? null).toBe(naiveHighestBid(sumAt, yen, from))
    }),
    { numRuns: 150 },
  )
})
