import { describe, expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { permissionsOf } from '../access/permission-templates.ts'
import type { Permissions } from '../access/permissions.ts'
import { roleIds, userTypes } from '../access/roles.ts'
import { lotStatus } from '../lots/lot-status.ts'
import { type BidSnapshot, bidCan, isCancel } from './bid-can.ts'
import { type BidStatus, bidStatus, bidStatusName, bidStatusTone } from './bid-status.ts'
import { defaultHallTerms } from './hall-terms.ts'

const person = (
  role: 'client' | 'dealer' | 'manager',
  userId: number,
  changed: Partial<Permissions> = {},
) => ({
  userId,
  roleId: roleIds[role],
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  permission: permissionsOf(role, changed),
})
const owner = person('client', 1)
const dealer = person('dealer', 2)
const stranger = person('client', 3)
const manager = person('manager', 4)

const statuses = Object.values(bidStatus)
const now = new Date('2026-11-24T05:00:00+09:00')
const bid: BidSnapshot = {
  clientId: owner.userId,
  dealerId: dealer.userId,
  status: bidStatus.new,
  lot: { auctionDate: '2026-11-24T10:00:00+09:00', status: lotStatus.upcoming },
  terms: defaultHallTerms,
}
const reasonOf = (verdict: { ok: boolean; reason?: string }) => verdict.reason ?? 'allowed'

describe('canceling a bid', () => {
  test('is open to the client and their dealer', () => {
    expect([owner, dealer].map((actor) => bidCan.cancel(actor, bid, now).ok)).toEqual([true, true])
  })

  test('is refused to other clients before the status is revealed', () => {
    const closed = { ...bid, status: bidStatus.win }
    expect(reasonOf(bidCan.cancel(stranger, closed, now))).toBe('not_yours')
  })

  test('is refused to a dealer who can only watch their clients, and to another client’s dealer', () => {
    const watching = person('dealer', dealer.userId, { dealerBidAccess: false })
    expect(reasonOf(bidCan.cancel(watching, bid, now))).toBe('not_yours')
    expect(reasonOf(bidCan.cancel(dealer, { ...bid, dealerId: 99 }, now))).toBe('not_yours')
  })

  test('is open while the bid is live', () => {
    expect(statuses.filter((status) => bidCan.cancel(owner, { ...bid, status }, now).ok)).toEqual([
      bidStatus.new,
      bidStatus.bid,
    ])
  })

  test('closes with the hall’s deadline', () => {
    expect(reasonOf(bidCan.cancel(owner, bid, new Date('2026-11-24T08:00:00+09:00')))).toBe('cancel_too_late')
  })
})

describe('managing a bid', () => {
  const verdicts = (actor: Actor) => [
    reasonOf(bidCan.switchStatus(actor, bidStatus.bid)),
    reasonOf(bidCan.setSoldPrice(actor)),
    reasonOf(bidCan.editValues(actor, bidStatus.new)),
  ]

  test('is for managers only', () => {
    expect(verdicts(manager)).toEqual(['allowed', 'allowed', 'allowed'])
    expect(verdicts(owner)).toEqual(['managers_only', 'managers_only', 'managers_only'])
    expect(verdicts(dealer)).toEqual(['managers_only', 'managers_only', 'managers_only'])
  })

  test('stops entirely for a manager whose Bid Manager is switched off', () => {
    expect(verdicts(person('manager', 5, { bidManagementEnabled: false }))).toEqual(
      Array(3).fill('permission_missing'),
    )
  })

  test('needs a flag for each action', () => {
    const without = (flag: keyof Permissions) => verdicts(person('manager', 5, { [flag]: false }))
    expect(without('bidManageStatus')).toEqual(['permission_missing', 'allowed', 'allowed'])
    expect(without('bidManageSoldPrice')).toEqual(['allowed', 'permission_missing', 'allowed'])
    expect(without('bidManageBidPrice')).toEqual(['allowed', 'allowed', 'permission_missing'])
  })

  test('needs the auto-bid flag, and gives a reason for refusing a status, an edit or a cancellation', () => {
    const bound = person('manager', 5, { bidManagementEnabled: false })
    const soon = { status: bidStatus.bid, auctionDate: '2026-11-24T10:00:00+09:00' }
    expect(reasonOf(bidCan.switchAutoBid(bound, soon, now))).toBe('permission_missing')
    expect(reasonOf(bidCan.switchStatus(manager, bidStatus.blank))).toBe('status_not_offered')
    expect(reasonOf(bidCan.editValues(manager, bidStatus.cancel))).toBe('bid_not_editable')
    expect(reasonOf(bidCan.cancel(owner, { ...bid, status: bidStatus.win }, now))).toBe('bid_not_live')
  })

  test('offers every status except blank', () => {
    expect(statuses.filter((status) => !bidCan.switchStatus(manager, status).ok)).toEqual([bidStatus.blank])
  })

  test('allows auto-bid to be switched while the status is Bid, until the last hour', () => {
    const auctionDate = '2026-11-24T10:00:00+09:00'
    const at = (time: string, status: BidStatus = bidStatus.bid, actor = manager) =>
      reasonOf(bidCan.switchAutoBid(actor, { status, auctionDate }, new Date(`2026-11-24T${time}:00+09:00`)))
    expect([at('08:59'), at('09:00'), at('10:30')]).toEqual([
      'allowed',
      'auto_bid_too_late',
      'auto_bid_too_late',
    ])
    expect(statuses.filter((status) => at('08:00', status) === 'allowed')).toEqual([bidStatus.bid])
    expect(at('08:00', bidStatus.bid, owner)).toBe('managers_only')
    const stock = { status: bidStatus.bid, auctionDate: null }
    expect(reasonOf(bidCan.switchAutoBid(manager, stock, new Date()))).toBe('auto_bid_status')
  })

  test('allows the values of open and won bids to be edited', () => {
    expect(statuses.filter((status) => bidCan.editValues(manager, status).ok)).toEqual([
      bidStatus.new,
      bidStatus.bid,
      bidStatus.win,
    ])
  })
})

test('only status 4 is a cancellation', () => {
  expect(statuses.filter(isCancel)).toEqual([bidStatus.cancel])
})

test('every status has a name and a tone; an unknown one is blank', () => {
  expect(statuses.map((status) => bidStatusTone[bidStatusName(status)])).not.toContain(undefined)
  expect(bidStatusName(42 as BidStatus)).toBe('blank')
})
