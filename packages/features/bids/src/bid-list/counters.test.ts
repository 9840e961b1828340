import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { countersOf, useFlashing } from './counters.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const counted = (bid: number, win: number) =>
  countersOf(
    [
      { status: 2, count: bid },
      { status: 6, count: win },
    ],
    'bid-manager',
  )

test('a status that gains a bid flashes for half a second, but one that loses it does not', () => {
  const { result, rerender } = renderHook(({ counters }) => useFlashing(counters), {
    initialProps: { counters: counted(3, 0) },
  })
  expect(result.current).toEqual([])
  rerender({ counters: counted(2, 1) })
  expect(result.current).toEqual(['6'])
  act(() => vi.advanceTimersByTime(499))
  expect(result.current).toEqual(['6'])
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toEqual([])
})
