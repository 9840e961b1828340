import { expect, test } from 'vitest'
import { purchaseStatuses } from '../money/purchase-status.ts'
import { isUnderWay, priceOverBid } from './spans.ts'

test('a result is compared with the bid, unless nothing was sold', () => {
  expect(priceOverBid({ amount: 5_300_000, soldPrice: 5_285_000 })).toBe(-15_000)
  expect(priceOverBid({ amount: 390_000, soldPrice: 405_000 })).toBe(15_000)
  expect([priceOverBid({ amount: 1, soldPrice: null }), priceOverBid({ amount: 1, soldPrice: 0 })]).toEqual([
    null,
    null,
  ])
})

test('a delivered, canceled or resold purchase is not a shipment under way', () => {
  const over = Object.entries(purchaseStatuses).filter(([, status]) => !isUnderWay(status))
  expect(over.map(([name]) => name)).toEqual([
    'delivered',
    'shippingCancelled',
    'purchaseCancelled',
    'auctionResale',
  ])
})
