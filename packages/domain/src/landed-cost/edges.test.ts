import { expect, test } from 'vitest'
import { highestBid } from './highest-bid.ts'
import { feeOf } from './invoice.ts'
import { landedCost } from './landed-cost.ts'
import { rational, round } from './rational.ts'
import { cases, type ExampleLot, requestOf, tables } from './testing/examples.ts'

const lotOf = (name: string, more: Partial<ExampleLot> = {}): ExampleLot => {
  const found = cases.find((example) => example.case === name)
  if (!found) throw new Error(`no case ${name}`)
  return { ...found.lot, ...more }
}
const priceOf = (name: string) => cases.find((example) => example.case === name)?.price ?? 0
const costOf = (name: string, more: Partial<ExampleLot> = {}, price = priceOf(name)) =>
  landedCost(tables, { ...requestOf(lotOf(name, more)), price })
const lineOf = (cost: ReturnType<typeof costOf>, id: string) =>
  cost.invoice.lines.find((line) => line.id === id)?.yen ??
  cost.destination?.lines.find((line) => line.id === id)?.amount

test.each([
  ['0.5', rational(1, 2), 1],
  ['1.5', rational(3, 2), 2],
  ['2.5', rational(5, 2), 3],
  ['just under a half', rational(499, 1000), 0],
  ['minus 2.5', rational(-5, 2), -3],
])('%s is rounded half up, not to the even neighbor', (_what, value, rounded) => {
  expect(round(value)).toBe(rounded)
})

test('a price at the edge of a fee bracket belongs to the lower bracket', () => {
  const tokyo = tables.halls['USS Tokyo']
  if (!tokyo) throw new Error('the hall is in the tables')
  expect([feeOf(tokyo.auctionFee, 1_000_000), feeOf(tokyo.auctionFee, 1_005_000)]).toEqual([16_000, 19_000])
  const fees = [1_000_000, 1_005_000, 2_000_000, 2_005_000].map((price) => feeOf(tables.agentFee.car, price))
  expect(fees).toEqual([60_000, 75_000, 75_000, 80_200])
})

test.each([
  [10_000, 'S', 10_000, 126_945],
  [10_001, 'M', 11_000, 126_958],
  [13_000, 'M', 11_000, 165_029],
  [13_001, 'L', 14_000, 165_041],
])('%i liters are size %s and pay its transport and freight', (dm3, size, inland, freight) => {
  const cost = costOf('1', { dm3 })
  expect([cost.invoice.sizeClass, lineOf(cost, 'inland'), lineOf(cost, 'freight')]).toEqual([
    size,
    inland,
    freight,
  ])
})

test('insurance has a minimum charge', () => {
  const cost = costOf('14', {}, 5000)
  expect([cost.cnf, lineOf(cost, 'insurance')]).toEqual([109_785, 3000])
})

test('insurance on 110 % of CIF includes itself, calculated in closed form', () => {
  const insurance = { ...tables.insurance, basis: 'cif110' as const }
  const cost = landedCost({ ...tables, insurance }, { ...requestOf(lotOf('1')), price: 620_000 })
  expect([cost.cnf, lineOf(cost, 'insurance')]).toEqual([903_448, 7011])
})

test('one cubic centimeter can be expensive: Trinidad at 1999 and 2000', () => {
  const [below, above] = [costOf('11', { cc: 1999 }), costOf('11', { cc: 2000 })]
  const taxes = (cost: ReturnType<typeof costOf>) => ['duty', 'mvt', 'vat'].map((id) => lineOf(cost, id))
  expect([...taxes(below), below.landed]).toEqual([24_249, 29_985, 15_440, 3_182_108])
  expect([...taxes(above), above.landed]).toEqual([27_713, 50_000, 18_375, 3_786_989])
})

test.each([
  [[2027, 3], 103, 234_757, 5200, 1_815_744],
  [[2027, 4], 103, 441_895, 5200, 2_219_663],
  [[2026, 12], 161, 234_757, 1_492_800, 4_716_564],
] as const)('Russia, arriving %j with %i hp', (arrival, hp, duty, recyclingFee, landed) => {
  const cost = costOf('4', { arrival: [...arrival], hp })
  expect([lineOf(cost, 'duty'), lineOf(cost, 'recyclingFee'), cost.landed]).toEqual([
    duty,
    recyclingFee,
    landed,
  ])
})

test('an age of thirty years is counted to the month', () => {
  expect(lineOf(costOf('9', { firstReg: [1997, 1] }), 'vat')).toBe(448)
  expect(lineOf(costOf('9', { firstReg: [1997, 2] }), 'vat')).toBe(1791)
})

test('proof of origin removes the duty', () => {
  const cost = costOf('14', { originJapan: true })
  expect([lineOf(cost, 'duty'), lineOf(cost, 'vat'), cost.landed]).toEqual([0, 556, 684_325])
})

test('Georgia: the side of the steering wheel and the seventh year', () => {
  expect(lineOf(costOf('6', { steering: 'left' }), 'excise')).toBe(1078)
  expect(lineOf(costOf('6'), 'excise')).toBe(3235)
  expect(lineOf(costOf('6', { arrival: [2028, 1] }), 'excise')).toBe(9704)
})

test('a budget below the start price allows no bid, and one that is met exactly is enough', () => {
  const bidFor = (name: string, yen: number, start: number) =>
    highestBid(tables, requestOf(lotOf(name)), { yen, milestone: 'landed', start })
  expect(bidFor('1', 1_200_000, 50_000)).toBeNull()
  expect(bidFor('10', 3_496_166, 1000)?.bid).toBe(2_860_000)
  expect(bidFor('10', 3_496_165, 1000)?.bid).toBe(2_855_000)
})

test('a sale between two steps counts: at ¥1 351 000 the duty has not dropped yet', () => {
  const bid = highestBid(tables, requestOf(lotOf('5')), { yen: 2_370_450, milestone: 'landed', start: 1000 })
  expect(bid?.bid).toBe(1_350_000)
})

test('unknown amounts are not treated as zero', () => {
  const request = requestOf(lotOf('1'))
  const at = (more: Partial<typeof request>) => landedCost(tables, { ...request, ...more, price: 620_000 })
  expect(at({ port: null })).toMatchObject({ fob: null, cnf: null, cif: null, landed: null })
  expect(at({ hall: 'A hall that nobody knows' })).toMatchObject({ fob: null, landed: null })
  expect(at({ programme: null })).toMatchObject({ cif: 910_405, destination: null, landed: null })
  // Kenya taxes the state’s list price: without it there is no total, whatever the bid.
  expect(at({ vehicle: { ...request.vehicle, reference: null } })).toMatchObject({
    cif: 910_405,
    landed: null,
  })
})
