import { expect, test } from 'vitest'
import { chargeLine, totalOf, totalWhenPriced } from './fees.ts'
import { purchaseStatuses, purchaseStatusName } from './purchase-status.ts'
import { purchaseSku } from './sku.ts'

const fees = { agentFee: 50_000, delivery: 15_000, other: 0, freight: 120_000 }

test('a purchase costs its price and its fees', () => {
  expect(totalOf({ ...fees, price: 500_000 })).toBe(685_000)
})

test('every fee adds to what a purchase costs', () => {
  const each = { price: 1, agentFee: 20, delivery: 300, other: 4000, freight: 50_000 }
  expect(totalOf(each)).toBe(54_321)
})

test('without a price there is no total', () => {
  expect(totalWhenPriced({ ...fees, price: null })).toBeNull()
  expect(totalWhenPriced({ ...fees, price: 500_000 })).toBe(685_000)
})

test('what is still open costs nothing', () => {
  expect(totalOf({ ...fees, price: 500_000, delivery: null, freight: null })).toBe(550_000)
})

test('a line brings what was charged to what is due, and says why', () => {
  expect(chargeLine(685_000, 0)).toEqual({ amount: -685_000, purpose: 'charge' })
  expect(chargeLine(700_000, 685_000)).toEqual({ amount: -15_000, purpose: 'correction' })
  expect(chargeLine(0, 700_000)).toEqual({ amount: 700_000, purpose: 'chargeBack' })
  expect(chargeLine(700_000, 700_000)).toBeNull()
})

test('a purchase is numbered by company, year and count', () => {
  expect(purchaseSku('SB', 2026, 5001)).toBe('SB2026-005001')
})

test('a purchase without a status is processed', () => {
  expect(purchaseStatusName(null)).toBe('processing')
  expect(purchaseStatusName(purchaseStatuses.purchaseCancelled)).toBe('purchaseCancelled')
})
