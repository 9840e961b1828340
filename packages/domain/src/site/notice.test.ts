import { expect, test } from 'vitest'
import { formatMinute, isMinute, isNoticeDue, isNoticeTime } from './notice.ts'

const week = { from: '2026-11-27T00:00', until: '2026-11-30T18:00' }

test.each([
  ['2026-11-26T14:59:59Z', false],
  ['2026-11-26T15:00:00Z', true],
  ['2026-11-30T08:59:59Z', true],
  ['2026-11-30T09:00:00Z', false],
])('a notice of Japan’s 27 to 30 November is due at %s: %s', (now, due) => {
  expect(isNoticeDue(week, new Date(now))).toBe(due)
})

test('without an end on a side it is due on that side for good', () => {
  const now = new Date('2026-11-28T00:00:00Z')
  expect(isNoticeDue({ from: null, until: null }, now)).toBe(true)
  expect(isNoticeDue({ from: week.from, until: null }, now)).toBe(true)
  expect(isNoticeDue({ from: null, until: '2026-11-27T00:00' }, now)).toBe(false)
})

test('what ends has begun before', () => {
  expect(isNoticeTime(week)).toBe(true)
  expect(isNoticeTime({ from: week.until, until: week.from })).toBe(false)
  expect(isNoticeTime({ from: week.from, until: week.from })).toBe(false)
  expect(isNoticeTime({ from: null, until: week.until })).toBe(true)
})

test('minutes that do not exist are none', () => {
  const wrong = ['2026-02-30T10:00', '2026-11-27T24:00', '2026-11-27', 'soon', '2026-11-27T10:60']
  expect(wrong.filter(isMinute)).toEqual([])
  expect(isMinute('2026-11-27T23:59')).toBe(true)
  expect(formatMinute('2026-11-27T18:00')).toBe('2026.11.27 18:00')
})
