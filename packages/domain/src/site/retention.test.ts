import { expect, test } from 'vitest'
import { retained, retainedFrom, retentionPeriods } from './retention.ts'

test('a retention period counts back from today in Japan, and “always” has no beginning', () => {
  expect(retainedFrom('days30', '2026-11-26')).toBe('2026-10-27')
  expect(retainedFrom('years7', '2026-11-26')).toBe('2019-11-21')
  expect(retainedFrom('always', '2026-11-26')).toBeNull()
})

test('the audit log is kept for at least seven years', () => {
  const days = retained.keepAudit.map((period) => retentionPeriods[period])
  expect(Math.min(...days.map((count) => count ?? Number.POSITIVE_INFINITY))).toBeGreaterThanOrEqual(7 * 365)
})

test('no retention can be chosen for the ledger, invoices or bids', () => {
  expect(Object.keys(retained).filter((name) => /ledger|payment|invoice|bid/i.test(name))).toEqual([])
})
