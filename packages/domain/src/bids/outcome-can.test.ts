import { expect, test } from 'vitest'
import { bidStatus, switchableStatuses } from './bid-status.ts'
import { correctionsOf, outcomeCan } from './outcome-can.ts'

const now = new Date('2026-11-24T03:00:00Z')
const at = (status: (typeof bidStatus)[keyof typeof bidStatus], auctionDate: string | null) => ({
  status,
  auctionDate,
  updatedAt: '2026-11-20T03:00:00Z',
  isNegotiated: false,
})
const yesterday = '2026-11-23T03:00:00Z'

test('on the day of the auction every status can be set without a reason', () => {
  const bid = at(bidStatus.bid, '2026-11-24T01:00:00Z')
  for (const to of switchableStatuses) expect(outcomeCan.switchStatus(bid, to, now).ok).toBe(true)
  expect(outcomeCan.needsReason(bid, now)).toBe(false)
  expect(correctionsOf(bid, now)).toEqual([])
})

test('in the archive a lost or canceled bid can still become a win, and a win can become a lost bid', () => {
  const open = (bid: ReturnType<typeof at>) =>
    switchableStatuses.filter((to) => outcomeCan.switchStatus(bid, to, now).ok)
  expect(open(at(bidStatus.finished, yesterday))).toEqual([bidStatus.finished, bidStatus.win])
  expect(open(at(bidStatus.cancel, yesterday))).toEqual([bidStatus.cancel, bidStatus.win])
  expect(open(at(bidStatus.win, yesterday))).toEqual([bidStatus.finished, bidStatus.win])
  // A bid that was still live at midnight was lost.
  expect(open(at(bidStatus.bid, yesterday))).toEqual([bidStatus.finished, bidStatus.win])
  expect(outcomeCan.needsReason(at(bidStatus.win, yesterday), now)).toBe(true)
  expect(outcomeCan.switchStatus(at(bidStatus.win, yesterday), bidStatus.bid, now)).toEqual({
    ok: false,
    reason: 'bid_archived',
  })
})

test('nothing can be corrected more than sixty days after the auction', () => {
  const last = at(bidStatus.finished, '2026-09-25T03:00:00Z')
  const over = at(bidStatus.finished, '2026-09-24T03:00:00Z')
  expect(correctionsOf(last, now)).toEqual([bidStatus.win])
  expect(correctionsOf(over, now)).toEqual([])
  expect(outcomeCan.setSoldPrice(last, now).ok).toBe(true)
  expect(outcomeCan.setSoldPrice(over, now)).toEqual({ ok: false, reason: 'bid_archived' })
})

test('the correction period of a stock order starts when it is settled', () => {
  expect(correctionsOf(at(bidStatus.win, null), now)).toEqual([bidStatus.finished])
  expect(correctionsOf(at(bidStatus.new, null), now)).toEqual([])
})
