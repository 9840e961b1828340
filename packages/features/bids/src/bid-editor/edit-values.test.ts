import { expect, test } from 'vitest'
import { aBid } from '../testing/builders.ts'
import { changedOf, editError, isBelowStart, overtaken, requestOf } from './edit-values.ts'

const bid = aBid({ version: 4 })

test('only values that differ from the row are sent, with the version they were seen in', () => {
  const touched = { amount: 3_180_000, bidGroup: -1, adjustmentPrice: 30_000, exportType: 1 }
  expect(requestOf(bid, changedOf(bid, touched))).toEqual({
    bidId: 7,
    version: 4,
    amount: 3_180_000,
    adjustmentPrice: 30_000,
  })
  expect(changedOf(bid, { amount: 3_150_000, bidGroup: -1, adjustmentPrice: null, exportType: 1 })).toEqual(
    {},
  )
})

test('an empty adjustment price counts as none, and a group and a type can be removed', () => {
  const full = aBid({ adjustmentPrice: 30_000, bidGroup: 2, exportType: 1 })
  const changed = changedOf(full, { adjustmentPrice: null, bidGroup: -1, exportType: -1 })
  expect(requestOf(full, changed)).toMatchObject({ adjustmentPrice: 0, bidGroup: -1, exportType: -1 })
  expect(requestOf(full, changedOf(full, { adjustmentPrice: 0 }))).toMatchObject({ adjustmentPrice: 0 })
  expect(changedOf(bid, { adjustmentPrice: 0 })).toEqual({})
})

test('an amount must be on a bid step, except for the current one and the price of a stock car', () => {
  expect(editError(bid, 3_182_000, 5000)).toBe('amount_off_step')
  expect(editError(bid, null, 5000)).toBe('amount_required')
  expect(editError(bid, 100_000, 5000)).toBeUndefined()
  expect(editError(aBid({ bidAmount: 3_182_000 }), 3_182_000, 5000)).toBeUndefined()
  expect(editError(aBid({ lotType: 'stock' }), 3_182_000, 5000)).toBeUndefined()
})

test('an amount below the start price needs confirmation, unless it is the current one', () => {
  expect([isBelowStart(bid, 2_845_000), isBelowStart(bid, 2_850_000)]).toEqual([true, false])
  expect(isBelowStart(aBid({ bidAmount: 500_000 }), 500_000)).toBe(false)
})

test('a change of another field overwrites nobody’s change', () => {
  const now = aBid({ bidAmount: 3_500_000 })
  expect(overtaken(bid, now, { amount: 3_180_000 })).toBe(true)
  expect(overtaken(bid, now, { bidGroup: 1 })).toBe(false)
})
