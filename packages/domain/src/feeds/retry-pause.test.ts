import { expect, test } from 'vitest'
import { retryPause } from './retry-pause.ts'

test('a failing source is retried at growing intervals, up to a quarter of an hour', () => {
  const pauses = Array.from({ length: 12 }, (_, tries) => retryPause(tries + 1) / 1000)
  expect(pauses).toEqual([1, 2, 5, 15, 30, 60, 120, 300, 600, 900, 900, 900])
})
