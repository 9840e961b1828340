import { useMenuCountersQuery } from '@seriba/api/shared/site'
import { startOfJstDay } from '@seriba/domain/time/jst'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countersAsked } from '../test/counters-asked.tsx'
import { useNextDay } from './use-next-day.ts'

const minuteMs = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(startOfJstDay('2026-12-01').getTime() - 2 * minuteMs)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  useNextDay()
  useMenuCountersQuery()
  return <h1>Page</h1>
}

test('what goes by the day is asked for again once it is the next one in Japan', async () => {
  const asked = await countersAsked(Page)
  await waitFor(() => expect(asked()).toBe(1))
  vi.advanceTimersByTime(minuteMs)
  await Promise.resolve()
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(2 * minuteMs)
  vi.useRealTimers()
  await waitFor(() => expect(asked()).toBe(2))
})
