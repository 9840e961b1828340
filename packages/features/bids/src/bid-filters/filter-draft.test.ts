import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type BidFilters, emptyFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { useFilterDraft } from './use-filter-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

function open() {
  const applied: BidFilters[] = []
  const model = {
    params: { filters: emptyFilters },
    change: ({ filters }: { filters: BidFilters }) => applied.push(filters),
  } as unknown as BidListModel
  const { result, unmount } = renderHook(() => useFilterDraft(model))
  return { draft: () => result.current, applied, unmount }
}
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('consecutive choices are applied together, 1500 ms after the last one', () => {
  const { draft, applied } = open()
  act(() => draft().set({ auctions: ['USS Tokyo'] }))
  after(1000)
  act(() => draft().set({ conditions: ['4.5'] }))
  after(1499)
  expect(applied).toEqual([])
  expect(draft().filters).toMatchObject({ auctions: ['USS Tokyo'], conditions: ['4.5'] })
  after(1)
  expect(applied).toEqual([{ ...emptyFilters, auctions: ['USS Tokyo'], conditions: ['4.5'] }])
})

test('closing a menu or clearing a filter applies immediately', () => {
  const { draft, applied } = open()
  act(() => draft().set({ auctions: ['USS Tokyo'] }))
  act(() => draft().flush())
  expect(applied).toHaveLength(1)
  act(() => draft().setNow({ auctions: [] }))
  expect(applied.at(-1)).toEqual(emptyFilters)
})

test('quick-search lots are applied together after 500 ms and replace the typed text', () => {
  const { draft, applied } = open()
  act(() => draft().addLot(7, '41207 USS Tokyo'))
  after(300)
  act(() => draft().addLot(8, '41208 USS Tokyo'))
  after(499)
  expect(applied).toEqual([])
  after(1)
  expect(applied).toEqual([{ ...emptyFilters, bids: [7, 8] }])
  expect(draft().lots.get(8)).toBe('41208 USS Tokyo')
})
