import { destinationConditions } from '@seriba/domain/import-rules/destination-conditions'
import { verdicts } from '@seriba/domain/import-rules/import-rule'
import { arrivalOf, verdictOn } from '@seriba/domain/import-rules/import-verdict'
import type { LotCondition } from '@seriba/domain/import-rules/lot-condition'
import { type LotVehicle, vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { addDays } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { costDocument } from './document.ts'

const document = costDocument('2026-11-23')
const today = '2026-11-25'

type Lot = { year: number | null; engine: number | null; vehicle: LotVehicle; day: string }

const inside = <End extends number | string>(
  value: End | null,
  ranges: readonly (readonly [End | null, End | null])[],
) =>
  value !== null &&
  ranges.some(([from, to]) => (from === null || value >= from) && (to === null || value <= to))

/** What a search does with a condition, written in the simplest way. */
function matchesCondition(lot: Lot, condition: LotCondition): boolean {
  if ('either' in condition) {
    const isMet = condition.either.some((all) => all.every((one) => matchesCondition(lot, one)))
    return isMet !== (condition.not ?? false)
  }
  // Only the server knows which lots these are.
  if (condition.fact === 'lot') return false
  if (condition.fact === 'fuel') return condition.in.includes(lot.vehicle.fuel)
  if (condition.fact === 'steering') return condition.in.includes(lot.vehicle.steering)
  if (condition.fact === 'day') return inside(lot.day, condition.ranges)
  return inside(condition.fact === 'year' ? lot.year : lot.engine, condition.ranges)
}

const years = [
  null,
  1990,
  1999,
  2000,
  2001,
  2002,
  2004,
  2009,
  2010,
  2011,
  2012,
  2013,
  ...[14, 15, 16, 17, 18].map((y) => 2000 + y),
]
const laterYears = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]
const models = ['Corolla', 'Prius Hybrid', 'Leaf', 'Hiace Diesel']
const engines = [null, 0, 658, 1900, 1901, 2690]
const days = [0, 1, 6, 7, 14, 20, 37, 60, 90].map((ahead) => addDays(today, ahead))

function* everyLot(): Iterable<Lot> {
  for (const year of [...years, ...laterYears])
    for (const model of models)
      for (const engine of engines)
        for (const steering of ['Right', 'Left'])
          for (const day of days) {
            const facts = {
              kind: 'car' as const,
              maker: 'Toyota',
              model,
              grade: '',
              equipment: '',
              horsePower: null,
            }
            yield {
              year,
              engine,
              day,
              vehicle: vehicleOfLot({ ...facts, year, engine, steering, day }, document),
            }
          }
}
const lots = [...everyLot()]

test.each(Object.keys(document.tables.ports))(
  'a search for lots that can be imported at %s finds exactly those whose pages say so',
  (port) => {
    for (const regime of ['private', 'trader'] as const) {
      const conditions = destinationConditions({ document, port, regime }, today)
      for (const lot of lots) {
        const told = verdicts.filter((verdict) =>
          conditions[verdict].every((one) => matchesCondition(lot, one)),
        )
        const journey = { document, port, regime }
        const verdict = verdictOn(journey, lot.vehicle, arrivalOf(journey, lot.day))
        if (told.join() !== verdict) expect({ lot, told }).toEqual({ lot, told: [verdict] })
      }
    }
  },
)

test('without a port, no lot gets a verdict', () => {
  const conditions = destinationConditions({ document, port: '', regime: 'private' }, today)
  const [lot] = lots as [Lot]
  expect(
    verdicts.filter((verdict) => conditions[verdict].every((one) => matchesCondition(lot, one))),
  ).toEqual(['cannotTell'])
})
