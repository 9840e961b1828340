import { expect, test } from 'vitest'
import { faultOfReport, forwardingAction, reachesHall, retryPause, wantedMaximum } from './forwarding.ts'

const bid = { status: 2, amount: 600_000, adjustmentPrice: 20_000 } as const

test('a bid with status Bid stands at the hall with its adjustment added; other bids do not stand there at all', () => {
  expect(wantedMaximum(bid)).toBe(620_000)
  expect(([1, 3, 4, 5, 6] as const).map((status) => wantedMaximum({ ...bid, status }))).toEqual(
    Array(5).fill(null),
  )
})

test('the hall is sent only the difference', () => {
  expect(forwardingAction(null, 5)).toBe('place')
  expect(forwardingAction(5, 6)).toBe('change')
  expect(forwardingAction(5, null)).toBe('withdraw')
  expect([forwardingAction(5, 5), forwardingAction(null, null)]).toEqual([null, null])
})

test('a hall can be reached until the lot is over, even a few minutes after its scheduled time', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  const at = (auctionDate: string | null, status = 4532) => reachesHall({ auctionDate, status }, now)
  expect([at('2026-11-24T04:00:00Z'), at('2026-11-24T02:55:00Z')]).toEqual([true, true])
  expect([at('2026-11-24T02:49:00Z'), at('2026-11-24T04:00:00Z', 4536), at(null)]).toEqual([
    false,
    false,
    false,
  ])
})

test('pauses between retries grow up to ten minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryPause)).toEqual([
    5000, 15_000, 45_000, 135_000, 405_000, 600_000, 600_000,
  ])
})

test('a report is accepted if its price is within the maximum and it does not contradict an earlier report', () => {
  const told = { maximum: 620_000, outcome: null, price: null }
  expect(faultOfReport({ outcome: 'won', price: 620_000 }, told)).toBeNull()
  expect(faultOfReport({ outcome: 'won', price: 620_001 }, told)).toBe('above_maximum')
  expect(faultOfReport({ outcome: 'won', price: null }, told)).toBe('price_missing')
  expect(faultOfReport({ outcome: 'lost', price: 900_000 }, told)).toBeNull()
  expect(faultOfReport({ outcome: 'lost', price: null }, { ...told, outcome: 'won', price: 1 })).toBe(
    'contradicts',
  )
  expect(faultOfReport({ outcome: 'won', price: 1 }, { ...told, outcome: 'won', price: 1 })).toBeNull()
})
