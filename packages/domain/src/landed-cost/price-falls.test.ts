import { expect, test } from 'vitest'
import type { CostDocument } from './cost-document.ts'
import { priceFalls } from './price-falls.ts'
import type { CostTables, PriceFees, Step } from './tables.ts'
import { document } from './testing/cost-document.ts'

const flat = (upTo: number | null, yen: number) => ({ upTo, flat: yen })
const steady: PriceFees = [flat(null, 50_000)]

/** Without fees or tariffs that drop. */
const withTables = (changed: Partial<CostTables>): CostDocument => ({
  ...document,
  tables: {
    ...document.tables,
    halls: { '*': { auctionFee: steady, inland: document.tables.halls['*']?.inland ?? {} } },
    agentFee: { car: steady, bike: steady, machinery: steady },
    programmes: {},
    ...changed,
  },
})
const agentFee = (car: PriceFees) => withTables({ agentFee: { car, bike: steady, machinery: steady } })

test('no warning is given for fees that never make a more expensive vehicle cheaper', () => {
  expect(priceFalls(agentFee([flat(1_000_000, 50_000), flat(null, 60_000)]))).toEqual([])
  // The fee drops by as much as the price rises, so the sum stays the same.
  expect(priceFalls(agentFee([flat(1_000_000, 50_000), flat(null, 49_000)]))).toEqual([])
})

test('a fee that drops by more than the price rises is reported with its edge and the drop in the sum', () => {
  expect(priceFalls(agentFee([flat(1_000_000, 50_000), flat(null, 48_999)]))).toEqual([
    {
      at: 'tables.agentFee.car',
      edge: { by: 'price', upTo: 1_000_000 },
      price: 1_000_000,
      yen: 1,
      vehicle: null,
    },
  ])
})

test('two fees that drop at the same edge are counted together', () => {
  const both: PriceFees = [flat(500_000, 50_000), flat(null, 49_300)]
  const inland = document.tables.halls['*']?.inland ?? {}
  const falls = priceFalls(
    withTables({
      halls: { '*': { auctionFee: [flat(500_000, 9000), flat(null, 8200)], inland } },
      agentFee: { car: both, bike: steady, machinery: steady },
    }),
  )
  expect(falls).toEqual([
    expect.objectContaining({ at: 'tables.halls.*.auctionFee', price: 500_000, yen: 500 }),
  ])
})

test('a hall’s own fee is reported once, under the hall, for all kinds of vehicles', () => {
  const inland = document.tables.halls['*']?.inland ?? {}
  const falls = priceFalls(
    withTables({
      halls: {
        '*': { auctionFee: steady, inland },
        'TAA Kinki': { auctionFee: [flat(300_500, 30_000), flat(null, 10_000)], inland },
      },
    }),
  )
  expect(falls).toEqual([
    expect.objectContaining({ at: 'tables.halls.TAA Kinki.auctionFee', price: 300_000, yen: 19_000 }),
  ])
})

// biome-ignore lint/suspicious/noThenProperty: a column of the tables, which nobody awaits
const row = (upTo: number | null, percent: string) => ({ upTo, then: { percent, of: ['CIF'] } })
const dutyByValue: Step = { id: 'duty', amount: { by: 'CIF_EUR', rows: [row(8500, '54'), row(null, '48')] } }
const russia = (step: Step) =>
  withTables({ programmes: { RU: { currency: 'RUB', customsValue: 'CIF', steps: [step] } } })

test('a duty that drops at a value edge is reported with its step', () => {
  const [fall, ...others] = priceFalls(russia(dutyByValue))
  expect(others).toEqual([])
  expect(fall).toMatchObject({ at: 'tables.programmes.RU.steps.duty', edge: { by: 'CIF_EUR', upTo: 8500 } })
  // 6 % of 8 500 euros, minus the cost of another thousand yen.
  expect(fall?.yen).toBeGreaterThan(80_000)
})

test('a step that applies only to some vehicles is tried on one of them', () => {
  const [fall] = priceFalls(russia({ ...dutyByValue, when: { ageMonthsMax: 35, ccMin: 3000 } }))
  expect(fall?.vehicle).toEqual({ cc: 3000, ageMonths: 35 })
})

test('no warning is given for a step that rises at its edge', () => {
  const rising: Step = { id: 'duty', amount: { by: 'CIF', rows: [row(800_000, '10'), row(null, '20')] } }
  expect(priceFalls(russia(rising))).toEqual([])
})
