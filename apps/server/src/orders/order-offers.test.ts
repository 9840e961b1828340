import { lotStatus } from '@seriba/domain/lots/lot-status'
import { offerLimits } from '@seriba/domain/orders/offer'
import { dayMs } from '@seriba/domain/time/jst'
import { mailOffers } from '@seriba/server-orders/mail-offers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const publicUrl = 'https://portal.example'
const wish = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Land Cruiser',
  yearFrom: 2018,
  yearTo: null,
  grades: ['4.5', '4'],
  mileageTo: 60_000,
  budget: 2_600_000,
  port: 'Vladivostok',
  note: '',
}

type Browser = Awaited<ReturnType<typeof server.signInAs>>

async function anOrder(browser: Browser, more: Record<string, unknown> = {}): Promise<number> {
  return (await browser.post('/order/create', { ...wish, ...more })).json().result.order.id
}

async function aWorld(options: Parameters<typeof aClient>[1] = {}) {
  const [client, manager] = [await aClient(server.db, options), await aManager(server.db)]
  const [browser, desk] = [await server.signInAs(client), await server.signInAs(manager)]
  return { client, manager, browser, desk, order: await anOrder(browser) }
}

const offer = async (desk: Browser, id: number, lotId: number) => {
  const answer = await desk.post('/order/offer-lot', { id, lotId: String(lotId) })
  return [answer.statusCode, answer.json().messageCode ?? 'done']
}
const offersOf = async (browser: Browser, id: number) =>
  (await browser.get('/order/my-offers', { id })).json().result.offers
const orderOf = async (browser: Browser, id: number) =>
  (await browser.get('/order/my-orders')).json().result.orders.find((one: { id: number }) => one.id === id)
const eventsOf = async ({ id }: TestUser) =>
  (
    await server.db
      .selectFrom('events')
      .select(['name', 'payload'])
      .where(sql<boolean>`${`user:${id}`} = any(rooms)`)
      .orderBy('id')
      .execute()
  ).map(({ name, payload }) => [name, (payload as { eventType: string }).eventType])

test('an offered lot is listed with its order, which is then being searched for and counts the open offers', async () => {
  const { browser, desk, order } = await aWorld()
  const lot = await aLot(server.db)
  expect(await offer(desk, order, lot.id)).toEqual([200, 'done'])
  expect(await orderOf(browser, order)).toMatchObject({
    status: 'searching',
    stage: 'offered',
    offered: 1,
    waiting: 1,
    bought: [],
  })
  expect(await offersOf(browser, order)).toMatchObject([
    {
      state: 'waiting',
      bidAmount: null,
      lot: {
        lotId: String(lot.id),
        lotType: 'auction',
        lotNo: lot.lot_no,
        startPrice: 300_000,
        soldPrice: null,
      },
    },
  ])
  expect((await desk.get('/order/offers', { id: order })).json().result.offers).toEqual(
    await offersOf(browser, order),
  )
})

test('the client is notified on screen at once, and by one email covering all the offers', async () => {
  const { client, desk, order } = await aWorld({ language: 693 })
  const lots = [await aLot(server.db), await aLot(server.db)]
  for (const lot of lots) await offer(desk, order, lot.id)
  expect(await eventsOf(client)).toEqual([
    ['notification', 'ordersChanged'],
    ['notification', 'ordersChanged'],
    ['notification', 'lotOffered'],
    ['notification', 'ordersChanged'],
    ['notification', 'lotOffered'],
  ])
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs where (payload->>'orderId')::int = ${order}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ count: 1 }])

  await mailOffers({ db: server.db, publicUrl }, { orderId: order })
  await mailOffers({ db: server.db, publicUrl }, { orderId: order })
  const mails = await queuedMails(server.db, client.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Найдено по вашему заказу: Toyota Land Cruiser'])
  for (const lot of lots) expect(mails[0]?.text).toContain(`${lot.lot_no}, USS Tokyo`)
  expect(mails[0]?.text).toContain(`https://portal.example/make-an-order?order=${order}#offered`)
})

test('a client who wants no such email or has already answered gets none', async () => {
  const { client, browser, desk, order } = await aWorld()
  const lot = await aLot(server.db)
  await offer(desk, order, lot.id)
  const [{ id }] = await offersOf(browser, order)
  await browser.put('/order/answer-offer', { id, declined: true })
  await mailOffers({ db: server.db, publicUrl }, { orderId: order })
  await browser.put('/user/update-notification-choices', {
    off: ['offer.email'],
    quiet: { on: false, from: 0, to: 0 },
  })
  await offer(desk, order, (await aLot(server.db)).id)
  await mailOffers({ db: server.db, publicUrl }, { orderId: order })
  expect(await queuedMails(server.db, client.email)).toEqual([])
})

