import { expect, test } from 'vitest'
import { dateLimits } from './date-limits.ts'

test.each([
  ['2026-11-24', '2023-11-24', '2027-11-24'],
  ['2028-02-29', '2025-03-01', '2029-03-01'],
])('on %s, dates can range from %s to %s', (today, min, max) => {
  expect(dateLimits(today)).toEqual({ min, max })
})
