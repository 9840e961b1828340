import { expect, test } from 'vitest'
import type { InvoiceLine } from '../landed-cost/invoice.ts'
import { costReasons } from './cost-reasons.ts'

const bid: Record<InvoiceLine['id'], number> = {
  price: 1_000_000,
  auctionFee: 19_000,
  agentFee: 75_000,
  inland: 11_000,
  handling: 22_000,
  documents: 6000,
  inspection: 25_000,
  freight: 140_000,
  insurance: 10_000,
}
const sums = (changed: Partial<typeof bid> = {}) =>
  Object.entries({ ...bid, ...changed }).map(([id, yen]) => ({ id: id as InvoiceLine['id'], yen }))
const won = { price: 900_000, agentFee: 60_000, delivery: 11_000, freight: 140_000, other: 81_300 }
const sold = sums({ price: 900_000, agentFee: 60_000, insurance: 9300 })
const reasonsOf = (change: Partial<Parameters<typeof costReasons>[0]> = {}) =>
  costReasons({ atBid: sums(), atSold: sold, atWin: won, now: won, told: {}, ...change })

test('fees that depend on the price get a reason when the car sold for a different price', () => {
  expect(reasonsOf()).toEqual([
    { line: 'agentFee', because: 'soldPrice', parts: ['agentFee'], text: '' },
    { line: 'other', because: 'soldPrice', parts: ['insurance'], text: '' },
  ])
})

test('a change by the company carries its explanation, next to the changes caused by the price', () => {
  const now = { ...won, delivery: 14_000, other: 90_000 }
  expect(reasonsOf({ now, told: { delivery: 'It does not start, so it came on a trailer.' } })).toEqual([
    { line: 'agentFee', because: 'soldPrice', parts: ['agentFee'], text: '' },
    {
      line: 'delivery',
      because: 'company',
      parts: [],
      text: 'It does not start, so it came on a trailer.',
    },
    { line: 'other', because: 'soldPrice', parts: ['insurance'], text: '' },
    { line: 'other', because: 'company', parts: [], text: '' },
  ])
})

test('a bid without a port is charged according to the price list', () => {
  const atWin = { ...won, other: 70_000 }
  expect(reasonsOf({ atWin, now: atWin }).at(-1)).toMatchObject({ line: 'other', because: 'priceList' })
})

test('an unchanged line needs no reason, and neither does an open one', () => {
  const same = { price: 1_000_000, agentFee: 75_000, delivery: 11_000, freight: null, other: 82_000 }
  expect(reasonsOf({ atSold: sums(), atWin: same, now: same })).toEqual([])
})

test('a line the company has set back to its value at the bid needs no reason', () => {
  expect(reasonsOf({ now: { ...won, agentFee: 75_000, other: 82_000 } })).toEqual([])
})

test('a price corrected after the win carries its explanation', () => {
  const now = { ...won, price: 910_000 }
  expect(reasonsOf({ now, told: { price: 'The hall had a slip.' } })[0]).toEqual({
    line: 'price',
    because: 'company',
    parts: [],
    text: 'The hall had a slip.',
  })
})