test('declining an offer can be undone and is visible to staff, and nothing is open once the order is closed', async () => {
  const { browser, desk, order } = await aWorld()
  await offer(desk, order, (await aLot(server.db)).id)
  const [{ id }] = await offersOf(browser, order)
  expect((await browser.put('/order/answer-offer', { id, declined: true })).statusCode).toBe(200)
  expect((await desk.get('/order/offers', { id: order })).json().result.offers).toMatchObject([
    { state: 'declined' },
  ])
  expect(await orderOf(browser, order)).toMatchObject({ stage: 'searching', waiting: 0, offered: 1 })
  await browser.put('/order/answer-offer', { id, declined: false })
  expect(await offersOf(browser, order)).toMatchObject([{ state: 'waiting' }])
  await browser.put('/order/close', { id: order })
  expect(await orderOf(browser, order)).toMatchObject({ stage: 'closed', waiting: 0 })
})

test('a bid on an offered lot accepts it, and a win fulfills the order, closed or not', async () => {
  const { client, browser, desk, order } = await aWorld()
  const lot = await aLot(server.db)
  await offer(desk, order, lot.id)
  const bid = await aBid(server.db, client, { lot, amount: 520_000 })
  expect(await offersOf(browser, order)).toMatchObject([{ state: 'bid', bidAmount: 520_000 }])
  expect(await orderOf(browser, order)).toMatchObject({ stage: 'searching', waiting: 0 })

  await server.db
    .updateTable('bids')
    .set({ status: 6, sold_price: 510_000 })
    .where('id', '=', bid.id)
    .execute()
  await browser.put('/order/close', { id: order })
  expect(await offersOf(browser, order)).toMatchObject([{ state: 'bought', lot: { soldPrice: 510_000 } }])
  expect(await orderOf(browser, order)).toMatchObject({
    status: 'closed',
    stage: 'bought',
    bought: [lot.lot_no],
  })
  const found = await desk.get('/order/index', { status: 'bought', search: String(client.id) })
  expect(found.json().result).toMatchObject({ orders: [{ id: order, stage: 'bought' }] })
})

test('somebody else’s bid is not an answer, and offers of sold or finished lots are no longer open', async () => {
  const { browser, desk, order } = await aWorld()
  const [sold, passed] = [await aLot(server.db), await aLot(server.db)]
  for (const lot of [sold, passed]) await offer(desk, order, lot.id)
  await aBid(server.db, await aClient(server.db), { lot: sold })
  expect((await offersOf(browser, order)).map(({ state }: { state: string }) => state)).toEqual([
    'waiting',
    'waiting',
  ])
  const end = (id: number, status: number, price: number) =>
    server.db.updateTable('lots').set({ status, sold_price: price }).where('id', '=', id).execute()
  await end(sold.id, lotStatus.sold, 900_000)
  await end(passed.id, lotStatus.notSold, 0)
  expect(await offersOf(browser, order)).toMatchObject([
    { state: 'sold', lot: { lotNo: sold.lot_no, soldPrice: 900_000 } },
    { state: 'over', lot: { lotNo: passed.lot_no, soldPrice: null } },
  ])
  expect(await orderOf(browser, order)).toMatchObject({ stage: 'searching', waiting: 0, offered: 2 })
})

test('an order and its offers are visible only to its client and staff', async () => {
  const { browser, desk, order } = await aWorld()
  const lot = await aLot(server.db)
  await offer(desk, order, lot.id)
  const [{ id }] = await offersOf(browser, order)
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await stranger.get('/order/my-offers', { id: order })).statusCode).toBe(404)
  expect((await stranger.put('/order/answer-offer', { id, declined: true })).statusCode).toBe(404)
  for (const [method, path, input] of [
    ['get', '/order/offers', { id: order }],
    ['get', '/order/lots-to-offer', { id: order }],
    ['get', '/order/for-lot', { lotId: String(lot.id) }],
    ['post', '/order/offer-lot', { id: order, lotId: String(lot.id) }],
    ['put', '/order/withdraw-offer', { id }],
  ] as const)
    expect((await browser[method](path, input)).statusCode).toBe(403)
  expect(await offersOf(browser, order)).toMatchObject([{ state: 'waiting' }])
})

