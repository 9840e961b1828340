import { lotStatus } from '@seriba/domain/lots/lot-status'
import { hourMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const dashboardOf = async (user: TestUser, query: Record<string, unknown> = {}) =>
  (await (await server.signInAs(user)).get('/user/dashboard', query)).json().result
const at = (time: number) => new Date(time)
/** Late on the current Japanese day. */
const tonight = () => at(startOfJstDay(jstDay(new Date())).getTime() + 24 * hourMs - 1)
const tomorrow = () => at(tonight().getTime() + 12 * hourMs)
const amounts = (rows: { amount: number }[]) => rows.map(({ amount }) => amount)

test('a client sees today’s bids in order and the week’s results, and nobody else’s', async () => {
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

test('lots that the hall has finished early are listed after those still open for bids', async () => {
  const client = await aClient(server.db)
  const soon = at(tonight().getTime() - 60_000)
  const sold = await aLot(server.db, { auction_at: soon, status: lotStatus.sold })
  await aBid(server.db, client, { lot: sold, amount: 500_000 })
  await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: tonight() }), amount: 600_000 })
  expect(amounts((await dashboardOf(client)).today.rows)).toEqual([600_000, 500_000])
})

test('live bids for the coming days are listed beside today’s, soonest first', async () => {
  const client = await aClient(server.db)
  const lot = (time: Date) => aLot(server.db, { auction_at: time })
  await aBid(server.db, client, { lot: await lot(at(tomorrow().getTime() + 48 * hourMs)), amount: 700_000 })
  await aBid(server.db, client, { lot: await lot(tomorrow()), amount: 600_000 })
  await aBid(server.db, client, { lot: await lot(tomorrow()), amount: 1, status: 3 })
  await aBid(server.db, client, { lot: await lot(tonight()), amount: 500_000 })
  const { today, next } = await dashboardOf(client)
  expect([amounts(today.rows), amounts(next.rows), next.count]).toEqual([[500_000], [600_000, 700_000], 2])
})

test('favorites include upcoming lots, but not this morning’s finished ones', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const morning = startOfJstDay(jstDay(new Date()))
  const lots = [
    await aLot(server.db, { auction_at: tomorrow() }),
    await aLot(server.db, { auction_at: tonight() }),
    await aLot(server.db, { auction_at: tonight(), status: lotStatus.sold }),
    await aLot(server.db, { auction_at: morning, status: lotStatus.notSold }),
  ]
  for (const { id } of lots)
    await browser.post('/favorite/add', { carId: String(id), group: 'A', type: 'auction' })
  const { favorites } = await dashboardOf(client)
  expect(favorites.rows.map(({ lotId }: { lotId: string }) => lotId)).toEqual([
    String(lots[1]?.id),
    String(lots[0]?.id),
  ])
  expect(favorites.count).toBe(2)
})

test('a win counts as on its way until it is delivered', async () => {
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

test('a dealer sees their clients with their bids, by name', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aBid(server.db, client, { lot: await aLot(server.db, { auction_at: tonight() }) })
  const name = `client ${client.email.replace(/\D/g, '')}`
  expect(await dashboardOf(dealer)).toMatchObject({
    role: 'dealer',
    today: { rows: [{ client: name }] },
    clients: [
      { id: client.id, name, own: false, liveBids: 1, committed: 500_000, balance: 0, message: null },
      { id: dealer.id, own: true, liveBids: 0 },
    ],
    sums: { clients: 1, overdrawn: 0, committed: 500_000, liveBids: 1, wonThisMonth: 0 },
  })
  expect((await dashboardOf(dealer, { whose: 'mine' })).today.count).toBe(0)
  expect((await dashboardOf(dealer, { whose: 'clients' })).today.count).toBe(1)
})

test('staff see what is new, what is due within the hour, who waits for an answer, and what has no price', async () => {
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
  await browser.post('/car-auction/translations-request', {
    carId: String(soon.id),
    type: 'auction',
    language: 'EN',
  })

  const after = await dashboardOf(manager)
  expect(after.newBids.count).toBe(before.newBids.count + 2)
  const { count, undecided } = before.lastHour
  expect(after.lastHour).toMatchObject({ count: count + 1, undecided: undecided + 1 })
  expect(after.lastHour.rows.map(({ bidId }: { bidId: number }) => bidId)).toContain(bid.id)
  expect(after.chats.rows[0]).toMatchObject({ bidId: bid.id, text: 'May I go higher?' })
  expect(after.unpriced.rows.map(({ bidId }: { bidId: number }) => bidId)).toContain(won.id)
  expect(after.newOrders).toBe(before.newOrders + 1)
  expect(after.translations).toEqual({
    count: before.translations.count + 1,
    next: soon.auction_at,
  })

  await (await server.signInAs(manager)).put('/bid/update-chat-status', { bidId: bid.id })
  expect((await dashboardOf(manager)).chats.count).toBe(before.chats.count)
})

test('a dealer sees how bids ended, who is overdrawn, and who wrote last', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await aLedgerRow(server.db, client, -84_000)
  const yesterday = at(Date.now() - 24 * hourMs)
  const over = (amount: number, sold_price: number, status: 5 | 6) =>
    aLot(server.db, { auction_at: yesterday, sold_price }).then((lot) =>
      aBid(server.db, client, { lot, amount, status, sold_price }),
    )
  await over(500_000, 480_000, 6)
  await over(500_000, 440_000, 6)
  const lost = await over(500_000, 515_000, 5)
  await over(500_000, 520_000, 5)
  const desk = await server.signInAs(await aManager(server.db))
  await desk.post('/bid/save-chat', { bidId: lost.id, comment: 'Photos are here' })

  const { outcome, clients, sums } = await dashboardOf(dealer)
  expect(outcome).toEqual({ ended: 4, won: 2, averageUnder: 40_000, near: 1 })
  expect(clients[0]).toMatchObject({
    id: client.id,
    balance: -84_000,
    message: { bidId: lost.id, text: 'Photos are here', waits: true },
  })
  expect(sums.overdrawn).toBe(1)
})

