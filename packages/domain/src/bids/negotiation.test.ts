import { describe, expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { permissionsOf } from '../access/permission-templates.ts'
import { roleIds, userTypes } from '../access/roles.ts'
import { lotStatus } from '../lots/lot-status.ts'
import { bidStatus } from './bid-status.ts'
import { type Negotiation, negotiationCan } from './negotiation.ts'

const now = new Date('2026-11-24T05:00:00Z')
const actor = (userId: number, role: 'client' | 'dealer' | 'manager', flags = {}): Actor => ({
  userId,
  userType: role === 'manager' ? userTypes.manager : userTypes.client,
  roleId: roleIds[role],
  permission: { ...permissionsOf(role), ...flags },
})
const [client, manager] = [actor(7, 'client'), actor(1, 'manager')]
const bid = (changed = {}) => ({
  clientId: 7,
  dealerId: 9,
  status: bidStatus.bid,
  lotStatus: lotStatus.soldNego as number,
  auctionDate: '2026-11-24T04:00:00Z',
  ...changed,
})
const negotiation = (changed: Partial<Negotiation> = {}): Negotiation => ({
  turn: 'client',
  ask: 2_520_000,
  offer: 2_430_000,
  answerBy: '2026-11-24T05:45:00Z',
  forwardedAt: null,
  ...changed,
})
const reason = (verdict: { ok: boolean; reason?: string }) => verdict.reason ?? 'ok'

describe('a negotiation with the seller', () => {
  const ask = (changed = {}, who = manager) => reason(negotiationCan.ask(who, bid(changed), now))

  test('is opened by staff for a bid that is neither won nor canceled', () => {
    expect(ask()).toBe('ok')
    expect(ask({ status: bidStatus.finished })).toBe('ok')
    expect(ask({ status: bidStatus.win })).toBe('not_negotiable')
    expect(ask({ status: bidStatus.cancel })).toBe('not_negotiable')
    expect(ask({}, client)).toBe('managers_only')
    expect(ask({}, actor(1, 'manager', { bidManageStatus: false }))).toBe('permission_missing')
  })

  test('needs a lot whose time has come and that nobody has bought, whatever the feed says so far', () => {
    const later = '2026-11-24T06:00:00Z'
    for (const known of [lotStatus.notSold, lotStatus.unsold, lotStatus.upcoming, lotStatus.ongoing])
      expect(ask({ lotStatus: known })).toBe('ok')
    expect(ask({ lotStatus: lotStatus.notSold, auctionDate: later })).toBe('ok')
    expect(ask({ lotStatus: lotStatus.upcoming, auctionDate: later })).toBe('not_negotiable')
    for (const settled of [lotStatus.sold, lotStatus.cancelled, lotStatus.removed])
      expect(ask({ lotStatus: settled })).toBe('not_negotiable')
    expect(ask({ lotStatus: lotStatus.notSold, auctionDate: null })).toBe('not_negotiable')
  })

  test('takes an offer below the ask and above the last offer on the client’s turn', () => {
    const offer = (amount: number, about: Negotiation | null = negotiation(), at = now) =>
      reason(negotiationCan.offer(client, bid(), about, amount, at))
    expect(offer(2_470_000)).toBe('ok')
    expect(offer(2_520_000)).toBe('offer_too_high')
    expect(offer(2_430_000)).toBe('offer_too_low')
    expect(offer(2_470_000, negotiation({ turn: 'seller' }))).toBe('not_your_turn')
    expect(offer(2_470_000, null)).toBe('negotiation_over')
    expect(offer(2_470_000, negotiation(), new Date('2026-11-24T05:45:01Z'))).toBe('negotiation_over')
  })

  test('can be accepted in time, at the price shown, by the client whose bid it is', () => {
    const accept = (seen: number, who = client, at = now) =>
      reason(negotiationCan.accept(who, bid(), negotiation(), seen, at))
    expect(accept(2_520_000)).toBe('ok')
    expect(accept(2_500_000)).toBe('stale')
    expect(accept(2_520_000, client, new Date('2026-11-24T05:46:00Z'))).toBe('negotiation_over')
    expect(accept(2_520_000, actor(8, 'client'))).toBe('not_yours')
    expect(accept(2_520_000, actor(9, 'dealer', { dealerBidAccess: true }))).toBe('ok')
    expect(accept(2_520_000, actor(9, 'dealer', { dealerBidAccess: false }))).toBe('not_yours')
  })

  test('is ended by staff, either as refused or as sold at the offer if there is one', () => {
    expect(reason(negotiationCan.settle(manager, negotiation(), null))).toBe('ok')
    expect(reason(negotiationCan.settle(manager, negotiation(), 'offer'))).toBe('ok')
    expect(reason(negotiationCan.settle(manager, negotiation({ offer: null }), 'offer'))).toBe('no_offer')
    expect(reason(negotiationCan.settle(manager, null, null))).toBe('negotiation_over')
    expect(reason(negotiationCan.settle(client, negotiation(), 'ask'))).toBe('managers_only')
  })

  test('can be declined by the client while it is open', () => {
    expect(reason(negotiationCan.decline(client, bid(), negotiation(), now))).toBe('ok')
    expect(reason(negotiationCan.decline(client, bid(), null, now))).toBe('negotiation_over')
  })

  test('lets the client take back the current offer until it reaches the hall', () => {
    const waiting = negotiation({ turn: 'seller' })
    const takeBack = (about: Negotiation | null, seen = 2_430_000, who = client) =>
      reason(negotiationCan.takeBack(who, bid(), about, seen, now))
    expect(takeBack(waiting)).toBe('ok')
    expect(takeBack(waiting, 2_420_000)).toBe('stale')
    expect(takeBack(negotiation())).toBe('stale')
    expect(takeBack(negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:00:00Z' }))).toBe(
      'offer_at_hall',
    )
    expect(takeBack(null)).toBe('negotiation_over')
    expect(takeBack(negotiation({ turn: 'seller', answerBy: '2026-11-24T04:59:00Z' }))).toBe(
      'negotiation_over',
    )
    expect(takeBack(waiting, 2_430_000, actor(8, 'client'))).toBe('not_yours')
    expect(takeBack(waiting, 2_430_000, manager)).toBe('not_yours')
  })

  test('lets staff pass an unchanged offer on to the hall once', () => {
    const waiting = negotiation({ turn: 'seller' })
    const forward = (about: Negotiation | null, offer = 2_430_000, who = manager) =>
      reason(negotiationCan.forward(who, about, offer))
    expect(forward(waiting)).toBe('ok')
    expect(forward(waiting, 2_420_000)).toBe('stale')
    expect(forward(negotiation({ turn: 'seller', forwardedAt: '2026-11-24T05:00:00Z' }))).toBe('stale')
    expect(forward(negotiation())).toBe('stale')
    expect(forward(null)).toBe('negotiation_over')
    expect(forward(waiting, 2_430_000, client)).toBe('managers_only')
  })
})
