import { expect, test } from 'vitest'
import { lotStatus } from '../lots/lot-status.ts'
import { hammerPrice } from './hammer-price.ts'

const bid = { lotType: 'auction', amount: 600_000, lotStatus: lotStatus.sold, lotSoldPrice: 480_000 } as const

test('a win costs the price that the feed reports for a sold lot', () => {
  expect(hammerPrice(bid)).toBe(480_000)
  expect(hammerPrice({ ...bid, lotStatus: lotStatus.soldNego })).toBe(480_000)
})

test('the price is unknown until the feed reports a sale', () => {
  expect(hammerPrice({ ...bid, lotStatus: lotStatus.upcoming })).toBeNull()
  expect(hammerPrice({ ...bid, lotStatus: lotStatus.notSold })).toBeNull()
  expect(hammerPrice({ ...bid, lotSoldPrice: 0 })).toBeNull()
  expect(hammerPrice({ ...bid, lotSoldPrice: null })).toBeNull()
})

test('a stock car costs what it was ordered for', () => {
  expect(hammerPrice({ ...bid, lotType: 'stock', lotSoldPrice: 900_000 })).toBe(600_000)
})
