import { expect, test } from 'vitest'
import {
  isQuiet,
  minuteInZone,
  minuteOfTime,
  minutesUntilQuietEnds,
  parseTimeInput,
  timeOfMinute,
} from './quiet-hours.ts'

const night = { on: true, from: 22 * 60, to: 7 * 60 }

test.each([
  [21 * 60 + 59, false],
  [22 * 60, true],
  [0, true],
  [7 * 60 - 1, true],
  [7 * 60, false],
])('across midnight, whether minute %i is quiet: %s', (minute, quiet) => {
  expect(isQuiet(night, minute)).toBe(quiet)
})

test('quiet hours can lie within one day, last the whole day or be switched off', () => {
  const noon = { on: true, from: 12 * 60, to: 13 * 60 }
  expect([11, 12, 13].map((hour) => isQuiet(noon, hour * 60))).toEqual([false, true, false])
  expect(isQuiet({ on: true, from: 60, to: 60 }, 0)).toBe(true)
  expect(isQuiet({ ...night, on: false }, 0)).toBe(false)
})

test('a time of day survives being written and read, and anything else is rejected', () => {
  for (const minute of [0, 425, 1439]) expect(minuteOfTime(timeOfMinute(minute))).toBe(minute)
  expect(timeOfMinute(425)).toBe('7:05')
  expect(minuteOfTime('07:05')).toBe(425)
  expect(['', '24:00', '7:5'].map(minuteOfTime)).toEqual([null, null, null])
})

test.each([
  ['22', '22'],
  ['223', '22:3'],
  ['2230', '22:30'],
  ['22305', '22:30'],
  ['7:05', '7:05'],
  ['22:', '22:'],
  ['22:3 pm', '22:3'],
])('typing %s shows %s', (typed, shown) => {
  expect(parseTimeInput(typed)).toBe(shown)
})

test.each([
  [23 * 60 + 30, 450],
  [6 * 60 + 59, 1],
  [7 * 60, 1440],
])('at minute %i, quiet hours until seven last another %i minutes', (minute, left) => {
  expect(minutesUntilQuietEnds(night, minute)).toBe(left)
})

test('the minute of the day is in the listener’s time zone, or in UTC if the zone is unknown', () => {
  const noon = new Date('2026-11-24T12:05:00Z')
  expect(minuteInZone('Africa/Dar_es_Salaam', noon)).toBe(15 * 60 + 5)
  expect(minuteInZone('Asia/Tokyo', noon)).toBe(21 * 60 + 5)
  expect(minuteInZone('Asia/Tokyo', new Date('2026-11-24T15:00:00Z'))).toBe(0)
  expect(minuteInZone('Nowhere/Land', noon)).toBe(12 * 60 + 5)
})
