import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranked } from './ranked.ts'

const grids = fc
  .tuple(fc.constantFrom(1, 0.5, 1000, 60_000_000, 7, 0.1), fc.constantFrom(0, 1980, -3, 8.1e14))
  .chain(([step, from]) => fc.array(fc.nat(300).map((at) => from + at * step)))
const numbers = fc
  .tuple(
    fc.oneof(grids, fc.array(fc.double({ noNaN: true })), fc.array(fc.integer())),
    fc.array(fc.constantFrom(Number.NaN, 0, -0)),
  )
  .map(([some, others]) => Float64Array.from([...others, ...some]))

test('numbers are ranked in ascending order, with unknown ones last', () => {
  fc.assert(
    fc.property(numbers, (given) => {
      const { table, codes } = ranked(given)
      const known = new Set([...given].filter((number) => !Number.isNaN(number)))
      expect([...table]).toEqual([...known].sort((a, b) => a - b))
      const read = (i: number) => table[codes[i] ?? 0] ?? Number.NaN
      given.forEach((number, i) => {
        expect(read(i)).toEqual(number + 0)
      })
    }),
    { numRuns: 400 },
  )
})
