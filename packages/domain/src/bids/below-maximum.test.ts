import { expect, test } from 'vitest'
import { lotStatus } from '../lots/lot-status.ts'
import { isLostBelowMaximum, priceOfSale } from './below-maximum.ts'
import { bidStatus } from './bid-status.ts'

const lost = (soldPrice: number, changed = {}, others: { bidStatus: number; amount: number }[] = []) =>
  isLostBelowMaximum(
    { bidStatus: bidStatus.bid, lotType: 'auction', amount: 500_000, soldPrice, ...changed },
    others,
  )

test('a live bid was lost below its maximum if somebody else paid less than that', () => {
  expect(lost(495_000)).toBe(true)
  expect(lost(495_000, { bidStatus: bidStatus.new })).toBe(true)
  // At that price the first bidder has it.
  expect(lost(500_000)).toBe(false)
  expect(lost(505_000)).toBe(false)
})

test('nothing is reported for stock, for an unknown price, or for a bid that is no longer live', () => {
  expect(lost(0)).toBe(false)
  expect(lost(495_000, { lotType: 'stock' })).toBe(false)
  for (const status of [bidStatus.dontBid, bidStatus.cancel, bidStatus.finished, bidStatus.win])
    expect(lost(495_000, { bidStatus: status })).toBe(false)
})

test('losing to another client of ours, or to another bid of at least the same price, is nothing unusual', () => {
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.win, amount: 400_000 }])).toBe(false)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.bid, amount: 500_000 }])).toBe(false)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.bid, amount: 495_000 }])).toBe(true)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.dontBid, amount: 900_000 }])).toBe(true)
})

test('the highest bid on an unsold lot is not a sale price', () => {
  for (const status of [lotStatus.notSold, lotStatus.unsold, lotStatus.soldNego, lotStatus.removed])
    expect(priceOfSale(status, 495_000)).toBe(0)
  for (const status of [lotStatus.sold, lotStatus.ongoing, lotStatus.upcoming])
    expect(priceOfSale(status, 495_000)).toBe(495_000)
})
