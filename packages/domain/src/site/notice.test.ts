import { expect, test } from 'vitest'
import { formatMinute, isMinute, isNoticeDue, isNoticeTime } from './notice.ts'

const week = { from: '2026-11-27T00:00', until: '2026-11-30T18:00' }

test.each([
  ['2026-11-26T14:59:59Z', false],
  ['2026-11-26T15:00:00Z', true],
  ['2026-11-30T08:59:59Z', true],
  ['2026-11-30T09:00:00Z', false],
])('whether a notice for November 27 to 30 in Japan is due at %s: %s', (now, due) => {
  expect(isNoticeDue(week, new Date(now))).toBe(due)
})

test('a notice without a start or an end is due indefinitely on that side', () => {
  const now = new Date('2026-11-28T00:00:00Z')
  expect(isNoticeDue({ from: null, until: null }, now)).toBe(true)
  expect(isNoticeDue({ from: week.from, until: null }, now)).toBe(true)
  expect(isNoticeDue({ from: null, until: '2026-11-27T00:00' }, now)).toBe(false)
})

test('a notice must begin before it ends', () => {
  expect(isNoticeTime(week)).toBe(true)
  expect(isNoticeTime({ from: week.until, until: week.from })).toBe(false)
  expect(isNoticeTime({ from: week.from, until: week.from })).toBe(false)
  expect(isNoticeTime({ from: null, until: week.until })).toBe(true)
})

test('nonexistent minutes are rejected', () => {
  const wrong = ['2026-02-30T10:00', '2026-11-27T24:00', '2026-11-27', 'soon', '2026-11-27T10:60']
  expect(wrong.filter(isMinute)).toEqual([])
  expect(isMinute('2026-11-27T23:59')).toBe(true)
  expect(formatMinute('2026-11-27T18:00')).toBe('2026.11.27 18:00')
})
