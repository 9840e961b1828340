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

describe('one status for many bids', () => {
  test('changes those that do not have it', () => {
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

  test('skips those behind another client’s only where they would be bid', () => {
    const bids = [bid(1, { sameLot: { rank: 1 } }), bid(2, { sameLot: { rank: 2 } })]
    expect(switchOfMany(bids, bidStatus.bid, now).behind).toBe(1)
    expect(switchOfMany(bids, bidStatus.dontBid, now).behind).toBe(0)
  })

  test('takes out what leaders have overtaken and what stays at Bid, only where they would be bid', () => {
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

  test('takes nothing out that is changed itself, but what has the status already', () => {
    const leader = bid(1, { sameLot: { rank: 1, overtaken: [{ bidId: 2 }, { bidId: 3 }] } })
    const chosen = [leader, bid(2), bid(3, { bidStatus: bidStatus.bid })]
    expect(switchOfMany(chosen, bidStatus.bid, now).takeOut).toEqual([
      { bidId: 1, lotNo: 101, rivals: [{ bidId: 3 }] },
    ])
  })

  test('tells of the last hour, of other days in Japan and of wins', () => {
    const bids = [
      bid(1, { auctionDate: '2026-11-24T01:30:00Z' }),
      bid(2, { auctionDate: '2026-11-24T15:00:00Z' }),
      bid(3, { bidStatus: bidStatus.win, auctionDate: '2026-11-24T00:00:00Z' }),
      bid(4, { auctionDate: null }),
    ]
    expect(switchOfMany(bids, bidStatus.cancel, now)).toMatchObject({ lastHour: 1, otherDay: 1, wins: 1 })
  })
})

describe('undoing it', () => {
  test('puts each back to what it was', () => {
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

  test('puts back what was taken out before the bids that it was taken out for', () => {
    const moved = [
      { bidId: 1, from: bidStatus.new, takenOut: [{ bidId: 8, from: bidStatus.bid }] },
      { bidId: 2, from: bidStatus.new, takenOut: [{ bidId: 9, from: bidStatus.bid }] },
    ]
    expect(stepsBack(moved, bidStatus.bid)).toEqual([
      { status: bidStatus.bid, was: bidStatus.dontBid, bidIds: [8, 9] },
      { status: bidStatus.new, was: bidStatus.bid, bidIds: [1, 2] },
    ])
  })

  test('leaves out what was taken out for a bid that does not go back', () => {
    const moved = [{ bidId: 1, from: bidStatus.blank, takenOut: [{ bidId: 8, from: bidStatus.bid }] }]
    expect(stepsBack(moved, bidStatus.bid)).toEqual([])
  })

  test('leaves out what had won, and a status that is never set', () => {
    const moved = [
      { bidId: 1, from: bidStatus.win },
      { bidId: 2, from: bidStatus.blank },
    ]
    expect(stepsBack(moved, bidStatus.dontBid)).toEqual([])
    expect(isUndoable(bidStatus.bid, bidStatus.win)).toBe(false)
    expect(isUndoable(bidStatus.bid, bidStatus.finished)).toBe(true)
  })
})