test('a lot can be offered once, and only if it is upcoming and visible to the client', async () => {
  const { browser, desk, order } = await aWorld({ permissions: { bikeView: false } })
  const lot = await aLot(server.db)
  await offer(desk, order, lot.id)
  expect(await offer(desk, order, lot.id)).toEqual([409, 'lot_already_offered'])
  expect(await offer(desk, order, 999_999_999)).toEqual([404, 'lot_not_found'])
  expect(await offer(desk, 999_999, lot.id)).toEqual([404, 'not_found'])
  const bike = await aLot(server.db, { kind: 'bike' })
  expect(await offer(desk, order, bike.id)).toEqual([404, 'lot_not_found'])
  expect(await offer(desk, await anOrder(browser, { kind: 'bike' }), bike.id)).toEqual([422, 'lot_not_shown'])
  const over = await aLot(server.db, { auction_at: new Date(Date.now() - 2 * dayMs) })
  expect(await offer(desk, order, over.id)).toEqual([409, 'auction_finished'])
  await desk.put('/order/update-status', { id: order, status: 'closed' })
  expect(await offer(desk, order, (await aLot(server.db)).id)).toEqual([409, 'order_closed'])
})

test('the number of lots offered for an order is limited', async () => {
  const { browser, desk, order } = await aWorld()
  for (let count = 0; count < offerLimits.perOrder; count++)
    expect(await offer(desk, order, (await aLot(server.db)).id)).toEqual([200, 'done'])
  expect(await offersOf(browser, order)).toHaveLength(offerLimits.perOrder)
  expect(await offer(desk, order, (await aLot(server.db)).id)).toEqual([422, 'too_many_offers'])
})

test('an offer can be withdrawn until there is a bid on it, and the withdrawal is audited', async () => {
  const { client, manager, browser, desk, order } = await aWorld()
  const [kept, taken] = [await aLot(server.db), await aLot(server.db)]
  for (const lot of [kept, taken]) await offer(desk, order, lot.id)
  await aBid(server.db, client, { lot: taken })
  const offers = await offersOf(browser, order)
  const withdraw = async (state: string) => {
    const { id } = offers.find((one: { state: string }) => one.state === state)
    return (await desk.put('/order/withdraw-offer', { id })).json().messageCode ?? 'done'
  }
  expect([await withdraw('waiting'), await withdraw('bid')]).toEqual(['done', 'offer_taken'])
  expect(await offersOf(browser, order)).toMatchObject([{ lot: { lotNo: taken.lot_no } }])
  const { rows } = await sql<{ action: string; actor_id: number }>`
    select action, actor_id from audit where entity = 'order' and entity_id = ${String(order)} order by id desc limit 1`.execute(
    server.db,
  )
  expect(rows).toEqual([{ action: 'order.withdraw', actor_id: manager.id }])
})

test('staff are shown lots that match an order, or those with a given number or address', async () => {
  const { browser, desk } = await aWorld()
  const order = await anOrder(browser, { maker: 'Sesame', model: 'Land Cruiser Prado TX' })
  const sesame = (more: Parameters<typeof aLot>[1]) => aLot(server.db, { maker: 'SESAME', ...more })
  const fits = await sesame({})
  for (const other of [
    { year: 2012 },
    { mileage: 90_000 },
    { condition: '3' },
    { start_price: 9_000_000 },
    { model: 'Crown' },
    { auction_at: new Date(Date.now() - 2 * dayMs) },
  ])
    await sesame(other)
  const shown = async (search?: string) =>
    (await desk.get('/order/lots-to-offer', { id: order, ...(search && { search }) }))
      .json()
      .result.lots.map(({ lotId }: { lotId: string }) => lotId)
  expect(await shown()).toEqual([String(fits.id)])
  const crown = await sesame({ model: 'Crown', lot_no: 977_123 })
  expect(await shown('977123')).toEqual([String(crown.id)])
  expect(await shown(`https://cars.example/car-auctions/${crown.id}?sort=year`)).toEqual([String(crown.id)])
  expect(await shown('Crown')).toEqual([])
  await offer(desk, order, fits.id)
  expect(await shown()).toEqual([])
})

test('staff see which open orders a lot matches, with those for its model first', async () => {
  const { browser, desk, client } = await aWorld()
  const lot = await aLot(server.db, { maker: 'Tamarind', model: 'Jimny Sierra' })
  const order = (more: Record<string, unknown>) => anOrder(browser, { maker: 'Tamarind', ...more })
  const same = await order({ model: 'Jimny Sierra JB74' })
  const maker = await order({ model: 'Swift' })
  await order({ kind: 'bike', model: 'Jimny Sierra' })
  const closed = await order({ model: 'Jimny Sierra' })
  await browser.put('/order/close', { id: closed })
  await offer(desk, maker, lot.id)
  const { orders } = (await desk.get('/order/for-lot', { lotId: String(lot.id) })).json().result
  expect(orders).toMatchObject([
    { id: same, offer: null, client: { id: client.id } },
    { id: maker, offer: { state: 'waiting', lot: { lotId: String(lot.id) } } },
  ])
  expect((await desk.get('/order/for-lot', { lotId: '999999999' })).statusCode).toBe(404)
})
