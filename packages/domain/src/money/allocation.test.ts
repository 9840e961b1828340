import { expect, test } from 'vitest'
import { paidState, payOldestFirst, takeFromLast } from './allocation.ts'

test('money pays the oldest purchase first, then the next', () => {
  const payments = [
    { id: 1, free: 100 },
    { id: 2, free: 50 },
  ]
  const purchases = [
    { id: 7, open: 120 },
    { id: 8, open: 100 },
  ]
  expect(payOldestFirst(payments, purchases, 1000)).toEqual([
    { ledgerId: 1, purchaseId: 7, amount: 100 },
    { ledgerId: 2, purchaseId: 7, amount: 20 },
    { ledgerId: 2, purchaseId: 8, amount: 30 },
  ])
  expect(payOldestFirst(payments, purchases, 110)).toEqual([
    { ledgerId: 1, purchaseId: 7, amount: 100 },
    { ledgerId: 2, purchaseId: 7, amount: 10 },
  ])
  expect(payOldestFirst(payments, purchases, -5)).toEqual([])
})

test('an excess is taken from the last allocations', () => {
  const parts = [
    { ledgerId: 1, purchaseId: 7, amount: 100 },
    { ledgerId: 2, purchaseId: 8, amount: 30 },
  ]
  expect(takeFromLast(parts, 0)).toEqual(parts)
  expect(takeFromLast(parts, 30)).toEqual([parts[0]])
  expect(takeFromLast(parts, 50)).toEqual([{ ledgerId: 1, purchaseId: 7, amount: 80 }])
  expect(takeFromLast(parts, 500)).toEqual([])
})

test('a purchase is due, partly paid or paid, or has no state without a charge', () => {
  expect([paidState(0, 0), paidState(10, 0), paidState(10, 9), paidState(10, 10)]).toEqual([
    null,
    'due',
    'part',
    'paid',
  ])
})
