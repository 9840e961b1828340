import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fall, fallsOf } from './price-falls.ts'
import { cases, requestOf } from './testing/examples.ts'
import { fallingTables } from './testing/falling-tables.ts'
import { naiveCost } from './testing/naive.ts'

const walkedTo = 4_000_000

test('sums drop exactly where a walk over every price finds that they do', () => {
  const russia = cases.find(({ lot }) => lot.programme === 'RU')
  if (!russia) throw new Error('a case goes to Russia')
  const asked = requestOf(russia.lot)
  fc.assert(
    fc.property(fallingTables, fc.constantFrom('fob' as const, 'landed' as const), (random, milestone) => {
      const walked: Fall[] = []
      let before = Number.NEGATIVE_INFINITY
      for (let price = 1000; price <= walkedTo; price += 1000) {
        const sum = naiveCost(random, { ...asked, price })[milestone]
        if (sum < before) walked.push({ price: price - 1000, yen: before - sum })
        before = sum
      }
      const found = fallsOf(random, asked, milestone)
      expect(found.filter(({ price }) => price < walkedTo)).toEqual(walked)
    }),
    { numRuns: 25 },
  )
})
