import '@testing-library/jest-dom/vitest'
import { useRefetchAt, useShownBids, useShownLots } from '@seriba/api/shown-lots'
import { listenForWatchedLots, lotsShownAlone, stopListeningForWatchedLots } from '@seriba/api/watched-lots'
import { mostWatchedLots } from '@seriba/domain/notifications/event-types'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  stopListeningForWatchedLots()
})

const car = (id: number | string) => ({ pageType: 'car-auction', id: String(id) }) as const
const told = () => {
  const said = vi.fn()
  listenForWatchedLots(said)
  return said
}

test('a list reports which lots it shows, and reports again only when they change', async () => {
  const said = told()
  const { rerender, unmount } = renderHook(({ lots }) => useShownLots(lots), {
    initialProps: { lots: [car(1)] },
  })
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([car(1)]))
  rerender({ lots: [car(1)] })
  rerender({ lots: [car(2), car(3)] })
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([car(2), car(3)]))
  expect(said).toHaveBeenCalledTimes(3)
  unmount()
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([]))
})

test('a lot shown by both a list and a panel is reported once, and stays with the panel when the list goes', async () => {
  const said = told()
  const list = renderHook(() => useShownLots([car(1), car(2)]))
  renderHook(() => useShownLots([car(2)]))
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([car(1), car(2)]))
  expect(lotsShownAlone()).toEqual([car(2)])
  list.unmount()
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([car(2)]))
})

test('when a window shows more lots than allowed, the latest are reported', async () => {
  const said = told()
  const lots = Array.from({ length: mostWatchedLots + 5 }, (_, id) => car(id + 1))
  renderHook(() => useShownLots(lots))
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith(lots.slice(5)))
})

test('a bid reports its lot on the page where the lot is', async () => {
  const said = told()
  renderHook(() => useShownBids([{ lotType: 'bike', lotId: '7' }], 'archive'))
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith([{ pageType: 'bike-stats', id: '7' }]))
})

test('a list is requested again once the next moment has passed, and not before', async () => {
  vi.useFakeTimers()
  const ask = vi.fn()
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  renderHook(() => useRefetchAt([null, inMinutes(-5), inMinutes(3), inMinutes(9)], ask))
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledOnce()
})
