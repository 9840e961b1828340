import { coalesceRuns } from '@seriba/server-kit/coalesce-runs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shortWork = () => vi.fn(async () => {})

test('the first request runs at once, and a rush of later ones shares a single run', async () => {
  const work = shortWork()
  const ask = coalesceRuns(work, 100)
  void ask()
  expect(work).toHaveBeenCalledTimes(1)
  const rush = Promise.all([ask(), ask(), ask()])
  await vi.advanceTimersByTimeAsync(99)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await rush
  expect(work).toHaveBeenCalledTimes(2)
})

test('a request made during a run is answered by one that starts after it', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const ask = coalesceRuns(work)
  void ask()
  const later = ask()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  await later
})

test('a failed run rejects its callers, and the next one still runs', async () => {
  const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error('away'))
  const ask = coalesceRuns(work, 100)
  const first = ask()
  const second = ask()
  await expect(first).rejects.toThrow('away')
  await vi.advanceTimersByTimeAsync(100)
  await second
  expect(work).toHaveBeenCalledTimes(2)
})
