import { expect, test } from 'vitest'
import { archivedStatus, isArchived } from './archive.ts'
import { bidStatus } from './bid-status.ts'

const now = new Date('2026-11-24T00:30:00+09:00')
const yesterday = '2026-11-23T10:00:00+09:00'
const today = '2026-11-24T10:00:00+09:00'
const bid = {
  status: bidStatus.finished,
  auctionDate: yesterday,
  updatedAt: yesterday,
  isNegotiated: false,
}

test('a bid moves to the archive on the Japanese day after its auction', () => {
  expect(isArchived(bid, now)).toBe(true)
  expect(isArchived({ ...bid, auctionDate: today }, now)).toBe(false)
  expect(isArchived({ ...bid, isNegotiated: true }, now)).toBe(false)
})

test('a stock order moves to the archive the day after it is settled', () => {
  const order = { ...bid, auctionDate: null }
  expect(isArchived(order, now)).toBe(true)
  expect(isArchived({ ...order, updatedAt: today }, now)).toBe(false)
  expect(isArchived({ ...order, status: bidStatus.new }, now)).toBe(false)
})

test('the archive shows outcomes only', () => {
  expect(Object.values(bidStatus).map(archivedStatus)).toEqual([5, 5, 5, 4, 5, 6, 7])
})
