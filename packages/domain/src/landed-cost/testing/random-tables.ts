import fc from 'fast-check'
import {
  type Amount,
  type Base,
  type Condition,
  type CostTables,
  type Freight,
  fuels,
  measures,
  type Programme,
  type Step,
} from '../tables.ts'
import { cases, requestOf, tables } from './examples.ts'

/** Decimals with up to four places. */
const decimal = (most: number) =>
  fc.integer({ min: 0, max: most * 10_000 }).map((units) => (units / 10_000).toFixed(4))
const currency = fc.constantFrom(undefined, 'USD', 'EUR', 'UGX')
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
/** Leaves out keys without a value. */
const given = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Given<T>

const edges = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: most }), { minLength: 0, maxLength: 3 })
    .map((sorted) => sorted.toSorted((a, b) => a - b))
const bracketed = <T>(most: number, row: fc.Arbitrary<T>) =>
  edges(most).chain((upTo) =>
    fc
      .array(row, { minLength: upTo.length + 1, maxLength: upTo.length + 1 })
      .map((rows) => rows.map((one, at) => ({ ...one, upTo: upTo[at] ?? null }))),
  )
/** The range in which the edges of a measure lie. */
const reach = (measure: (typeof measures)[number]) =>
  ({ ageMonths: 480, ageYears: 40, calAge: 40, cc: 6500, hp: 500, co2: 350, kg: 20_000 })[measure as 'cc'] ??
  3_000_000

/** `depth`: how deeply amounts may be nested. */
function anAmount(bases: readonly string[], depth: number): fc.Arbitrary<Amount> {
  const base: fc.Arbitrary<Base> = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...bases) },
    { weight: 1, arbitrary: fc.record({ of: fc.constantFrom(...bases), times: decimal(2) }) },
  )
  const simple: fc.Arbitrary<Amount>[] = [
    fc.record({ fixed: decimal(50_000), currency }).map(given),
    fc
      .record({
        percent: decimal(120),
        of: fc.array(base, { minLength: 1, maxLength: 3 }),
        above: optional(decimal(2_000_000)),
      })
      .map(given),
    fc.record({ perCc: decimal(30), currency }).map(given),
    fc.record({ perCcYear: decimal(1) }),
    fc
      .record({
        perUnit: decimal(50),
        unit: fc.constantFrom('co2' as const, 'hp' as const, 'kg' as const),
        above: optional(fc.integer({ min: 0, max: 400 })),
        currency,
      })
      .map(given),
  ]
  if (depth === 0) return fc.oneof(...simple)
  const inner = anAmount(bases, depth - 1)
  const several = fc.array(inner, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    ...simple,
    several.map((sum) => ({ sum })),
    several.map((max) => ({ max })),
    several.map((min) => ({ min })),
    fc.constantFrom(...measures).chain((by) =>
      bracketed(
        reach(by),
        // biome-ignore lint/suspicious/noThenProperty: a column of the tables, which nobody awaits
        inner.map((amount) => ({ then: amount })),
      ).map((rows) => ({ by, rows })),
    ),
  )
}

const condition: fc.Arbitrary<Condition> = fc
  .record({
    fuel: optional(fc.uniqueArray(fc.constantFrom(...fuels), { minLength: 3 })),
    steering: optional(fc.constantFrom('left' as const, 'right' as const)),
    kind: optional(
      fc.uniqueArray(fc.constantFrom('car' as const, 'bike' as const, 'machinery' as const), {
        minLength: 2,
      }),
    ),
    originJapan: optional(fc.boolean()),
    hpMin: optional(fc.integer({ min: 0, max: 300 })),
    hpMax: optional(fc.integer({ min: 100, max: 500 })),
    ccMin: optional(fc.integer({ min: 0, max: 3000 })),
    ccMax: optional(fc.integer({ min: 1000, max: 6500 })),
    ageMonthsMin: optional(fc.integer({ min: 0, max: 200 })),
    ageMonthsMax: optional(fc.integer({ min: 100, max: 480 })),
  })
  // Hardly any vehicle would meet ten conditions at once.
  .chain((all) => fc.subarray(Object.keys(all), { maxLength: 2 }).map((keys) => [all, keys] as const))
  .map(([all, keys]) => given(Object.fromEntries(keys.map((key) => [key, all[key as 'fuel']]))))

