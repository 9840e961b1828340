import { expect, test } from 'vitest'
import { roleIds } from '../access/roles.ts'
import { breaksDeposit, depositExpires, depositReference, mayBeDeposit, opensBidding } from './deposit.ts'
import { highestPayment, paymentCan, signed } from './payment-can.ts'
import { paymentMethodOf } from './payment-methods.ts'

const newcomer = { roleId: roleIds.client, permissions: { biddingAllowed: false } }
const deposit = 150_000

test('bidding opens with the payment that makes up the deposit, and with no other', () => {
  const pay = (before: number, now: number) =>
    opensBidding(newcomer, { before, now, balance: before + now, deposit })
  expect(pay(0, deposit)).toBe(true)
  expect(pay(0, deposit - 1)).toBe(false)
  expect(pay(deposit - 1, 1)).toBe(true)
  expect(pay(deposit, deposit)).toBe(false)
})

test('an amount that is entered is above zero, and no higher than the ledger takes', () => {
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

test('those who may bid have nothing to open, and a guest or a shut account gets nothing', () => {
  const first = { before: 0, now: deposit, balance: deposit, deposit }
  expect(opensBidding({ roleId: roleIds.client, permissions: {} }, first)).toBe(false)
  expect(opensBidding({ roleId: roleIds.restricted, permissions: {} }, first)).toBe(true)
  for (const roleId of [roleIds.guest, roleIds.disabled, roleIds.manager, 7])
    expect(opensBidding({ roleId, permissions: { biddingAllowed: false } }, first)).toBe(false)
})

test('a deposit that only pays a debt opens nothing', () => {
  expect(opensBidding(newcomer, { before: 0, now: deposit, balance: -6_112_000, deposit })).toBe(false)
  expect(opensBidding(newcomer, { before: 0, now: deposit, balance: deposit - 1, deposit })).toBe(false)
})

test('taking back what made up the deposit asks about bidding; anything else does not', () => {
  expect(breaksDeposit(deposit, 0, deposit)).toBe(true)
  expect(breaksDeposit(3 * deposit, 2 * deposit, deposit)).toBe(false)
  expect(breaksDeposit(deposit - 1, 0, deposit)).toBe(false)
})

test('money may be the deposit that is on its way where it is as much', () => {
  expect(mayBeDeposit({ amount: deposit }, deposit)).toBe(true)
  expect(mayBeDeposit({ amount: deposit }, deposit - 1)).toBe(false)
})

test('money goes back while what may have to be paid stays covered', () => {
  const credit = { balance: 150_000, creditLimit: 1_000_000, activeBids: 1_000_000 }
  expect(paymentCan.refund(150_000, credit).ok).toBe(true)
  expect(paymentCan.refund(150_001, credit)).toEqual({ ok: false, reason: 'not_covered' })
})

test('an entry is dated a year back at most', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  expect(paymentCan.record('2025-11-23', now).ok).toBe(true)
  expect(paymentCan.record('2025-11-22', now)).toEqual({ ok: false, reason: 'date_too_old' })
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

test('a deposit is waited for thirty days, and found by ten digits', () => {
  expect(depositExpires(new Date('2026-11-24T03:00:00Z')).toISOString()).toBe('2026-12-24T03:00:00.000Z')
  expect(depositReference('SD', 482, 7)).toBe('SD 000482 0007')
})

test('what leaves as much as the deposit breaks nothing, and less than it opens nothing', () => {
  expect(breaksDeposit(2 * deposit, deposit, deposit)).toBe(false)
  expect(breaksDeposit(deposit, deposit - 1, deposit)).toBe(true)
  expect(opensBidding(newcomer, { before: 0, now: deposit - 1, balance: 9 * deposit, deposit })).toBe(false)
})
