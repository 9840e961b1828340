import { useListingQuery } from '@seriba/api/shared/catalogue'
import { useAuctionListQuery, useFiltersQuery } from '@seriba/api/shared/lot-filters'
import { useMenuCountersQuery } from '@seriba/api/shared/site'
import { startOfJstDay } from '@seriba/domain/time/jst'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestsTo } from '../test/requests-to.tsx'
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

function Counters() {
  useNextDay()
  useMenuCountersQuery()
  return <h1>Page</h1>
}

function Schedule() {
  useNextDay()
  useAuctionListQuery({ type: 'car-auction' })
  return <h1>Page</h1>
}

function Lots() {
  useNextDay()
  useListingQuery({ pageType: 'car-auction', page: 3 })
  return <h1>Page</h1>
}

function Options() {
  useNextDay()
  useFiltersQuery({ pageType: 'car-auction' })
  return <h1>Page</h1>
}

test.each([
  ['the menu’s counters', 'menu-counters', Counters],
  ['the lots of a listing', 'listing', Lots],
  ['the filter counts of a listing', 'filters', Options],
  ['the calendar of the next auctions', 'site/auction-list', Schedule],
])('%s, which depend on the day, are requested again on the next day in Japan', async (_, path, Page) => {
  const asked = await requestsTo(path, Page, { 'GET /site/auction-list': {} })
  await waitFor(() => expect(asked()).toBe(1))
  vi.advanceTimersByTime(minuteMs)
  await Promise.resolve()
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(2 * minuteMs)
  vi.useRealTimers()
  await waitFor(() => expect(asked()).toBe(2))
})