test('a client sees how much of their daily limits is used, what is new in their searches, and today’s favorites', async () => {
  const client = await aClient(server.db)
  const browser = await server.signInAs(client)
  const lot = await aLot(server.db, { maker: 'Dashboard', auction_at: tonight() })
  await aBid(server.db, client, { lot })
  await browser.post('/favorite/add', { carId: String(lot.id), group: 'A', type: 'auction' })
  await browser.post('/user/save-search', {
    title: 'Dashboards',
    params: 'maker=Dashboard',
    type: 'car-auction',
  })
  await aLot(server.db, { maker: 'Dashboard', auction_at: tonight() })

  const { used, searches, favorites } = await dashboardOf(client)
  expect(used).toEqual({ bids: 1, images: 0 })
  expect(searches).toMatchObject({ count: 1, rows: [{ name: 'Dashboards', type: 'car-auction', fresh: 1 }] })
  expect(favorites).toMatchObject({ count: 1, rows: [{ lotId: String(lot.id), lotType: 'auction' }] })
})

test('staff see the day’s halls with their bids, and can limit them to their own clients', async () => {
  const manager = await aManager(server.db)
  const [mine, other] = [await aClient(server.db), await aClient(server.db)]
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', mine.id).execute()
  const auction = `Hall ${mine.id}`
  const early = startOfJstDay(jstDay(new Date()))
  await aLot(server.db, { auction, auction_at: early, lot_no: 11 })
  const lot = () => aLot(server.db, { auction, auction_at: tonight() })
  await aBid(server.db, mine, { lot: await lot(), status: 1 })
  await aBid(server.db, other, { lot: await lot(), status: 2 })
  await aBid(server.db, other, { lot: await lot(), status: 4 })

  const hallOf = async (query = {}) =>
    (await dashboardOf(manager, query)).halls.find(({ name }: { name: string }) => name === auction)
  expect(await hallOf()).toMatchObject({ from: early.toISOString(), lotNo: 11, bids: 2, fresh: 1 })
  expect((await hallOf()).marks.map(({ status }: { status: number }) => status)).toEqual([1, 2])
  expect(await hallOf({ whose: 'mine' })).toMatchObject({ bids: 1, marks: [{ status: 1, autoBid: false }] })
})

test('staff whose last lot of the day is over see the next day’s halls', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const auction = `Hall ${client.id}`
  await aBid(server.db, client, { lot: await aLot(server.db, { auction, auction_at: tomorrow() }) })
  const { hallsDay, halls, lastHour } = await dashboardOf(manager, { whose: 'mine' })
  expect(lastHour.next).toBe(tomorrow().toISOString())
  expect([hallsDay, halls.map(({ name }: { name: string }) => name)]).toEqual([jstDay(tomorrow()), [auction]])

  await aBid(server.db, client, { lot: await aLot(server.db, { auction, auction_at: tonight() }) })
  expect((await dashboardOf(manager, { whose: 'mine' })).hallsDay).toBe(jstDay(new Date()))
})

test('clients who may owe more than their limit are counted', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  const before = (await dashboardOf(manager)).overLimit
  await aBid(server.db, client, {
    lot: await aLot(server.db, { auction_at: tonight() }),
    amount: 900_000_000,
  })
  expect((await dashboardOf(manager)).overLimit).toBe(before + 1)
  expect((await dashboardOf(manager, { whose: 'mine' })).overLimit).toBe(0)
})
