import { bidStatus } from '@seriba/domain/bids/bid-status'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf, eventsAbout, latestNewsOf, mailsTo } = deskOf(server)

const purchaseOf = (bidId: number) =>
  server.db.selectFrom('purchases').selectAll().where('bid_id', '=', bidId).execute()
const chargesOf = async (user: TestUser) => {
  const rows = await server.db
    .selectFrom('ledger')
    .select('amount')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute()
  return rows.map(({ amount }) => amount)
}

describe('a win', () => {
  test('waits for the client’s dealer too, and for neither once it is reversed', async () => {
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    const manager = await aManager(server.db)
    const bid = await aBid(server.db, client)
    const missed = async (user: TestUser) => {
      const browser = await server.signInAs(user)
      const wins = (await browser.get('/user/win-notifications')).json().result as { id: string }[]
      const { detail } = (await browser.get('/user/view-profile')).json().result
      return [wins.map(({ id }) => id), detail.isNewNotification]
    }
    await setStatus(manager, bid.id, 6)
    for (const user of [client, dealer]) expect(await missed(user)).toEqual([[String(bid.id)], true])
    await setStatus(manager, bid.id, 3)
    for (const user of [client, dealer]) expect(await missed(user)).toEqual([[], false])
  })

  test('creates a purchase, a charge, a notification, and the news', async () => {
    const manager = await aManager(server.db)
    const dealer = await aDealer(server.db)
    const client = await aClient(server.db, { dealer })
    await server.db.insertInto('halls').values({ name: 'USS Nagoya', delivery_fee: 15_000 }).execute()
    const lot = await aLot(server.db, { auction: 'USS Nagoya' })
    const bid = await aBid(server.db, client, { lot, sold_price: 480_000 })

    expect(await setStatus(manager, bid.id, 6)).toEqual([200, 'done'])

    const [purchase] = await purchaseOf(bid.id)
    expect(purchase).toMatchObject({ client_id: client.id, price: 480_000, delivery: 15_000, status: null })
    expect(purchase?.sku).toMatch(/^SB\d{4}-\d{6}$/)
    expect(purchase?.lot).toMatchObject({
      lotNo: lot.lot_no,
      chassis: 'TRJ150',
      images: ['/a.jpg', '/b.jpg'],
    })
    const total = 480_000 + 15_000 + Number(purchase?.freight) + Number(purchase?.agent_fee)
    expect(await chargesOf(client)).toEqual([-total])
    expect(await eventsAbout(bid.id)).toEqual([
      ['notification', 'managerBidStatus', 'staff'],
      ['client-notification', 'managerWinBid', `user:${client.id} dealer:${dealer.id}`],
    ])
    const browser = await server.signInAs(client)
    expect((await browser.get('/user/win-notifications')).json().result).toMatchObject([
      { lotNo: lot.lot_no, soldPrice: 480_000, auctionName: 'USS Nagoya' },
    ])
    expect((await browser.get('/user/view-profile')).json().result.detail.isNewNotification).toBe(true)
  })

  test('reads the same live and as a missed win, with the model up to the first comma', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client, { sold_price: 480_000 })
    await setStatus(manager, bid.id, 6)
    const events = await server.db.selectFrom('events').select('payload').execute()
    const live = events
      .map(({ payload }) => payload as { eventType: string; specification: string; detail?: { id: number } })
      .find(({ eventType, detail }) => eventType === 'managerWinBid' && detail?.id === bid.id)
    const browser = await server.signInAs(client)
    const [missed] = (await browser.get('/user/win-notifications')).json().result
    expect(live?.specification).toBe('Toyota Land Cruiser Prado, TX L, 2019')
    expect(missed).toMatchObject({ id: String(bid.id), specification: live?.specification })
  })

  test('leaves no trace if any part of it fails', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const group = await aGroup(server.db, client)
    const bid = await aBid(server.db, client, { sold_price: 480_000, group_id: group.id })
    const other = await aBid(server.db, client, { group_id: group.id })
    await sql`alter table win_notifications add constraint broken check (false) not valid`.execute(server.db)
    expect(await setStatus(manager, bid.id, 6)).toEqual([500, 'internal'])
    await sql`alter table win_notifications drop constraint broken`.execute(server.db)

    expect([await statusOf(bid.id), await statusOf(other.id)]).toEqual([1, 1])
    expect(await purchaseOf(bid.id)).toEqual([])
    expect(await chargesOf(client)).toEqual([])
    expect(await eventsAbout(bid.id)).toEqual([])
    expect(await mailsTo(client)).toEqual([])
  })

  test('is charged once its price is entered, and later corrections are further entries', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client)
    await setStatus(manager, bid.id, 6)
    expect(await chargesOf(client)).toEqual([])
    const browser = await server.signInAs(manager)
    for (const soldPrice of [450_000, 450_000, 470_000, 0]) {
      await browser.put('/bid/update-sold-price', { bidId: bid.id, soldPrice })
    }
    const [purchase] = await purchaseOf(bid.id)
    const fees = Number(purchase?.freight)
    expect(await chargesOf(client)).toEqual([-450_000 - fees, -20_000, 470_000 + fees])
    expect(purchase?.price).toBeNull()
  })

  test('that is reversed cancels the purchase and the charge, and winning again charges again', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db)]
    const bid = await aBid(server.db, client, { sold_price: 450_000 })
    await setStatus(manager, bid.id, 6)
    await setStatus(manager, bid.id, 5)
    const [charge = 0, reversal] = await chargesOf(client)
    expect(reversal).toBe(-charge)
    expect(await purchaseOf(bid.id)).toMatchObject([{ status: 7 }])
    const browser = await server.signInAs(client)
    expect((await browser.get('/user/win-notifications')).json().result).toEqual([])

    await setStatus(manager, bid.id, 6)
    expect(await purchaseOf(bid.id)).toMatchObject([{ status: null, price: 450_000 }])
    expect(await chargesOf(client)).toEqual([charge, -charge, charge])
  })

  test('of a stock car stops everyone else’s orders', async () => {
    const manager = await aManager(server.db)
    const lot = await aLot(server.db, { kind: 'stock', sold_price: 900_000 })
    const [winner, loser] = [await aClient(server.db), await aClient(server.db)]
    const order = await aBid(server.db, winner, { lot, amount: 900_000 })
    const second = await aBid(server.db, loser, { lot, amount: 900_000 })
    await setStatus(manager, order.id, 6)
    expect(await statusOf(second.id)).toBe(bidStatus.dontBid)
    expect(await purchaseOf(order.id)).toMatchObject([{ price: 900_000 }])
    await setStatus(manager, order.id, 3)
    expect(await statusOf(second.id)).toBe(bidStatus.new)
  })
})

