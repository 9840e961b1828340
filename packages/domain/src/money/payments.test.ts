import { expect, test } from 'vitest'
import { roleIds } from '../access/roles.ts'
import { breaksDeposit, depositExpires, depositReference, mayBeDeposit, opensBidding } from './deposit.ts'
import { highestPayment, paymentCan, signed } from './payment-can.ts'
import { paymentMethodOf } from './payment-methods.ts'

const newcomer = { roleId: roleIds.client, permissions: { biddingAllowed: false } }
const deposit = 150_000

test('only the payment that completes the deposit unlocks bidding', () => {
  const pay = (before: number, now: number) =>
    opensBidding(newcomer, { before, now, balance: before + now, deposit })
  expect(pay(0, deposit)).toBe(true)
  expect(pay(0, deposit - 1)).toBe(false)
  expect(pay(deposit - 1, 1)).toBe(true)
  expect(pay(deposit, deposit)).toBe(false)
})

test('an amount must be above zero and within the ledger’s maximum', () => {
  const said = (amount: number | null) => {
    const verdict = paymentCan.amount(amount)
    return verdict.ok ? 'ok' : verdict.reason
  }
  expect([null, 0, -1, 1, highestPayment, highestPayment + 1].map(said)).toEqual([
    'field_required',
    'amount_zero',
    'amount_zero',
    'ok',
    'ok',
    'payment_too_high',
  ])
})

test('nothing is unlocked for clients who can already bid, or for guests and disabled accounts', () => {
  const first = { before: 0, now: deposit, balance: deposit, deposit }
  expect(opensBidding({ roleId: roleIds.client, permissions: {} }, first)).toBe(false)
  expect(opensBidding({ roleId: roleIds.restricted, permissions: {} }, first)).toBe(true)
  for (const roleId of [roleIds.guest, roleIds.disabled, roleIds.manager, 7])
    expect(opensBidding({ roleId, permissions: { biddingAllowed: false } }, first)).toBe(false)
})

test('a deposit that only pays off a debt does not unlock bidding', () => {
  expect(opensBidding(newcomer, { before: 0, now: deposit, balance: -6_112_000, deposit })).toBe(false)
  expect(opensBidding(newcomer, { before: 0, now: deposit, balance: deposit - 1, deposit })).toBe(false)
})

test('only a reversal that breaks the deposit asks about bidding', () => {
  expect(breaksDeposit(deposit, 0, deposit)).toBe(true)
  expect(breaksDeposit(3 * deposit, 2 * deposit, deposit)).toBe(false)
  expect(breaksDeposit(deposit - 1, 0, deposit)).toBe(false)
})

test('a payment may be the expected deposit if it is at least as large', () => {
  expect(mayBeDeposit({ amount: deposit }, deposit)).toBe(true)
  expect(mayBeDeposit({ amount: deposit }, deposit - 1)).toBe(false)
})

test('a refund is allowed while everything that may still be due stays covered', () => {
  const credit = { balance: 150_000, creditLimit: 1_000_000, activeBids: 1_000_000 }
  expect(paymentCan.refund(150_000, credit).ok).toBe(true)
  expect(paymentCan.refund(150_001, credit)).toEqual({ ok: false, reason: 'not_covered' })
})

test('an entry can be dated back one year at most', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  expect(paymentCan.record('2025-11-23', now).ok).toBe(true)
  expect(paymentCan.record('2025-11-22', now)).toEqual({ ok: false, reason: 'date_too_old' })
})

test('money cannot be entered before its Japanese day', () => {
  const justAfterMidnight = new Date('2026-11-23T15:01:00Z')
  expect(paymentCan.record('2026-11-24', justAfterMidnight).ok).toBe(true)
  expect(paymentCan.record('2026-11-25', justAfterMidnight)).toEqual({ ok: false, reason: 'date_ahead' })
})

test('a line can be reversed once, but reversals and car charges cannot be reversed', () => {
  const line = { type: 'Remittances' as const, reverses: null, reversedBy: null }
  expect(paymentCan.reverse(line).ok).toBe(true)
  expect(paymentCan.reverse({ ...line, reversedBy: 7 })).toMatchObject({ reason: 'payment_reversed' })
  expect(paymentCan.reverse({ ...line, reverses: 7 })).toMatchObject({ reason: 'payment_not_reversible' })
  expect(paymentCan.reverse({ ...line, type: 'CarPurchase' }).ok).toBe(false)
})

test('received amounts are positive and charges negative, and old payment methods are not recognized', () => {
  expect([signed('Remittances', 5), signed('Yahoo', 5)]).toEqual([5, -5])
  expect([paymentMethodOf('bank'), paymentMethodOf('SWIFT')]).toEqual(['bank', undefined])
})

test('a deposit is expected for thirty days and identified by ten digits', () => {
  expect(depositExpires(new Date('2026-11-24T03:00:00Z')).toISOString()).toBe('2026-12-24T03:00:00.000Z')
  expect(depositReference('SD', 482, 7)).toBe('SD 000482 0007')
})

test('a balance equal to the deposit breaks nothing, and a payment short of it unlocks nothing', () => {
  expect(breaksDeposit(2 * deposit, deposit, deposit)).toBe(false)
  expect(breaksDeposit(deposit, deposit - 1, deposit)).toBe(true)
  expect(opensBidding(newcomer, { before: 0, now: deposit - 1, balance: 9 * deposit, deposit })).toBe(false)
})
