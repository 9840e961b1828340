import { expect, test } from 'vitest'
import { keptFrom, retained, retentionPeriods } from './retention.ts'

test('a period leads back from today, in days of Japan; what stays for good has no beginning', () => {
  expect(keptFrom('days30', '2026-11-26')).toBe('2026-10-27')
  expect(keptFrom('years7', '2026-11-26')).toBe('2019-11-21')
  expect(keptFrom('always', '2026-11-26')).toBeNull()
})

test('the audit log is kept for seven years at least', () => {
  const days = retained.keepAudit.map((period) => retentionPeriods[period])
  expect(Math.min(...days.map((count) => count ?? Number.POSITIVE_INFINITY))).toBeGreaterThanOrEqual(7 * 365)
})

test('nothing of the ledger, of invoices or of bids can be chosen', () => {
  expect(Object.keys(retained).filter((name) => /ledger|payment|invoice|bid/i.test(name))).toEqual([])
})
