import { useDebouncedValue } from '@seriba/api/use-debounced-value'
import { emptyFilters } from '@seriba/domain/lots/filters'
import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApplyWhen, useFilterDraft } from './use-filter-draft.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function draftOf() {
  const [onApply, onLikely] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => useFilterDraft(emptyFilters, onApply, onLikely), {
    wrapper: MemoryRouter,
  })
  const choose = (maker: string, when?: ApplyWhen) => act(() => result.current.patch({ maker }, when))
  return { choose, onApply, onLikely, result }
}

test.each([
  ['a choice', undefined, 700],
  ['a day', 'day', 500],
  ['typed text', 'typed', 550],
] as const)(
  '%s is applied once its waiting time has passed without another choice (%s: %i ms)',
  (_, when, ms) => {
    const { choose, onApply } = draftOf()
    choose('Toyota', when)
    pass(ms - 1)
    choose('Honda', when)
    pass(ms - 1)
    expect(onApply).not.toHaveBeenCalled()
    pass(1)
    expect(onApply.mock.calls).toEqual([[{ ...emptyFilters, maker: 'Honda' }]])
  },
)

test('a choice that stays for 200 ms is likely final and is announced before it is applied', () => {
  const { choose, onApply, onLikely } = draftOf()
  choose('Toyota')
  pass(199)
  expect(onLikely).not.toHaveBeenCalled()
  pass(1)
  expect(onLikely.mock.calls).toEqual([[{ ...emptyFilters, maker: 'Toyota' }]])
  expect(onApply).not.toHaveBeenCalled()
})

test('a choice applied “now” does not wait, and one applied “never” only shows', () => {
  const { choose, onApply, result } = draftOf()
  choose('Toyota', 'never')
  pass(10_000)
  expect([onApply.mock.calls, result.current.draft.maker]).toEqual([[], 'Toyota'])
  choose('Honda', 'now')
  pass(10_000)
  expect(onApply.mock.calls).toEqual([[{ ...emptyFilters, maker: 'Honda' }]])
})

test('a value settles once it has not changed for 700 ms', () => {
  const { result, rerender } = renderHook(useDebouncedValue<string>, { initialProps: 'A' })
  rerender('AB')
  pass(699)
  rerender('ABC')
  pass(699)
  expect(result.current).toBe('A')
  pass(1)
  expect(result.current).toBe('ABC')
})
