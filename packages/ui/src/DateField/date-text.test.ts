import { expect, test } from 'vitest'
import { maskDate, parseDate } from './date-text.ts'

test('typed digits fall into 4-2-2', () => {
  expect(['2026', '20261', '202611', '2026112', '2026-11-24', '202611245'].map(maskDate)).toEqual([
    '2026',
    '2026-1',
    '2026-11',
    '2026-11-2',
    '2026-11-24',
    '2026-11-24',
  ])
})

test('only days that exist are dates', () => {
  expect(parseDate('2026-11-24')).toBe('2026-11-24')
  expect(parseDate('2028-02-29')).toBe('2028-02-29')
  expect(parseDate('2026-02-29')).toBeNull()
  expect(parseDate('2026-13-01')).toBeNull()
  expect(parseDate('2026-11')).toBeNull()
})
