import { expect, test } from 'vitest'
import { chargeLine, totalOf, totalWhenPriced } from './fees.ts'
import { purchaseStatuses, purchaseStatusName } from './purchase-status.ts'
import { purchaseSku } from './sku.ts'

const fees = { agentFee: 50_000, delivery: 15_000, other: 0, freight: 120_000 }

test('the total of a purchase is its price plus its fees', () => {
  expect(totalOf({ ...fees, price: 500_000 })).toBe(685_000)
})

test('every fee adds to the total', () => {
  const each = { price: 1, agentFee: 20, delivery: 300, other: 4000, freight: 50_000 }
  expect(totalOf(each)).toBe(54_321)
})

test('there is no total without a price', () => {
  expect(totalWhenPriced({ ...fees, price: null })).toBeNull()
  expect(totalWhenPriced({ ...fees, price: 500_000 })).toBe(685_000)
})

test('a fee that is still open counts as zero', () => {
  expect(totalOf({ ...fees, price: 500_000, delivery: null, freight: null })).toBe(550_000)
})

test('a ledger line makes up the difference to the amount due and states its purpose', () => {
  expect(chargeLine(685_000, 0)).toEqual({ amount: -685_000, purpose: 'charge' })
  expect(chargeLine(700_000, 685_000)).toEqual({ amount: -15_000, purpose: 'correction' })
  expect(chargeLine(0, 700_000)).toEqual({ amount: 700_000, purpose: 'chargeBack' })
  expect(chargeLine(700_000, 700_000)).toBeNull()
})

test('a purchase number contains the company, the year and a counter', () => {
  expect(purchaseSku('SB', 2026, 5001)).toBe('SB2026-005001')
})

test('a purchase without a status is in processing', () => {
  expect(purchaseStatusName(null)).toBe('processing')
  expect(purchaseStatusName(purchaseStatuses.purchaseCancelled)).toBe('purchaseCancelled')
})
