import { expect, test } from 'vitest'
import { permissionsOf } from '../access/permission-templates.ts'
import { lotStatus } from '../lots/lot-status.ts'
import { bidStatus } from './bid-status.ts'
import { checkBidType } from './bid-type.ts'
import { checkDailyLimit } from './daily-limit.ts'
import { defaultHallTerms as terms } from './hall-terms.ts'
import { mayReplace, placementOf } from './own-bid.ts'

test('a live bid is changed; any other bid is revived', () => {
  expect(placementOf(null)).toBe('new')
  expect(placementOf({ status: bidStatus.cancel })).toBe('revive')
  expect(Object.values(bidStatus).filter((status) => placementOf({ status }) === 'change')).toEqual([1, 2])
})

const lot = { auctionDate: '2026-11-24T10:00:00+09:00', status: lotStatus.upcoming }
const late = new Date('2026-11-24T08:30:00+09:00')
const own = { status: bidStatus.new, amount: 500_000, groupId: null }

test('after the cancel deadline a bid can be raised but not lowered or moved to another group', () => {
  const reasonOf = (next: { amount: number; groupId: number | null }) =>
    mayReplace(own, next, lot, terms, late)
  expect(reasonOf({ amount: 600_000, groupId: null })).toEqual({ ok: true })
  expect(reasonOf({ amount: 500_000, groupId: null })).toEqual({ ok: true })
  expect(reasonOf({ amount: 400_000, groupId: null })).toEqual({ ok: false, reason: 'cancel_too_late' })
  expect(reasonOf({ amount: 600_000, groupId: 7 })).toEqual({ ok: false, reason: 'cancel_too_late' })
})

test('before the cancel deadline anything can be changed', () => {
  const early = new Date('2026-11-24T07:00:00+09:00')
  expect(mayReplace(own, { amount: 5000, groupId: 7 }, lot, terms, early)).toEqual({ ok: true })
})

test('a canceled bid can be revived at any amount, but a win cannot be replaced', () => {
  const next = { amount: 400_000, groupId: null }
  expect(mayReplace({ ...own, status: bidStatus.cancel }, next, lot, terms, late)).toEqual({ ok: true })
  expect(mayReplace({ ...own, status: bidStatus.win }, next, lot, terms, late)).toEqual({
    ok: false,
    reason: 'bidding_closed',
  })
})

test('the daily limit counts new bids, and 0 means no limit', () => {
  expect(checkDailyLimit(2, 3).ok).toBe(true)
  expect(checkDailyLimit(3, 3)).toEqual({ ok: false, reason: 'daily_bid_limit' })
  expect(checkDailyLimit(99, 0).ok).toBe(true)
})

test('a bid type is required where it is shown and not optional', () => {
  const asked = permissionsOf('client', { exportTypeOptional: false })
  expect(checkBidType(null, 'auction', asked)).toEqual({ ok: false, reason: 'bid_type_required' })
  expect(checkBidType(3, 'auction', asked).ok).toBe(true)
  expect(checkBidType(null, 'stock', asked).ok).toBe(true)
  expect(checkBidType(null, 'auction', permissionsOf('client')).ok).toBe(true)
  expect(checkBidType(null, 'auction', { exportTypeShow: false, exportTypeOptional: false }).ok).toBe(true)
})

test('a bidder who is not shown bid types cannot name one', () => {
  const unasked = permissionsOf('client', { exportTypeShow: false })
  expect(checkBidType(3, 'auction', unasked)).toEqual({ ok: false, reason: 'permission_missing' })
})
