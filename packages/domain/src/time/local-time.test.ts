import { afterEach, expect, test, vi } from 'vitest'
import { localTime } from './local-time.ts'

afterEach(() => vi.unstubAllEnvs())

const morning = '2026-11-24T01:05:00Z'

test('the viewer’s local time is shown unless it equals Japan’s', () => {
  expect(localTime(morning, 10 * 60)).toBe('11:05')
  expect(localTime(morning, 3 * 60)).toBe('4:05')
  expect(localTime(morning, 9 * 60)).toBe(null)
})

test('the local date is included when it differs from Japan’s', () => {
  expect(localTime(morning, -5 * 60)).toBe('11.23 20:05')
  expect(localTime('2026-12-31T14:30:00Z', 10 * 60)).toBe('01.01 0:30')
})

test('half-hour offsets and daylight saving time follow the local zone', () => {
  expect(localTime(morning, 5 * 60 + 30)).toBe('6:35')
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect([localTime(morning), localTime('2026-07-24T01:05:00Z')]).toEqual(['2:05', '3:05'])
  vi.stubEnv('TZ', 'Asia/Seoul')
  expect(localTime(morning)).toBe(null)
})
