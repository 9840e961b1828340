import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestsTo } from '../test/requests-to.tsx'
import { useCountersOnFocus } from './use-counters-on-focus.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  useCountersOnFocus()
  return <h1>Page</h1>
}

const focusAfter = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000)
  window.dispatchEvent(new Event('focus'))
}

test('counters are refreshed when the window gets the focus, at most every 30 seconds', async () => {
  const asked = await requestsTo('menu-counters', Page)
  focusAfter(10)
  focusAfter(25)
  await waitFor(() => expect(asked()).toBe(1))
  focusAfter(5)
  focusAfter(30)
  await waitFor(() => expect(asked()).toBe(2))
})
