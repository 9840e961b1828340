import { expect, test } from 'vitest'
import { clockLeft, timeLeft, urgency } from './time-left.ts'

const now = new Date('2026-11-24T01:12:00Z')
const at = (text: string) => timeLeft(text, now)

test('time left is shown in days and hours from 24 hours on, rounded down', () => {
  expect(at('2026-11-26T04:05:00Z')).toEqual({ unit: 'days', days: 2, hours: 2 })
  expect(at('2026-11-25T01:12:00Z')).toEqual({ unit: 'days', days: 1, hours: 0 })
})

test('time left is shown in hours and minutes within a day, and in minutes within an hour', () => {
  expect(at('2026-11-24T02:30:59Z')).toEqual({ unit: 'hours', hours: 1, minutes: 18 })
  expect(at('2026-11-24T01:30:00Z')).toEqual({ unit: 'minutes', minutes: 18 })
})

test('the last seconds count as one minute, and the moment itself has passed', () => {
  expect(at('2026-11-24T01:12:20Z')).toEqual({ unit: 'minutes', minutes: 1 })
  expect(at('2026-11-24T01:12:00Z')).toEqual({ unit: 'passed' })
})

test('a deadline is urgent within an hour and soon within three', () => {
  const minutes = [0, 60, 61, 180, 181]
  expect(minutes.map((left) => urgency(new Date(now.getTime() + left * 60_000), now))).toEqual([
    'passed',
    'urgent',
    'soon',
    'soon',
    'calm',
  ])
})

test('the countdown clock counts the seconds down to zero', () => {
  const began = new Date('2026-11-24T01:00:00Z')
  expect(clockLeft('2026-11-24T01:08:41Z', began)).toBe('0:08:41')
  expect(clockLeft('2026-11-24T12:00:09Z', began)).toBe('11:00:09')
  expect(clockLeft('2026-11-24T00:59:59Z', began)).toBe('0:00:00')
})
