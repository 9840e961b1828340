import { expect, test } from 'vitest'
import { lotStatus } from '../lots/lot-status.ts'
import { bidStatus } from './bid-status.ts'
import {
  checkGroupLabel,
  checkJoining,
  checkQuota,
  fillsGroup,
  firstFreeNumber,
  groupIsFilled,
  groupIsOpen,
  groupKeepsNumber,
  groupLabel,
  groupMayReopen,
  groupState,
  heldInGroup,
  inGroup,
  newGroup,
  quotaFor,
  statusAfterReopening,
  ungrouped,
} from './group.ts'

test('a group is open while it wants a vehicle and has a live bid', () => {
  expect(groupIsOpen({ quota: 2, won: 1, liveBids: 1 })).toBe(true)
  expect(groupIsOpen({ quota: 2, won: 0, liveBids: 0 })).toBe(false)
  expect(groupIsOpen({ quota: 1, won: 1, liveBids: 1 })).toBe(false)
})

test('a group is filled when its quota is reached or exceeded', () => {
  expect([0, 1, 2].map((won) => groupIsFilled({ quota: 1, won }))).toEqual([false, true, true])
})

test('only the win that reaches the quota fills a group; an extra win does not fill it again', () => {
  expect([1, 2, 3].map((won) => fillsGroup({ quota: 2, won }))).toEqual([false, true, false])
})

test('a group keeps its number until its last bid is archived', () => {
  expect(groupKeepsNumber([{ archived: true }, { archived: false }])).toBe(true)
  expect(groupKeepsNumber([{ archived: true }])).toBe(false)
  expect(groupKeepsNumber([])).toBe(false)
})

test('group numbers are reused once they are free', () => {
  expect([firstFreeNumber([]), firstFreeNumber([1, 3]), firstFreeNumber([2, 1])]).toEqual([1, 2, 3])
})

test('group labels are letters and continue with AA after Z', () => {
  expect([1, 2, 26, 27, 52, 53].map(groupLabel)).toEqual(['A', 'B', 'Z', 'AA', 'AZ', 'BA'])
})

const now = new Date('2026-11-24T09:00:00+09:00')
const lotAt = (time: string) => ({ auctionDate: `2026-11-24T${time}+09:00`, status: lotStatus.upcoming })

test('a stopped bid comes back while the hall can still be reached', () => {
  expect(statusAfterReopening(bidStatus.bid, lotAt('10:00:01'), now)).toBe(bidStatus.bid)
  expect(statusAfterReopening(bidStatus.bid, lotAt('10:00:00'), now)).toBeNull()
})

test('a bid that no group stopped, or whose lot is over, stays unchanged', () => {
  expect(statusAfterReopening(null, lotAt('15:00:00'), now)).toBeNull()
  expect(
    statusAfterReopening(bidStatus.new, { ...lotAt('15:00:00'), status: lotStatus.sold }, now),
  ).toBeNull()
})

test('a request is for a group if it names one, including a new one', () => {
  expect([inGroup(undefined), inGroup(ungrouped), inGroup(newGroup), inGroup(3)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a quota can be changed while the group is open, but not below the number of wins', () => {
  const open = { quota: 3, won: 2, liveBids: 1, stoppedBids: 0 }
  expect([checkQuota(open, 2).ok, checkQuota(open, 9).ok]).toEqual([true, true])
  expect(checkQuota(open, 1)).toEqual({ ok: false, reason: 'group_quota_below_won' })
  for (const closed of [
    { ...open, liveBids: 0 },
    { ...open, won: 3 },
  ])
    expect(checkQuota(closed, 4)).toEqual({ ok: false, reason: 'group_closed' })
})

test('a filled group can be reopened while a bid it stopped can still run, up to a quota of nine', () => {
  const filled = { quota: 2, won: 2, liveBids: 0, stoppedBids: 1 }
  expect([checkQuota(filled, 3).ok, groupMayReopen(filled)]).toEqual([true, true])
  expect(checkQuota(filled, 2)).toEqual({ ok: false, reason: 'group_closed' })
  expect(groupMayReopen({ ...filled, stoppedBids: 0 })).toBe(false)
  expect(groupMayReopen({ ...filled, quota: 9, won: 9 })).toBe(false)
})

test('a group’s label cannot be another group’s label or a letter that another group may get', () => {
  expect([checkGroupLabel('Family SUV', 1, ['B']).ok, checkGroupLabel('A', 1, ['B']).ok]).toEqual([
    true,
    true,
  ])
  for (const taken of ['b', 'Z', 'AA'])
    expect(checkGroupLabel(taken, 1, ['B'])).toEqual({ ok: false, reason: 'group_label_taken' })
  expect(checkGroupLabel('', 1, [])).toEqual({ ok: false, reason: 'field_required' })
})

test('the largest bids hold the credit the group still needs; the others hold nothing', () => {
  expect(heldInGroup([300, 500, 400], { quota: 2, won: 0 })).toEqual([0, 500, 400])
  expect(heldInGroup([300, 300], { quota: 2, won: 1 })).toEqual([300, 0])
  expect(heldInGroup([300, 500], { quota: 1, won: 1 })).toEqual([300, 500])
})

test('a group is open, filled, or closed when it has no bids left', () => {
  const states = [
    { quota: 1, won: 0, liveBids: 1 },
    { quota: 1, won: 2, liveBids: 1 },
    { quota: 1, won: 0, liveBids: 0 },
  ].map(groupState)
  expect(states).toEqual(['open', 'filled', 'closed'])
})

test.each([
  [{ live: 3, wins: 0 }, 1],
  [{ live: 3, wins: 1 }, 2],
  [{ live: 0, wins: 1 }, 1],
  [{ live: 0, wins: 2 }, 2],
  [{ live: 1, wins: 12 }, 9],
])('a group opened with %o has a quota of %i', (bids, quota) => expect(quotaFor(bids)).toBe(quota))

test.each([
  [{ quota: 2, won: 1 }, { live: 3, wins: 0 }, true],
  [{ quota: 2, won: 2 }, { live: 1, wins: 0 }, false],
  [{ quota: 2, won: 1 }, { live: 0, wins: 1 }, true],
  [{ quota: 2, won: 1 }, { live: 1, wins: 1 }, false],
  [{ quota: 3, won: 1 }, { live: 1, wins: 1 }, true],
  [{ quota: 2, won: 1 }, { live: 0, wins: 2 }, false],
])('whether a group with %o can take %o at once: %s', (group, bids, taken) =>
  expect(checkJoining(group, bids).ok).toBe(taken),
)
