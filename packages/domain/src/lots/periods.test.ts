import { expect, test } from 'vitest'
import { periodUntil } from './periods.ts'

test.each([
  ['days7', '2026-11-24', '2026-11-17'],
  ['days30', '2026-11-24', '2026-10-25'],
  ['months3', '2026-11-24', '2026-08-24'],
  ['months3', '2026-05-31', '2026-02-28'],
  ['months3', '2026-01-15', '2025-10-15'],
] as const)('the period %s until %s begins on %s', (period, today, from) => {
  expect(periodUntil(today, period)).toEqual({ from, to: today })
})
