import { expect, test } from 'vitest'
import { serverClockOffset } from './server-clock.ts'

const date = Date.parse('2026-11-24T01:00:00Z')

test('a clock difference within the uncertainty is ignored', () => {
  expect(serverClockOffset({ sent: date + 400, received: date + 450, date })).toBe(0)
  expect(serverClockOffset({ sent: date - 3000, received: date + 5000, date })).toBe(0)
})

test('a clock that is slow or fast is corrected by the certain part of the difference', () => {
  expect(serverClockOffset({ sent: date - 60_100, received: date - 60_000, date })).toBe(60_000)
  expect(serverClockOffset({ sent: date + 60_999, received: date + 61_100, date })).toBe(-60_000)
})
