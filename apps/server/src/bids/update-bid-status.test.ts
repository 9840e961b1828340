import { bidStatus } from '@seriba/domain/bids/bid-status'
import { hourMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf, eventsAbout, mailsTo } = deskOf(server)

describe('a buyer', () => {
  test('can cancel their own bid, and staff are told', async () => {
    const client = await aClient(server.db)
    const bid = await aBid(server.db, client)
    expect(await setStatus(client, bid.id, 4)).toEqual([200, 'done'])
    expect(await statusOf(bid.id)).toBe(bidStatus.cancel)
    expect(await eventsAbout(bid.id)).toEqual([
      ['notification', 'clientCancelBid', `staff user:${client.id}`],
    ])
  })

  test('cannot cancel in the hours before the auction', async () => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db, { auction_at: new Date(Date.now() + 1.5 * hourMs) })
    const bid = await aBid(server.db, client, { lot })
    expect(await setStatus(client, bid.id, 4)).toEqual([409, 'cancel_too_late'])
  })

  test('cannot cancel a closed bid', async () => {
    const client = await aClient(server.db)
    const bid = await aBid(server.db, client, { status: bidStatus.dontBid })
    expect(await setStatus(client, bid.id, 4)).toEqual([409, 'bid_not_live'])
  })

  test('cannot set any other status', async () => {
    const client = await aClient(server.db)
    const bid = await aBid(server.db, client)
    for (const status of [2, 3, 5, 6])
      expect(await setStatus(client, bid.id, status)).toEqual([403, 'managers_only'])
  })

  test('does not learn that another client’s bid exists', async () => {
    const bid = await aBid(server.db, await aClient(server.db))
    expect(await setStatus(await aClient(server.db), bid.id, 4)).toEqual([404, 'bid_not_found'])
    expect(await setStatus(await aDealer(server.db), bid.id, 4)).toEqual([404, 'bid_not_found'])
    expect(await setStatus(await aClient(server.db), 9e15, 4)).toEqual([404, 'bid_not_found'])
    expect(await statusOf(bid.id)).toBe(bidStatus.new)
  })
})

describe('a dealer', () => {
  test('can cancel for their client', async () => {
    const dealer = await aDealer(server.db)
    const bid = await aBid(server.db, await aClient(server.db, { dealer }))
    expect(await setStatus(dealer, bid.id, 4)).toEqual([200, 'done'])
  })

  test('can only watch without dealerBidAccess', async () => {
    const dealer = await aDealer(server.db, { permissions: { dealerBidAccess: false } })
    const bid = await aBid(server.db, await aClient(server.db, { dealer }))
    expect(await setStatus(dealer, bid.id, 4)).toEqual([403, 'not_yours'])
  })
})

describe('a manager', () => {
  test('can switch between all statuses, and both sides are told, the client by email too', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client)
    expect(await setStatus(manager, bid.id, 2)).toEqual([200, 'done'])
    expect(await eventsAbout(bid.id)).toEqual([
      ['notification', 'managerBidStatus', 'staff'],
      ['client-notification', 'managerUpdateStatus', `user:${client.id}`],
    ])
    expect(await mailsTo(client)).toEqual([expect.stringMatching(/^Your bid on Toyota .*: accepted$/)])
    for (const status of [3, 4, 5, 1, 6, 2]) {
      expect(await setStatus(manager, bid.id, status)).toEqual([200, 'done'])
      expect(await statusOf(bid.id)).toBe(status)
    }
  })

  test('causes no email to a client who wants none, except for a win', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    await server.db
      .updateTable('users')
      .set({ bid_email_notify: false })
      .where('id', '=', client.id)
      .execute()
    const bid = await aBid(server.db, client)
    await setStatus(manager, bid.id, 2)
    await setStatus(manager, bid.id, 6)
    expect(await mailsTo(client)).toEqual(['You won: Toyota Land Cruiser Prado, TX L, 2019'])
  })

  test('changes nothing by choosing the status a bid already has', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client)
    expect(await setStatus(manager, bid.id, 1)).toEqual([200, 'done'])
    expect(await eventsAbout(bid.id)).toEqual([])
  })

  test('is refused without the flag', async () => {
    const bid = await aBid(server.db, await aClient(server.db))
    for (const flag of ['bidManageStatus', 'bidManagementEnabled']) {
      const manager = await aManager(server.db, { permissions: { [flag]: false } })
      expect(await setStatus(manager, bid.id, 2)).toEqual([403, 'permission_missing'])
    }
  })
})
