import { expect, test } from 'vitest'
import { isScheduleConflict } from './schedule-conflict.ts'

const bid = {
  groupId: 1,
  status: 1,
  auction: 'USS Tokyo',
  auctionDate: '2026-11-24T01:00:00Z',
} as const
const other = { ...bid, auction: 'TAA Kinki', auctionDate: '2026-11-24T01:14:59Z' }

test('two halls at nearly the same minute clash, whichever comes first', () => {
  expect([isScheduleConflict(bid, other), isScheduleConflict(other, bid)]).toEqual([true, true])
})

test.each([
  ['a quarter of an hour apart', { auctionDate: '2026-11-24T01:15:00Z' }],
  ['in one hall', { auction: 'USS Tokyo' }],
  ['of different groups', { groupId: 2 }],
  ['of which one is no longer live', { status: 3 as const }],
  ['of which one has no auction time', { auctionDate: null }],
])('lots %s do not clash', (_, changed) => {
  expect(isScheduleConflict(bid, { ...other, ...changed })).toBe(false)
})

test('bids without a group never clash', () => {
  expect(isScheduleConflict({ ...bid, groupId: null }, { ...other, groupId: null })).toBe(false)
})
