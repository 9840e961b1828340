import { ungrouped } from '@seriba/domain/bids/group'
import { expect, test } from 'vitest'
import { amountError, amountOf, type BidRules, checkBid, emptyValues } from './bid-rules.ts'

const rules: BidRules = { startPrice: 2_850_000, step: 5000, fixedPrice: null, typeRequired: true }
const values = { amount: 3_150_000, bidGroup: ungrouped, bidType: 2, comment: '' }

test('a complete bid has nothing to correct', () => {
  expect(checkBid(values, rules, false)).toEqual({})
})

test('every missing field is reported at once', () => {
  expect(checkBid(emptyValues, rules, true)).toEqual({
    amount: 'amount_required',
    bidType: 'bid_type_required',
    client: 'field_required',
  })
})

test('a type can be left out if it is optional', () => {
  expect(checkBid({ ...values, bidType: -1 }, { ...rules, typeRequired: false }, false)).toEqual({})
})

test('an amount starts at the start price and must be on a bid step', () => {
  expect(amountError(2_845_000, rules)).toBe('amount_too_low')
  expect(amountError(2_852_000, rules)).toBe('amount_off_step')
  expect(amountError(2_850_000, rules)).toBeUndefined()
})

test('a stock car costs its fixed price, whatever is typed', () => {
  const stock = { ...rules, fixedPrice: 1_985_000 }
  expect(checkBid(emptyValues, { ...stock, typeRequired: false }, false)).toEqual({})
  expect(amountOf(emptyValues, stock)).toBe(1_985_000)
})
