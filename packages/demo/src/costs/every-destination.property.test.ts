import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import { type CostEstimate, estimateAt, estimatorOf, type Range } from '@seriba/domain/landed-cost/estimate'
import { withFacts } from '@seriba/domain/landed-cost/known-facts'
import { laterRatesOf } from '@seriba/domain/landed-cost/later-rates'
import { vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import type { Programme } from '@seriba/domain/landed-cost/tables'
import { addDays } from '@seriba/domain/time/jst'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costDocument } from './document.ts'

const document = costDocument('2026-11-23')
const today = '2026-11-25'

const facts = fc.record({
  kind: fc.constantFrom('car', 'car', 'stock', 'bike', 'machinery'),
  maker: fc.constantFrom('Toyota', 'Nissan', 'BMW', 'Yamaha', 'Komatsu'),
  model: fc.constantFrom('Corolla', 'Prius Hybrid', 'Outlander PHEV', 'Leaf', 'Hiace Diesel', 'PC78'),
  grade: fc.constant(''),
  equipment: fc.constantFrom('', 'LPG'),
  engine: fc.option(fc.integer({ min: 0, max: 7000 })),
  horsePower: fc.option(fc.integer({ min: 0, max: 700 })),
  steering: fc.constantFrom('Right', 'Left', ''),
  year: fc.option(fc.integer({ min: 1970, max: 2026 })),
  day: fc.integer({ min: 0, max: 60 }).map((ahead) => addDays(today, ahead)),
  registration: fc.option(fc.constantFrom('2019-03', '2026-12', '2001-11', 'unreadable')),
})

const known = fc.record(
  {
    co2: fc.integer({ min: 0, max: 400 }),
    kg: fc.integer({ min: 80, max: 40_000 }),
    hp: fc.integer({ min: 1, max: 900 }),
    runs: fc.boolean(),
    originJapan: fc.boolean(),
    listValue: fc.integer({ min: 1, max: 90_000_000 }),
  },
  { requiredKeys: [] },
)

/** Every step with a different rate from a certain day on, and one regime's tables missing. */
function changedOn(from: string, gone: string | undefined): CostDocument {
  const programmes = Object.fromEntries(
    Object.entries(document.tables.programmes)
      .filter(([key]) => key !== gone)
      .map(([key, programme]): [string, Programme] => [
        key,
        {
          ...programme,
          steps: programme.steps.map((step) => ({
            ...step,
            times: [...(step.times ?? []), { when: {}, factor: '1.37' }],
          })),
        },
      ]),
  )
  const version = { from, document: { ...document, tables: { ...document.tables, programmes } } }
  return { ...document, later: laterRatesOf(document, [version]) }
}
const published = fc.oneof(
  fc.constant(document),
  fc
    .tuple(
      fc.integer({ min: 1, max: 150 }).map((ahead) => addDays(today, ahead)),
      fc.constantFrom(undefined, ...Object.keys(document.tables.programmes)),
    )
    .map(([from, gone]) => changedOn(from, gone)),
)

const drawn = fc.record({ facts, known, published, price: fc.integer({ min: 1, max: 30_000_000 }) })
const everyWay = Object.keys(document.tables.ports).flatMap((port) =>
  regimes.map((regime) => ({ port, regime })),
)
const halls = Object.keys(document.tables.halls)

const likelyOf = (lines: readonly { id: string; yen: { likely: number } }[], not: readonly string[] = []) =>
  lines.filter(({ id }) => !not.includes(id)).reduce((sum, { yen }) => sum + yen.likely, 0)

function expectSumsToAddUp({ invoice, destination, milestones }: CostEstimate) {
  const { fob, cnf, cif, landed } = milestones
  if (fob) expect(likelyOf(invoice, ['freight', 'insurance'])).toBe(fob.likely)
  if (cnf) expect(likelyOf(invoice, ['insurance'])).toBe(cnf.likely)
  if (cif) expect(likelyOf(invoice)).toBe(cif.likely)
  if (cif && landed) expect(cif.likely + likelyOf(destination)).toBe(landed.likely)
}

function expectRanges({ invoice, destination, milestones }: CostEstimate) {
  const ranges = [...invoice, ...destination].map(({ yen }) => yen)
  for (const { min, likely, max } of [
    ...ranges,
    ...Object.values(milestones).filter((one) => one !== null),
  ]) {
    expect([min, likely, max].every(Number.isSafeInteger)).toBe(true)
    expect(min).toBeGreaterThanOrEqual(0)
    expect(likely).toBeGreaterThanOrEqual(min)
    expect(max).toBeGreaterThanOrEqual(likely)
  }
}

const inJapan = milestones.filter((milestone) => milestone !== 'landed')

function expectNoLess(dearer: Range | null, cheaper: Range | null) {
  if (!dearer || !cheaper) return
  for (const end of ['min', 'likely', 'max'] as const)
    expect(dearer[end]).toBeGreaterThanOrEqual(cheaper[end])
}

/** Whether a charge has value brackets, so that it may fall where one ends. */
const goesByValue = (key: string | null) =>
  /"by":"(FOB|CNF|CIF|CIF_EUR|CV)"/.test(JSON.stringify(document.tables.programmes[key ?? ''] ?? {}))

test('only Russia charges less for a more expensive car at the edge of a value bracket', () => {
  expect(Object.keys(document.tables.programmes).filter(goesByValue)).toEqual(['RU'])
})

test.each(everyWay)('costs add up for any vehicle sent to $port for a $regime buyer', ({ port, regime }) => {
  fc.assert(
    fc.property(drawn, fc.constantFrom('', ...halls), ({ facts, known, published, price }, hall) => {
      const vehicle = withFacts(vehicleOfLot(facts, published), known)
      const estimator = estimatorOf({ document: published, vehicle, hall, port, regime })
      importVerdict({ document: published, port, regime }, vehicle)
      const estimate = estimateAt(estimator, price)
      expectRanges(estimate)
      expectSumsToAddUp(estimate)
      const dearer = estimateAt(estimator, price + 5000)
      for (const milestone of goesByValue(estimator.programme) ? inJapan : milestones)
        expectNoLess(dearer.milestones[milestone], estimate.milestones[milestone])
    }),
    { numRuns: 25 },
  )
})

test('each line has an English and a Russian name at every destination', () => {
  const unnamed = Object.entries(document.tables.programmes).flatMap(([key, { steps }]) =>
    steps
      .filter(({ label }) => !/[a-z]/i.test(label?.en ?? '') || !/[а-яё]/i.test(label?.ru ?? ''))
      .map(({ id }) => `${key} ${id}`),
  )
  expect(unnamed).toEqual([])
})
