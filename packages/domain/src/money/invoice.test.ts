import { expect, test } from 'vitest'
import {
  canInvoice,
  changedCharges,
  chargesOf,
  firstInvoiceNumber,
  invoiceDue,
  invoiceState,
  isOutdated,
  nextInvoiceNumber,
  sameCharges,
  sumOf,
} from './invoice.ts'

test('an invoice lists what is charged and has no lines for zero', () => {
  const costs = { price: 3_310_000, agentFee: 45_000, delivery: null, other: 0, freight: 176_000 }
  const charges = chargesOf(costs, null)
  expect(charges).toEqual({ price: 3_310_000, agentFee: 45_000, freight: 176_000 })
  expect(sumOf(charges)).toBe(3_531_000)
  expect(sameCharges(charges, { ...charges, other: 0 })).toBe(true)
  expect(sameCharges(charges, { ...charges, other: 1 })).toBe(false)
})

test('a resale’s proceeds are deducted from the invoice and its penalty is added', () => {
  const costs = { price: 200_000, agentFee: 60_000, delivery: null, other: 0, freight: null }
  const charges = chargesOf(costs, { amount: 180_000, penalty: 30_000 })
  expect(charges).toEqual({ price: 200_000, agentFee: 60_000, penalty: 30_000, resale: -180_000 })
  expect(sumOf(charges)).toBe(110_000)
  expect(sameCharges(charges, chargesOf(costs, null))).toBe(false)
})

test('a replacement invoice lists only the lines that differ, in order', () => {
  const before = { price: 3_310_000, delivery: 38_500, other: 31_100 }
  const now = { price: 3_310_000, delivery: 41_800, freight: 176_000 }
  expect(changedCharges(before, now)).toEqual([
    { charge: 'delivery', before: 38_500, now: 41_800 },
    { charge: 'freight', before: 0, now: 176_000 },
    { charge: 'other', before: 31_100, now: 0 },
  ])
  expect(changedCharges(now, { ...now, agentFee: 0 })).toEqual([])
})

test('an invoice number is made of the Japanese month and the purchase, and a replacement gets a counter', () => {
  expect(firstInvoiceNumber(398, new Date('2026-10-31T15:00:00Z'))).toBe('2611-0398')
  expect(nextInvoiceNumber('2611-0398')).toBe('2611-0398-2')
  expect(nextInvoiceNumber('2611-0398-2')).toBe('2611-0398-3')
  expect(nextInvoiceNumber('2611-0398-9')).toBe('2611-0398-10')
  expect(nextInvoiceNumber('2611-12345-10')).toBe('2611-12345-11')
  expect(invoiceDue('2026-11-29', 3)).toBe('2026-12-02')
})

test('an invoice is late the day after its due date, unless it is paid, replaced or withdrawn', () => {
  const asked = { isReplaced: false, isWithdrawn: false, total: 100, paid: 0, dueOn: '2026-11-26' }
  expect(invoiceState(asked, '2026-11-26')).toBe('open')
  expect(invoiceState(asked, '2026-11-27')).toBe('late')
  expect(invoiceState({ ...asked, paid: 99 }, '2026-11-26')).toBe('partly')
  expect(invoiceState({ ...asked, paid: 100 }, '2026-11-27')).toBe('paid')
  expect(invoiceState({ ...asked, isReplaced: true }, '2026-11-27')).toBe('replaced')
  expect(invoiceState({ ...asked, isReplaced: true, isWithdrawn: true }, '2026-11-27')).toBe('withdrawn')
})

test('an invoice must ask for money, unless it replaces another one', () => {
  expect(canInvoice(1, false)).toEqual({ ok: true })
  expect(canInvoice(0, false)).toEqual({ ok: false, reason: 'nothing_to_invoice' })
  expect(canInvoice(-5000, true)).toEqual({ ok: true })
})

test('an invoice is outdated once a different sum is owed for its purchase', () => {
  expect(isOutdated(700_000, 700_000)).toBe(false)
  expect(isOutdated(700_000, 230_000)).toBe(true)
})
