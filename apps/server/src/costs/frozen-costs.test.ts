import { costDocument } from '@seriba/demo/costs/document'
import { cases } from '@seriba/domain/landed-cost/testing/examples'
import { jstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { chosenPort, publishedCosts, tablesFor } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const frozenOf = (bidId: number) =>
  server.db.selectFrom('bid_costs').selectAll().where('bid_id', '=', bidId).orderBy('id').execute()

/** A buyer with the port Auckland and a bid, and staff. */
async function aBidForAuckland(amount: number) {
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Auckland')
  const buyer = await server.signInAs(client)
  const desk = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db, { engine: 1490, auction: 'USS Nagoya' })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, amount))).json().result
  return { buyer, desk, bidId }
}

test('a bid keeps its calculated cost, and later versions of the tables do not change it', async () => {
  const { id } = await publishedCosts(server.db)
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Auckland')
  const buyer = await server.signInAs(client)
  const lot = await aLot(server.db, { engine: 1490, horse_power: 109 })
  const placed = await buyer.post('/bid/create', bidOn(lot, 500_000))
  const { bidId } = placed.json().result
  const dearer = costDocument(jstDay(new Date()))
  await publishedCosts(server.db, { tables: { ...dearer.tables, documents: 60_000 } })
  const [frozen, ...more] = await frozenOf(bidId)
  expect(more).toEqual([])
  expect(frozen).toMatchObject({ tables_id: id, amount: 500_000, port: 'Auckland', regime: 'private' })
  const documents = frozen?.frozen.estimate.invoice.find((line) => line.id === 'documents')
  expect(documents?.yen.likely).toBe(6000)
  expect(frozen?.frozen.estimate.milestones.landed?.likely).toBeGreaterThan(500_000)
})

test('a changed amount is stored alongside the first one, no matter who changes it', async () => {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  const buyer = await server.signInAs(client)
  const desk = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db)
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 500_000))).json().result
  await buyer.post('/bid/create', bidOn(lot, 600_000))
  const edited = await desk.put('/bid/update-bid', { bidId, amount: 700_000 })
  expect(edited.statusCode).toBe(200)
  expect((await frozenOf(bidId)).map(({ amount }) => amount)).toEqual([500_000, 600_000, 700_000])
})

test('customs facts are saved with the bid as the client stated them, and stay when staff change the amount', async () => {
  const [kenya] = cases
  if (!kenya) throw new Error('there is no worked case')
  await publishedCosts(server.db, tablesFor(kenya.lot))
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, kenya.lot.port)
  const buyer = await server.signInAs(client)
  const desk = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db, { year: kenya.lot.firstReg[0], engine: kenya.lot.cc })
  const told = { ...bidOn(lot, 500_000), listValue: 1_500_000 }
  const placed = await buyer.post('/bid/create', told)
  expect(placed.statusCode, placed.body).toBe(200)
  const { bidId } = placed.json().result
  expect((await desk.put('/bid/update-bid', { bidId, amount: 510_000 })).statusCode).toBe(200)
  const kept = (await frozenOf(bidId)).map(({ frozen }) => frozen)
  expect(kept.map(({ vehicle }) => vehicle.listValue)).toEqual([1_500_000, 1_500_000])
  expect(kept.every(({ estimate }) => estimate.milestones.landed !== null)).toBe(true)
})

test('a request repeated under the same key with a different list price is a different request', async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  const lot = await aLot(server.db)
  const request = { ...bidOn(lot, 500_000), idempotencyKey: `list-${lot.id}` }
  expect((await buyer.post('/bid/create', { ...request, listValue: 20_000 })).statusCode).toBe(200)
  expect((await buyer.post('/bid/create', { ...request, listValue: 20_000 })).statusCode).toBe(200)
  const other = await buyer.post('/bid/create', { ...request, listValue: 30_000 })
  expect([other.statusCode, other.json().messageCode]).toEqual([422, 'idempotency_key_reused'])
})

test('a failed bid stores nothing', async () => {
  await publishedCosts(server.db)
  const buyer = await server.signInAs(await aClient(server.db, { creditLimit: 100_000 }))
  const lot = await aLot(server.db)
  const before = await server.db.selectFrom('bid_costs').select('id').execute()
  expect((await buyer.post('/bid/create', bidOn(lot, 5_000_000))).statusCode).toBe(402)
  expect(await server.db.selectFrom('bid_costs').select('id').execute()).toHaveLength(before.length)
})

