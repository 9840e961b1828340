import { roleIds } from '@seriba/domain/access/roles'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { describe, expect, test } from 'vitest'
import { aBid, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const rich = { creditLimit: 10_000_000 }

const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).execute()
const eventsAbout = async (bidId: number) => {
  const events = await server.db
    .selectFrom('events')
    .select(['name', 'rooms', 'payload'])
    .orderBy('id')
    .execute()
  return events
    .map((event) => ({ ...event, payload: event.payload as { eventType: string; detail: { id: number } } }))
    .filter(({ payload }) => payload.detail.id === bidId)
}

describe('a manager who bids for a client', () => {
  const bidFor = async (client: { id: number }, body: Record<string, unknown>) => {
    const browser = await server.signInAs(await aManager(server.db))
    return browser.post('/bid/bid-from-manager', { ...body, userId: client.id })
  }

  test('places it in the client’s name', async () => {
    const client = await aClient(server.db, rich)
    const response = await bidFor(client, bidOn(await aLot(server.db), 500_000))
    const [bid] = await bidsOf(client)
    expect(bid).toMatchObject({ id: response.json().result.bidId, client_id: client.id })
    expect(bid?.placed_by).not.toBe(client.id)
    const [told] = await eventsAbout(bid?.id ?? 0)
    expect(told?.payload.eventType).toBe('managerNewBid')
  })

  test('may send the client’s ID as text', async () => {
    const client = await aClient(server.db, rich)
    const browser = await server.signInAs(await aManager(server.db))
    const bid = { ...bidOn(await aLot(server.db), 500_000), userId: String(client.id) }
    const response = await browser.post('/bid/bid-from-manager', bid)
    expect(response.json().result.bidId).toBe((await bidsOf(client))[0]?.id)
  })

  test('causes differently worded news for staff and client when changing an amount', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    const bid = await aBid(server.db, client, { lot, status: bidStatus.bid })
    const response = await bidFor(client, bidOn(lot, 700_000))
    expect(response.json().result.bidStatus).toBe(bidStatus.bid)
    expect((await eventsAbout(bid.id)).map(({ name, payload }) => [name, payload.eventType])).toEqual([
      ['notification', 'managerChangeAmount'],
      ['client-notification', 'managerUpdateBidAmount'],
    ])
  })

  test('is limited by the client’s credit', async () => {
    const client = await aClient(server.db, { creditLimit: 100_000 })
    const response = await bidFor(client, bidOn(await aLot(server.db), 300_000))
    expect([response.statusCode, response.json().messageCode]).toEqual([402, 'not_enough_credit'])
  })

  test('is refused for a client who must pay a deposit first', async () => {
    const client = await aClient(server.db, { ...rich, permissions: { biddingAllowed: false } })
    const response = await bidFor(client, bidOn(await aLot(server.db), 300_000))
    expect([response.statusCode, response.json().messageCode]).toEqual([422, 'client_restricted'])
    expect(await bidsOf(client)).toEqual([])
  })

  test('is refused for an unknown client, for staff, and for a disabled account', async () => {
    const body = bidOn(await aLot(server.db), 300_000)
    const disabled = await aClient(server.db)
    await server.db
      .updateTable('users')
      .set({ role_id: roleIds.disabled })
      .where('id', '=', disabled.id)
      .execute()
    for (const whom of [{ id: 2_147_483_647 }, { id: 9e15 }, await aManager(server.db), disabled]) {
      const response = await bidFor(whom, body)
      expect([response.statusCode, response.json().messageCode]).toEqual([404, 'client_not_found'])
    }
  })
})

test('a manager who may not change amounts can place bids for clients but not change any', async () => {
  const client = await aClient(server.db, rich)
  const junior = await server.signInAs(
    await aManager(server.db, { permissions: { bidManageBidPrice: false } }),
  )
  const lot = await aLot(server.db)
  const bidFor = async (amount: number) =>
    (await junior.post('/bid/bid-from-manager', { ...bidOn(lot, amount), userId: client.id })).json()
  expect((await bidFor(500_000)).messageCode).toBeUndefined()
  expect((await bidFor(600_000)).messageCode).toBe('permission_missing')
  expect(await bidsOf(client)).toMatchObject([{ amount: 500_000 }])
  // A canceled bid is placed again.
  await server.db.updateTable('bids').set({ status: bidStatus.cancel }).where('lot_id', '=', lot.id).execute()
  expect((await bidFor(600_000)).messageCode).toBeUndefined()
})
