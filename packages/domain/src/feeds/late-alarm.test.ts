import { expect, test } from 'vitest'
import { lateAlarm } from './late-alarm.ts'

const [before, told, since] = ['2026-11-24T00:30:00Z', '2026-11-24T01:00:00Z', '2026-11-24T01:05:00Z']

test.each([
  ['late', { state: 'late', lastAt: before, toldLateAt: null }],
  ['late', { state: 'late', lastAt: null, toldLateAt: null }],
  [null, { state: 'late', lastAt: before, toldLateAt: told }],
  [null, { state: 'healthy', lastAt: since, toldLateAt: null }],
  ['back', { state: 'healthy', lastAt: since, toldLateAt: told }],
  ['back', { state: 'badLines', lastAt: since, toldLateAt: told }],
  ['forget', { state: 'paused', lastAt: since, toldLateAt: told }],
  ['forget', { state: 'healthy', lastAt: before, toldLateAt: told }],
] as const)('the alarm is %s for %o', (alarm, feed) => {
  expect(lateAlarm(feed)).toBe(alarm)
})
