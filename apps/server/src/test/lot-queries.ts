import { costDocument } from '@seriba/demo/costs/document'
import { destinationConditions } from '@seriba/domain/import-rules/destination-conditions'
import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import type { DestinationConditions, LotCondition } from '@seriba/domain/import-rules/lot-condition'
import { damageChoices } from '@seriba/domain/lots/damage/damage-kinds'
import { type NumberRange, rangeFilters } from '@seriba/domain/lots/filters'
import { type LotNoRange, sortKeys, sortOrders } from '@seriba/domain/lots/listing'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import type { LotFilters, LotQuery } from '@seriba/server-catalogue/lot-search'
import fc from 'fast-check'
import { searchNow, someValues } from './known-lots.ts'

/** Usually absent, so that some lots remain. */
const rarely = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined, freq: 1 })
const someOf = (item: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<string[]>([]) },
    fc.array(item, { minLength: 1, maxLength: 3 }),
  )

const numbers = {
  year: 2018,
  mileage: 60_000,
  engine: 3000,
  startPrice: 500_000,
  finishPrice: 500_000,
  hour: 4,
}
const end = (most: number) =>
  fc.option(
    fc.oneof(fc.integer({ min: most >> 1, max: most }), fc.constant(1_000_000_000_000), fc.constant(1)),
  )
const range = (most: number): fc.Arbitrary<NumberRange> => fc.record({ from: end(most), to: end(most) })

const lotNumbers: fc.Arbitrary<LotNoRange[]> = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }))
    .map(([from, more]) => ({ from, to: from + more })),
  { minLength: 1, maxLength: 3 },
)

const document = costDocument('2026-11-01')
/** What every port of the demo company requires of cars. */
const destinations = Object.keys(document.tables.ports).map((port) =>
  destinationConditions({ document, port, regime: 'private' }, jstDay(searchNow)),
)

/** The same, with lots about which more is known: each has one of the verdicts, by its number. */
const destination = fc
  .tuple(fc.constantFrom(...destinations), fc.uniqueArray(fc.nat(400), { maxLength: 30 }))
  .map(([by, known]): DestinationConditions => {
    const lots = (one: number | null): LotCondition => ({
      fact: 'lot',
      in: known.filter((id) => one === null || id % 3 === one),
    })
    const others: LotCondition = { either: [[lots(null)]], not: true }
    const told = (verdict: Verdict, one: number) => [{ either: [[lots(one)], [others, ...by[verdict]]] }]
    return { fits: told('fits', 0), cannotTell: told('cannotTell', 1), doesNotFit: told('doesNotFit', 2) }
  })

export const lotFilters: fc.Arbitrary<LotFilters> = fc.record({
  maker: fc.option(someValues.maker, { nil: undefined, freq: 2 }),
  models: someOf(someValues.model),
  days: someOf(someValues.day),
  sales: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.array(fc.record({ auction: someValues.auction, day: someValues.day }), { maxLength: 3 }),
  ),
  from: rarely(someValues.day),
  to: rarely(someValues.day),
  halls: someOf(someValues.auction),
  chassis: someOf(
    fc.constantFrom('GRS182', 'grs204', 'ZN6', 'BAD', 'GRS182-001', 'grs182-0019', 'BAD-CODE', 'X'),
  ),
  conditions: someOf(someValues.condition),
  gearboxes: someOf(someValues.gearbox),
  colors: someOf(someValues.color),
  statuses: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.array(someValues.status, { maxLength: 3 }),
  ),
  categories: someOf(someValues.category),
  subcategories: someOf(
    fc
      .tuple(fc.oneof(someValues.category, fc.constant('')), someValues.subcategory)
      .map((path) => path.join('>')),
  ),
  steering: someOf(someValues.steering),
  destination: rarely(
    fc.record({
      by: fc.oneof(fc.constantFrom(...destinations), destination),
      chosen: fc.subarray([...verdicts]),
    }),
  ),
  damage: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...damageChoices])),
  ranges: fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    ...rangeFilters.map((name) => range(numbers[name]).map((ends) => ({ [name]: ends }))),
    fc.record({ year: range(numbers.year), startPrice: range(numbers.startPrice) }),
  ),
  lotNumbers: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.array(lotNumbers, { maxLength: 2 })),
  equipment: someOf(fc.constantFrom('AC', 'AW', 'SR', 'AAC', 'TV', 'AC_')),
  modelText: rarely(fc.constantFrom('alp', 'O', 'e', "'s ☂", '%', '_')),
  chassisText: rarely(fc.constantFrom('grs', 'GRS182-0012', 'Z', 'bad-c', '%')),
})

export const lotQueries: fc.Arbitrary<LotQuery> = fc.record({
  pageType: fc.constantFrom(...allPageTypes),
  filters: lotFilters,
  sort: fc.option(fc.record({ sort: fc.constantFrom(...sortKeys), order: fc.constantFrom(...sortOrders) })),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(5, 20, 50),
})