const aStep = (at: number): fc.Arbitrary<Step> =>
  fc
    .record({
      id: fc.constant(`step${at}`),
      amount: anAmount(
        ['FOB', 'CNF', 'CIF', 'CV', ...Array.from({ length: at }, (_, earlier) => `step${earlier}`)],
        2,
      ),
      when: optional(condition),
      times: optional(
        fc.array(fc.record({ when: condition, factor: decimal(4) }), { minLength: 1, maxLength: 2 }),
      ),
      min: optional(decimal(5000)),
      max: optional(decimal(5_000_000)),
    })
    .map(given)

export const aProgramme: fc.Arbitrary<Programme> = fc
  .record({
    currency: fc.constantFrom('USD', 'UGX', 'EUR', 'JMD'),
    customsValue: fc.constantFrom('CIF' as const, 'FOB' as const, 'REF' as const, 'max(REF,CIF)' as const),
    reference: optional(
      bracketed(20, fc.record({ percent: fc.integer({ min: 0, max: 100 }) })).map((depreciation) => ({
        depreciation,
      })),
    ),
    steps: fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => aStep(at)))),
  })
  .map(given)

const fee = fc.oneof(
  fc.record({ flat: fc.integer({ min: 0, max: 300_000 }) }),
  fc.record({ percent: decimal(12), min: optional(fc.integer({ min: 0, max: 100_000 })) }).map(given),
)
const freight: fc.Arbitrary<Freight> = fc.oneof(
  fc
    .record({
      per: fc.constant('m3' as const),
      currency: fc.constantFrom('USD', 'JPY'),
      rate: decimal(200),
      surchargePercent: optional(decimal(20)),
    })
    .map(given),
  fc.record({
    per: fc.constant('unit' as const),
    currency: fc.constantFrom('USD', 'JPY'),
    byClass: fc.record({ S: decimal(3000), M: decimal(3000), L: decimal(3000), XL: decimal(9000) }),
  }),
  fc.record({
    per: fc.constant('containerShare' as const),
    currency: fc.constantFrom('USD', 'JPY'),
    container: decimal(9000),
    units: fc.integer({ min: 1, max: 6 }),
  }),
)

const { hall, port } = requestOf((cases[0] as (typeof cases)[number]).lot)

/** The charges in Japan: fees of every kind in the hall and at the port of the first worked case. */
export const someTables: fc.Arbitrary<CostTables> = fc
  .record({
    hallFee: bracketed(3_000_000, fee),
    agent: fc.record({
      car: bracketed(3_000_000, fee),
      bike: bracketed(3_000_000, fee),
      machinery: bracketed(3_000_000, fee),
    }),
    freight,
    mode: fc.constantFrom('roro' as const, 'container' as const),
    nonRunner: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined }),
    insurance: fc.record({
      basis: fc.constantFrom('fob' as const, 'cnf110' as const, 'cif110' as const),
      percent: decimal(3),
      min: fc.integer({ min: 0, max: 20_000 }),
    }),
  })
  .map(({ hallFee, agent, freight, mode, nonRunner, insurance }) => {
    const to = tables.ports[port ?? '']
    const from = tables.halls[hall]
    if (!to || !from) throw new Error('the first worked case goes somewhere')
    const way = from.inland[to.loadPort]
    const inland = way
      ? { [to.loadPort]: { ...way, ...(nonRunner !== undefined && { nonRunner }) } }
      : from.inland
    return {
      ...tables,
      agentFee: agent,
      halls: { [hall]: { auctionFee: hallFee, inland } },
      ports: { [port ?? '']: { ...to, freight, mode } },
      insurance,
    }
  })
