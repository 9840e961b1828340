import { expect, test } from 'vitest'
import {
  dashDate,
  formatClock,
  formatDate,
  formatDateTime,
  formatDateWithWeekday,
  formatDay,
  formatDayChip,
  formatDayWithWeekday,
  formatNearDay,
  formatRecent,
  formatTime,
  isDay,
  weekdayOf,
} from './date.ts'

test('an instant is shown in Japan’s calendar and time', () => {
  expect(formatDate('2026-11-23T15:30:00Z')).toBe('2026.11.24')
  expect(formatTime('2026-11-24T00:05:00Z')).toBe('9:05')
  expect(formatDateTime('2026-11-24T15:00:00Z')).toBe('2026.11.25 0:00')
  expect(formatClock(new Date('2026-11-24T01:12:08Z'))).toBe('10:12:08')
})

test('a day is shown with its weekday in the reader’s language', () => {
  expect(formatDateWithWeekday('2026-11-23T15:30:00Z', 'en')).toBe('2026.11.24 Tue')
  expect(formatDayWithWeekday('2026-11-24', 'ru')).toBe('2026.11.24 вт')
})

test.each([null, undefined, ''])('a missing instant (%s) is shown as a dash', (missing) => {
  expect([formatDate(missing), formatTime(missing), formatDateTime(missing)]).toEqual(['-', '-', '-'])
})

test('a day chip shows month and day', () => {
  expect(formatDayChip('2026-11-24')).toBe('11/24')
})

test.each([
  ['2026', '2026'],
  ['20261', '2026-1'],
  ['20261124', '2026-11-24'],
  ['2026.11.24x9', '2026-11-24'],
  ['', ''],
])('typing %s into a date field gives %s', (typed, dashed) => {
  expect(dashDate(typed)).toBe(dashed)
})

test.each([
  ['2026-11-24', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2024-02-30', false],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-30', true],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-12-32', false],
  ['2026-11-00', false],
  ['2026-00-10', false],
  ['0999-11-24', false],
  ['3000-11-24', false],
  ['2026-11-245', false],
  ['12026-11-24', false],
  ['', false],
])('whether %s is a valid day: %s', (text, valid) => {
  expect(isDay(text)).toBe(valid)
})

test('a recent time leaves out the current year', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  expect(formatRecent('2026-11-23T10:02:00Z', now)).toBe('11.23 19:02')
  expect(formatRecent('2025-12-31T14:59:00Z', now)).toBe('2025.12.31')
  expect(formatRecent('2025-12-31T15:00:00Z', now)).toBe('01.01 0:00')
  expect(formatRecent(null, now)).toBe('-')
})

test('a day without a time is written with dots, and its weekday does not depend on the machine’s time zone', () => {
  expect(formatDay('2026-11-24')).toBe('2026.11.24')
  expect(['2026-11-22', '2026-11-24', '2026-11-28'].map(weekdayOf)).toEqual([0, 2, 6])
})

test('a day in the current year is written without the year', () => {
  expect(formatNearDay('2026-11-02', '2026-11-30')).toBe('11.02')
  expect(formatNearDay('2025-12-31', '2026-01-01')).toBe('2025.12.31')
})
