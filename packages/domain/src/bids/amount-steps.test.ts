import { expect, test } from 'vitest'
import { lowestBid, nearestBid, raiseAmount } from './amount-steps.ts'
import { checkBidAmount } from './bid-amount.ts'

const lot = { startPrice: 2_851_000, step: 5000 }

test('the lowest bid is on a bid step and not below the start price', () => {
  expect(lowestBid(2_851_000)).toBe(2_855_000)
  expect(lowestBid(2_850_000)).toBe(2_850_000)
  expect(lowestBid(0)).toBe(5000)
})

test('a quick step adds to the typed amount, or to the lowest bid if nothing is typed', () => {
  expect(raiseAmount(3_100_000, 50_000, lot)).toBe(3_150_000)
  expect(raiseAmount(null, 5000, lot)).toBe(2_860_000)
  expect(raiseAmount(2_853_000, 5000, lot)).toBe(2_855_000)
})

test('an average is rounded to the nearest amount that can be bid', () => {
  expect(nearestBid(3_312_400, 2_850_000)).toBe(3_310_000)
  expect(nearestBid(1_000_000, 2_851_000)).toBe(2_855_000)
})

test('every suggested amount can be placed', () => {
  for (const amount of [
    lowestBid(lot.startPrice),
    raiseAmount(null, 50_000, lot),
    nearestBid(3_312_400, lot.startPrice),
  ])
    expect(checkBidAmount(amount, lot)).toEqual({ ok: true })
})
