import { describe, expect, test } from 'vitest'
import { bidStatus } from './bid-status.ts'
import { isUndoable, stepsBack, switchOfMany } from './switch-many.ts'

const now = new Date('2026-11-24T01:00:00Z')
const bid = (bidId: number, changed: object = {}) => ({
  bidId,
  lotNo: 100 + bidId,
  bidStatus: bidStatus.new as number,
  auctionDate: '2026-11-24T05:00:00Z',
  sameLot: null,
  ...changed,
})

describe('setting one status for many bids', () => {
  test('changes only those that have another status', () => {
    const has = bid(1, { bidStatus: bidStatus.dontBid })
    expect(switchOfMany([has, bid(2), bid(3)], bidStatus.dontBid, now)).toEqual({
      changes: [2, 3],
      behind: 0,
      takeOut: [],
      lastHour: 0,
      otherDay: 0,
      wins: 0,
    })
  })

  test('skips bids behind another client’s only when setting them to Bid', () => {
    const bids = [bid(1, { sameLot: { rank: 1 } }), bid(2, { sameLot: { rank: 2 } })]
    expect(switchOfMany(bids, bidStatus.bid, now).behind).toBe(1)
    expect(switchOfMany(bids, bidStatus.dontBid, now).behind).toBe(0)
  })

  test('takes out the bids that leaders have overtaken only when setting the leaders to Bid', () => {
    const over = (...bidIds: number[]) => ({
      sameLot: { rank: 1, overtaken: bidIds.map((bidId) => ({ bidId })) },
    })
    const bids = [bid(1, over(8, 9)), bid(2, { sameLot: { rank: 1 } }), bid(3), bid(4, over(7))]
    expect(switchOfMany(bids, bidStatus.bid, now).takeOut).toEqual([
      { bidId: 1, lotNo: 101, rivals: [{ bidId: 8 }, { bidId: 9 }] },
      { bidId: 4, lotNo: 104, rivals: [{ bidId: 7 }] },
    ])
    expect(switchOfMany(bids, bidStatus.dontBid, now).takeOut).toEqual([])
    const behind = bid(5, { sameLot: { rank: 2, overtaken: [{ bidId: 6 }] } })
    expect(switchOfMany([behind], bidStatus.bid, now).takeOut).toEqual([])
  })

  test('takes out no bid that is itself being changed, but does take out one that already has the status', () => {
    const leader = bid(1, { sameLot: { rank: 1, overtaken: [{ bidId: 2 }, { bidId: 3 }] } })
    const chosen = [leader, bid(2), bid(3, { bidStatus: bidStatus.bid })]
    expect(switchOfMany(chosen, bidStatus.bid, now).takeOut).toEqual([
      { bidId: 1, lotNo: 101, rivals: [{ bidId: 3 }] },
    ])
  })

  test('counts bids in their last hour, on other days in Japan, and wins', () => {
    const bids = [
      bid(1, { auctionDate: '2026-11-24T01:30:00Z' }),
      bid(2, { auctionDate: '2026-11-24T15:00:00Z' }),
      bid(3, { bidStatus: bidStatus.win, auctionDate: '2026-11-24T00:00:00Z' }),
      bid(4, { auctionDate: null }),
    ]
    expect(switchOfMany(bids, bidStatus.cancel, now)).toMatchObject({ lastHour: 1, otherDay: 1, wins: 1 })
  })
})

describe('undoing a change of many bids', () => {
  test('restores the previous status of each bid', () => {
    const moved = [
      { bidId: 1, from: bidStatus.new },
      { bidId: 2, from: bidStatus.bid },
      { bidId: 3, from: bidStatus.new },
    ]
    expect(stepsBack(moved, bidStatus.dontBid)).toEqual([
      { status: bidStatus.new, was: bidStatus.dontBid, bidIds: [1, 3] },
      { status: bidStatus.bid, was: bidStatus.dontBid, bidIds: [2] },
    ])
  })

  test('restores the bids that were taken out before the bids they made way for', () => {
    const moved = [
      { bidId: 1, from: bidStatus.new, takenOut: [{ bidId: 8, from: bidStatus.bid }] },
      { bidId: 2, from: bidStatus.new, takenOut: [{ bidId: 9, from: bidStatus.bid }] },
    ]
    expect(stepsBack(moved, bidStatus.bid)).toEqual([
      { status: bidStatus.bid, was: bidStatus.dontBid, bidIds: [8, 9] },
      { status: bidStatus.new, was: bidStatus.bid, bidIds: [1, 2] },
    ])
  })

  test('leaves out a bid taken out for one that cannot be restored', () => {
    const moved = [{ bidId: 1, from: bidStatus.blank, takenOut: [{ bidId: 8, from: bidStatus.bid }] }]
    expect(stepsBack(moved, bidStatus.bid)).toEqual([])
  })

  test('leaves out wins and statuses that can never be set', () => {
    const moved = [
      { bidId: 1, from: bidStatus.win },
      { bidId: 2, from: bidStatus.blank },
    ]
    expect(stepsBack(moved, bidStatus.dontBid)).toEqual([])
    expect(isUndoable(bidStatus.bid, bidStatus.win)).toBe(false)
    expect(isUndoable(bidStatus.bid, bidStatus.finished)).toBe(true)
  })
})
