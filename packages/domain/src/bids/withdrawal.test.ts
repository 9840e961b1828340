import { describe, expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { permissionsOf } from '../access/permission-templates.ts'
import { roleIds, userTypes } from '../access/roles.ts'
import { answerOfStatus, receiptNumber, withdrawalCan } from './withdrawal.ts'

const now = new Date('2026-11-24T01:00:00Z')
const actor = (userId: number, role: 'client' | 'dealer' | 'manager', flags = {}): Actor => ({
  userId,
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  roleId: roleIds[role],
  permission: { ...permissionsOf(role), ...flags },
})
const client = actor(7, 'client')
const bid = (changed = {}) => ({
  clientId: 7,
  dealerId: 9,
  status: 2 as const,
  lot: { auctionDate: '2026-11-24T02:00:00Z', status: 4532 },
  terms: { deadlineHours: 1, cancelDeadlineHours: 2 },
  ...changed,
})
const none = { open: false }
const reason = (verdict: { ok: boolean; reason?: string }) => verdict.reason ?? 'ok'

describe('a withdrawal request', () => {
  const ask = (who: Actor, of = bid(), asked = none, at = now) =>
    reason(withdrawalCan.ask(who, of, asked, at))

  test('can be made for bids past their cancel deadline, until the lot is over', () => {
    expect(ask(client)).toBe('ok')
    expect(ask(client, bid({ lot: { auctionDate: '2026-11-24T09:00:00Z', status: 4532 } }))).toBe(
      'cancellation_still_open',
    )
    expect(ask(client, bid(), none, new Date('2026-11-24T15:00:00Z'))).toBe('auction_finished')
    expect(ask(client, bid({ status: 3 }))).toBe('bid_not_live')
  })

  test('can be made by the client or by a dealer who may act for them', () => {
    expect(ask(actor(8, 'client'))).toBe('not_yours')
    expect(ask(actor(9, 'dealer', { dealerBidAccess: true }))).toBe('ok')
    expect(ask(actor(9, 'dealer', { dealerBidAccess: false }))).toBe('not_yours')
  })

  test('is made once, can be taken back while open, and is answered once by staff', () => {
    expect(ask(client, bid(), { open: true })).toBe('withdrawal_asked')
    expect(reason(withdrawalCan.takeBack(client, bid(), none))).toBe('withdrawal_answered')
    expect(reason(withdrawalCan.takeBack(client, bid(), { open: true }))).toBe('ok')
    const manager = actor(1, 'manager')
    expect(reason(withdrawalCan.answer(manager, { open: true }))).toBe('ok')
    expect(reason(withdrawalCan.answer(manager, none))).toBe('withdrawal_answered')
    expect(reason(withdrawalCan.answer(client, { open: true }))).toBe('managers_only')
    const reader = actor(1, 'manager', { bidManageStatus: false })
    expect(reason(withdrawalCan.answer(reader, { open: true }))).toBe('permission_missing')
  })
})

test('a status that ends a bid answers its open withdrawal request', () => {
  expect([1, 2, 3, 4, 5, 6].map(answerOfStatus)).toEqual([
    null,
    null,
    'withdrawn',
    'withdrawn',
    'too_late',
    'too_late',
  ])
})

test('a receipt number uses the date in Japan', () => {
  expect(receiptNumber(new Date('2026-11-24T14:59:00Z'), 193)).toBe('C-261124-0193')
  expect(receiptNumber(new Date('2026-11-24T15:00:00Z'), 12_345)).toBe('C-261125-12345')
})
