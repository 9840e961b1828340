import { expect, test } from 'vitest'
import { chargeCorrection, freightByKind, totalOf, totalWhenPriced } from './fees.ts'
import { purchaseStatuses, purchaseStatusName } from './purchase-status.ts'
import { purchaseSku } from './sku.ts'

const fees = { agentFee: 50_000, delivery: 15_000, other: 0, freight: freightByKind.car }

test('a purchase costs its price and its fees', () => {
  expect(totalOf({ ...fees, price: 500_000 })).toBe(685_000)
})

test('without a price there is no total', () => {
  expect(totalWhenPriced({ ...fees, price: null })).toBeNull()
  expect(totalWhenPriced({ ...fees, price: 500_000 })).toBe(685_000)
})

test('a correction brings what was charged to what is due', () => {
  expect(chargeCorrection(685_000, 0)).toBe(-685_000)
  expect(chargeCorrection(700_000, 685_000)).toBe(-15_000)
  expect(chargeCorrection(0, 700_000)).toBe(700_000)
  expect(chargeCorrection(700_000, 700_000)).toBe(0)
})

test('a purchase is numbered by company, year and count', () => {
  expect(purchaseSku('SB', 2026, 5001)).toBe('SB2026-005001')
})

test('a purchase without a status is processed', () => {
  expect(purchaseStatusName(null)).toBe('processing')
  expect(purchaseStatusName(purchaseStatuses.purchaseCancelled)).toBe('purchaseCancelled')
})
