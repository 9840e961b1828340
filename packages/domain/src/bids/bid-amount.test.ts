import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBidAmount, maxBidAmount } from './bid-amount.ts'

const lot = { startPrice: 300_000 }

test.each([
  [null, 'amount_required'],
  [0, 'amount_too_low'],
  [-5000, 'amount_too_low'],
  [295_000, 'amount_too_low'],
  [301_000, 'amount_off_step'],
  [maxBidAmount + 5000, 'amount_too_high'],
])('an amount of %s is refused with %s', (amount, reason) => {
  expect(checkBidAmount(amount, lot)).toEqual({ ok: false, reason })
})

test('the start price itself is a valid bid', () => {
  expect(checkBidAmount(300_000, lot)).toEqual({ ok: true })
})

test('a lot without a start price takes any amount that is on a bid step', () => {
  expect(checkBidAmount(5000, { startPrice: 0 })).toEqual({ ok: true })
})

test('the bid step is the company’s own', () => {
  expect(checkBidAmount(301_000, { ...lot, step: 1000 })).toEqual({ ok: true })
})

test('every accepted amount is a positive multiple of the step and never below the start price', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(2_000_000), (amount, startPrice) => {
      if (!checkBidAmount(amount, { startPrice }).ok) return
      expect(amount % 5000).toBe(0)
      expect(amount).toBeGreaterThanOrEqual(Math.max(5000, startPrice))
    }),
  )
})