test('a win is charged by the tables the client saw at the price it sold for, and both are shown', async () => {
  await publishedCosts(server.db)
  const { buyer, desk, bidId } = await aBidForAuckland(1_100_000)
  const dearer = costDocument(jstDay(new Date()))
  await publishedCosts(server.db, { tables: { ...dearer.tables, documents: 60_000 } })
  const won = await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 900_000 })
  expect(won.statusCode, won.body).toBe(200)
  const purchase = await server.db
    .selectFrom('purchases')
    .selectAll()
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow()
  const { atBid, finances } = (await buyer.get('/purchased-cars/view', { id: purchase.id })).json().result
    .data
  expect(atBid).toMatchObject({ amount: 1_100_000, port: { en: 'Auckland' } })
  expect(atBid.charges).toMatchObject({ price: 1_100_000, agentFee: 75_000 })
  expect(finances).toMatchObject({ price: 900_000, agentFee: 60_000 })
  expect(finances.freight).toBe(atBid.charges.freight)
  expect(finances.delivery).toBe(atBid.charges.delivery)
  // Only the insurance follows the price; documents still cost the same.
  expect(atBid.charges.other - finances.other).toBeGreaterThan(0)
  expect(atBid.charges.other - finances.other).toBeLessThan(5000)
  expect(atBid.destination.map(({ id }: { id: string }) => id)).toEqual(['gst', 'entryFees'])
  expect(atBid.reasons).toEqual([
    { line: 'agentFee', because: 'soldPrice', parts: ['agentFee'], text: '' },
    { line: 'other', because: 'soldPrice', parts: ['insurance'], text: '' },
  ])
})

test('a win without a port is charged the FOB costs the client saw, and no freight unless the company sets one', async () => {
  await publishedCosts(server.db)
  const buyer = await server.signInAs(await aClient(server.db))
  const desk = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db, { engine: 1490, auction: 'USS Nagoya' })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 900_000))).json().result
  const won = await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 900_000 })
  expect(won.statusCode, won.body).toBe(200)
  const purchase = await server.db
    .selectFrom('purchases')
    .selectAll()
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow()
  const { atBid, finances } = (await buyer.get('/purchased-cars/view', { id: purchase.id })).json().result
    .data
  expect(atBid.port).toBeNull()
  const { price, agentFee, delivery, other } = atBid.charges
  expect(other).toBeGreaterThan(0)
  expect(finances).toMatchObject({ price, agentFee, delivery, other })
  expect(finances.freight).toBeNull()
})

test('a change by staff after the win shows their reason until it is changed back', async () => {
  await publishedCosts(server.db)
  const { buyer, desk, bidId } = await aBidForAuckland(900_000)
  await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 900_000 })
  const { id } = await server.db
    .selectFrom('purchases')
    .select('id')
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow()
  const view = async () => (await buyer.get('/purchased-cars/view', { id })).json().result.data
  const { finances, atBid } = await view()
  expect(atBid.reasons).toEqual([])
  const change = async (delivery: number, reason: string) => {
    const { version } = (await view()).finances
    const answer = await desk.put('/purchased-cars/update-finances', { id, delivery, reason, version })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await change(finances.delivery + 5000, 'It does not start, so it came on a trailer.')
  expect((await view()).atBid.reasons).toEqual([
    { line: 'delivery', because: 'company', parts: [], text: 'It does not start, so it came on a trailer.' },
  ])
  await change(finances.delivery, 'It started after all.')
  expect((await view()).atBid.reasons).toEqual([])
})

test('live bids and unpaid purchases are counted under the version last used to set their amount', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const buyer = await server.signInAs(await aClient(server.db))
  const first = await publishedCosts(server.db)
  const [raised, won] = [await aLot(server.db), await aLot(server.db)]
  await buyer.post('/bid/create', bidOn(raised, 500_000))
  const { bidId } = (await buyer.post('/bid/create', bidOn(won, 600_000))).json().result
  const inUse = async (id: number) => {
    const { versions } = (await desk.get('/site/cost-tables-in-use')).json().result
    return versions.find((version: { id: number }) => version.id === id)
  }
  expect(await inUse(first.id)).toEqual({ id: first.id, liveBids: 2, unpaidPurchases: 0 })
  const second = await publishedCosts(server.db)
  await buyer.post('/bid/create', bidOn(raised, 510_000))
  await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 590_000 })
  expect(await inUse(first.id)).toEqual({ id: first.id, liveBids: 0, unpaidPurchases: 1 })
  expect(await inUse(second.id)).toEqual({ id: second.id, liveBids: 1, unpaidPurchases: 0 })
})
