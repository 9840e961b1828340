import { expect, test } from 'vitest'
import { depositState } from './deposit.ts'
import { owedAge } from './owed-ages.ts'
import { daysOfMonth, monthBefore, periodOpen } from './period.ts'
import { swiftNumber } from './swift-number.ts'

test('a closed period includes its last day', () => {
  expect(periodOpen('2026-10-31', '2026-10-31')).toMatchObject({ ok: false, reason: 'period_closed' })
  expect(periodOpen('2026-11-01', '2026-10-31').ok).toBe(true)
  expect(periodOpen('2001-01-01', '').ok).toBe(true)
})

test('a month has a first and a last day, and the month before January is December', () => {
  expect(daysOfMonth('2026-11')).toEqual({ first: '2026-11-01', last: '2026-11-30' })
  expect(daysOfMonth('2028-02').last).toBe('2028-02-29')
  expect([monthBefore('2026-12-01'), monthBefore('2026-01-31')]).toEqual(['2026-11', '2025-12'])
})

test('a debt ages with the days after its due date', () => {
  const due = '2026-11-01'
  const ages = [
    '2026-11-01',
    '2026-11-08',
    '2026-11-09',
    '2026-12-01',
    '2026-12-02',
    '2026-12-31',
    '2027-01-01',
  ]
  expect(ages.map((day) => owedAge(due, day))).toEqual([
    'notDue',
    'week',
    'month',
    'month',
    'twoMonths',
    'twoMonths',
    'older',
  ])
})

test('a deposit is received once the money has arrived, whatever happened before', () => {
  const now = new Date('2026-11-24T00:00:00Z')
  const deposit = { ledgerId: null, failedAt: null, expiresAt: '2026-11-25T00:00:00Z' }
  expect(depositState(deposit, now)).toBe('pending')
  expect(depositState({ ...deposit, expiresAt: '2026-11-24T00:00:00Z' }, now)).toBe('expired')
  expect(depositState({ ...deposit, failedAt: '2026-11-20T00:00:00Z' }, now)).toBe('failed')
  expect(depositState({ ...deposit, failedAt: '2026-11-20T00:00:00Z', ledgerId: 5 }, now)).toBe('received')
})

test('the number of a transfer is found in the text staff write', () => {
  expect(swiftNumber('Remittance, SWIFT 2611200017')).toBe('2611200017')
  expect(swiftNumber('swift: ab-1234567 (from 88198)')).toBe('AB-1234567')
  expect(swiftNumber('Invoice 2611-0398')).toBeNull()
})
