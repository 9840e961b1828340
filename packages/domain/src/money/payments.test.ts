import { expect, test } from 'vitest'
import { roleIds } from '../access/roles.ts'
import { opensBidding } from './deposit.ts'
import { paymentCan, signed } from './payment-can.ts'
import { paymentMethodOf } from './payment-methods.ts'

const newcomer = { roleId: roleIds.client, permissions: { biddingAllowed: false } }
const deposit = 150_000

test('bidding opens with the payment that makes up the deposit, and with no other', () => {
  expect(opensBidding(newcomer, { before: 0, now: deposit, deposit })).toBe(true)
  expect(opensBidding(newcomer, { before: 0, now: deposit - 1, deposit })).toBe(false)
  expect(opensBidding(newcomer, { before: deposit - 1, now: 1, deposit })).toBe(true)
  expect(opensBidding(newcomer, { before: deposit, now: deposit, deposit })).toBe(false)
})

test('whoever may bid has nothing to open, and a guest or a shut account gets nothing', () => {
  const first = { before: 0, now: deposit, deposit }
  expect(opensBidding({ roleId: roleIds.client, permissions: {} }, first)).toBe(false)
  expect(opensBidding({ roleId: roleIds.restricted, permissions: {} }, first)).toBe(true)
  for (const roleId of [roleIds.guest, roleIds.disabled, roleIds.manager, 7])
    expect(opensBidding({ roleId, permissions: { biddingAllowed: false } }, first)).toBe(false)
})

test('money is entered on its Japanese day or later', () => {
  const justAfterMidnight = new Date('2026-11-23T15:01:00Z')
  expect(paymentCan.record('2026-11-24', justAfterMidnight).ok).toBe(true)
  expect(paymentCan.record('2026-11-25', justAfterMidnight)).toEqual({ ok: false, reason: 'date_ahead' })
})

test('a line is taken back once; neither a reversal nor a car’s charge is', () => {
  const line = { type: 'Remittances' as const, reverses: null, reversedBy: null }
  expect(paymentCan.reverse(line).ok).toBe(true)
  expect(paymentCan.reverse({ ...line, reversedBy: 7 })).toMatchObject({ reason: 'payment_reversed' })
  expect(paymentCan.reverse({ ...line, reverses: 7 })).toMatchObject({ reason: 'payment_not_reversible' })
  expect(paymentCan.reverse({ ...line, type: 'CarPurchase' }).ok).toBe(false)
})

test('received is positive, charged is negative; methods of old lines are words of their own', () => {
  expect([signed('Remittances', 5), signed('Yahoo', 5)]).toEqual([5, -5])
  expect([paymentMethodOf('bank'), paymentMethodOf('SWIFT')]).toEqual(['bank', undefined])
})
