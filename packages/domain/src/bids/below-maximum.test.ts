import { expect, test } from 'vitest'
import { lotStatus } from '../lots/lot-status.ts'
import { isLostBelowMaximum, priceOfSale } from './below-maximum.ts'
import { bidStatus } from './bid-status.ts'

const lost = (soldPrice: number, changed = {}, others: { bidStatus: number; amount: number }[] = []) =>
  isLostBelowMaximum(
    { bidStatus: bidStatus.bid, lotType: 'auction', amount: 500_000, soldPrice, ...changed },
    others,
  )

test('a live bid is lost below its maximum where others have paid less than that', () => {
  expect(lost(495_000)).toBe(true)
  expect(lost(495_000, { bidStatus: bidStatus.new })).toBe(true)
  // The first bidder has it at that price.
  expect(lost(500_000)).toBe(false)
  expect(lost(505_000)).toBe(false)
})

test('nothing is said where no price is known, of stock, or of a bid that is live no more', () => {
  expect(lost(0)).toBe(false)
  expect(lost(495_000, { lotType: 'stock' })).toBe(false)
  for (const status of [bidStatus.dontBid, bidStatus.cancel, bidStatus.finished, bidStatus.win])
    expect(lost(495_000, { bidStatus: status })).toBe(false)
})

test('it is nothing unusual that another client of ours has it, or was to be bid for no less', () => {
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.win, amount: 400_000 }])).toBe(false)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.bid, amount: 500_000 }])).toBe(false)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.bid, amount: 495_000 }])).toBe(true)
  expect(lost(495_000, {}, [{ bidStatus: bidStatus.dontBid, amount: 900_000 }])).toBe(true)
})

test('the highest bid on a lot that stayed unsold is not a price', () => {
  for (const status of [lotStatus.notSold, lotStatus.unsold, lotStatus.soldNego, lotStatus.removed])
    expect(priceOfSale(status, 495_000)).toBe(0)
  for (const status of [lotStatus.sold, lotStatus.ongoing, lotStatus.upcoming])
    expect(priceOfSale(status, 495_000)).toBe(495_000)
})
