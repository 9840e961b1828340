import { hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const dashboardOf = async (user: TestUser) =>
  (await (await server.signInAs(user)).get('/user/dashboard')).json().result
const at = (time: number) => new Date(time)
/** Late on the Japanese day that it is now. */
const tonight = () => at(startOfJstDay(jstDay(new Date())).getTime() + 23.9 * hourMs)
const amounts = (rows: { amount: number }[]) => rows.map(({ amount }) => amount)

test('a client’s day: today’s bids in order, results of the week, and nobody else’s', async () => {
  const client = await aClient(server.db)
  await aLedgerRow(server.db, client, 300_000)
  const lot = (time: Date) => aLot(server.db, { auction_at: time })
  await aBid(server.db, client, { lot: await lot(tonight()), amount: 600_000 })
  await aBid(server.db, client, { lot: await lot(at(tonight().getTime() - 60_000)), amount: 500_000 })
  await aBid(server.db, client, { lot: await lot(tonight()), amount: 1, status: 4 })
  await aBid(server.db, client, { lot: await lot(at(Date.now() - 48 * hourMs)), amount: 700_000 })
  await aBid(server.db, client, { lot: await lot(at(Date.now() - 9 * 24 * hourMs)), amount: 2, status: 6 })
  await aBid(server.db, await aClient(server.db), { lot: await lot(tonight()) })

  const { role, today, results, balanceInfo } = await dashboardOf(client)
  expect([role, balanceInfo.balance]).toEqual(['client', 300_000])
  expect([amounts(today.rows), today.count, today.sum]).toEqual([[500_000, 600_000], 2, 1_100_000])
  expect(results).toMatchObject([{ amount: 700_000, bidStatus: 5, client: null }])
})

test('a win is on its way until it is delivered', async () => {
  const client = await aClient(server.db)
  const bid = await aBid(server.db, client, { sold_price: 450_000 })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })
  expect((await dashboardOf(client)).shipments).toMatchObject({
    count: 1,
    rows: [{ title: 'Toyota Land Cruiser Prado', image: '/a.jpg', status: null }],
  })
  await server.db.updateTable('purchases').set({ status: 5 }).where('bid_id', '=', bid.id).execute()
  expect((await dashboardOf(client)).shipments).toEqual({ count: 0, rows: [] })
})

test('a dealer’s day has his clients and their bids by name', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: tonight() }) })
  const name = `client ${client.email.replace(/\D/g, '')}`
  expect(await dashboardOf(dealer)).toMatchObject({
    role: 'dealer',
    today: { rows: [{ client: name }] },
    clients: [{ id: client.id, name, liveBids: 1, balance: 0 }],
  })
})

test('staff’s day: what is new, what comes up within the hour, who waits for an answer, what has no price', async () => {
  const client = await aClient(server.db)
  const manager = await aManager(server.db)
  const before = await dashboardOf(manager)
  const soon = await aLot(server.db, { auction_at: at(Date.now() + 20 * 60_000) })
  const bid = await aBid(server.db, client, { lot: soon })
  await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: at(Date.now() + 2 * hourMs) }) })
  const won = await aBid(server.db, client, { status: 6 })
  const browser = await server.signInAs(client)
  await browser.post('/bid/save-chat', { bidId: bid.id, comment: 'May I go higher?' })
  await browser.post('/order/create', {
    kind: 'car',
    maker: 'Suzuki',
    model: 'Jimny',
    yearFrom: null,
    yearTo: null,
    budget: 1_000_000,
    port: 'Poti',
  })

  const after = await dashboardOf(manager)
  expect(after.newBids.count).toBe(before.newBids.count + 2)
  expect(after.lastHour).toMatchObject({ count: 1, undecided: 1, rows: [{ bidId: bid.id }] })
  expect(after.chats.rows[0]).toMatchObject({ bidId: bid.id, text: 'May I go higher?' })
  expect(after.unpriced.rows.map(({ bidId }: { bidId: number }) => bidId)).toContain(won.id)
  expect(after.newOrders).toBe(before.newOrders + 1)

  await (await server.signInAs(manager)).put('/bid/update-chat-status', { bidId: bid.id })
  expect((await dashboardOf(manager)).chats.count).toBe(before.chats.count)
})