test.each([
  [bidStatus.win, 'managerWinBid'],
  [bidStatus.finished, 'managerUpdateStatus'],
] as const)('an outcome entered with its price is news once for each side: %d', async (status, news) => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const lot = await aLot(server.db, { auction_at: new Date() })
  const bid = await aBid(server.db, client, { lot, status: bidStatus.bid })
  const browser = await server.signInAs(manager)
  await browser.put('/bid/update-bid-status', { bidId: bid.id, status, soldPrice: 433_000 })
  expect(await eventsAbout(bid.id)).toEqual([
    ['notification', 'managerBidStatus', 'staff'],
    ['client-notification', news, `user:${client.id}`],
  ])
  expect(await latestNewsOf(bid.id)).toMatchObject({ bidStatus: status, soldPrice: 433_000 })
})

test('a sold price can be entered by managers with the flag, and both sides are told', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bid = await aBid(server.db, client)
  const browser = await server.signInAs(manager)
  const body = { bidId: bid.id, soldPrice: 433_000 }
  expect((await browser.put('/bid/update-sold-price', body)).json()).toMatchObject({
    result: { success: true, bid: { bidId: body.bidId, soldPrice: body.soldPrice } },
  })
  expect(await eventsAbout(bid.id)).toEqual([
    ['notification', 'managerChangeAmount', 'staff'],
    ['client-notification', 'managerUpdateBidAmount', `user:${client.id}`],
  ])
  expect(await chargesOf(client)).toEqual([])
  expect((await browser.put('/bid/update-sold-price', { ...body, bidId: 9e15 })).statusCode).toBe(404)
  const off = await server.signInAs(
    await aManager(server.db, { permissions: { bidManagementEnabled: false } }),
  )
  expect((await off.put('/bid/update-sold-price', body)).statusCode).toBe(403)
  const buyer = await server.signInAs(client)
  expect((await buyer.put('/bid/update-sold-price', body)).statusCode).toBe(403)
})

test('a sold price may be sent as text, as the specification has it, but only as digits', async () => {
  const bid = await aBid(server.db, await aClient(server.db))
  const browser = await server.signInAs(await aManager(server.db))
  const enter = (soldPrice: unknown) => browser.put('/bid/update-sold-price', { bidId: bid.id, soldPrice })
  expect((await enter('433000')).json().result.bid.soldPrice).toBe(433_000)
  for (const other of ['433 000', '0x10', '', ' ', 'many'])
    expect((await enter(other)).json().fields).toEqual({ soldPrice: 'invalid_input' })
})

test('the ledger and a bid’s history are append-only', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bid = await aBid(server.db, client, { sold_price: 450_000 })
  await setStatus(manager, bid.id, 6)
  await expect(server.db.updateTable('ledger').set({ amount: 0 }).execute()).rejects.toThrow('append-only')
  await expect(server.db.deleteFrom('ledger').execute()).rejects.toThrow('append-only')
  await expect(server.db.deleteFrom('bid_logs').execute()).rejects.toThrow('append-only')
})
