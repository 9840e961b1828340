import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

type Browser = Awaited<ReturnType<typeof server.signInAs>>

const costsOf = async (browser: Browser, bidIds: number[]) =>
  (await browser.get('/bid/landed-costs', { bidIds })).json().result.costs

test('a list shows the cost of its bids at the client’s port, as saved with each bid', async () => {
  await publishedCosts(server.db)
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer })
  await chosenPort(server.db, client.id, 'Auckland')
  const buyer = await server.signInAs(client)
  const lot = await aLot(server.db, { engine: 1490 })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 500_000))).json().result
  const costs = await costsOf(buyer, [bidId])
  expect(costs).toMatchObject([
    { bidId, keptAt: expect.any(String), port: { en: 'Auckland' }, regime: 'private' },
  ])
  const { fob, landed } = costs[0].milestones
  expect(fob.likely).toBeGreaterThan(500_000)
  expect(landed.likely).toBeGreaterThan(fob.likely)
  expect(await costsOf(await server.signInAs(await aManager(server.db)), [bidId])).toEqual(costs)
  expect(await costsOf(await server.signInAs(dealer), [bidId])).toEqual(costs)
})

test('the cost of a bid without saved costs is calculated with today’s tables and marked as such', async () => {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  const buyer = await server.signInAs(client)
  const { bidId } = (await buyer.post('/bid/create', bidOn(await aLot(server.db), 500_000))).json().result
  await server.db.deleteFrom('bid_costs').where('bid_id', '=', bidId).execute()
  expect(await costsOf(buyer, [bidId])).toMatchObject([
    { bidId, keptAt: null, port: null, milestones: { fob: { likely: expect.any(Number) }, landed: null } },
  ])
})

test('unknown facts about the vehicle are listed with the range they leave', async () => {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Vladivostok')
  const buyer = await server.signInAs(client)
  const lot = await aLot(server.db, { engine: 1490 })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 500_000))).json().result
  const [kept] = await costsOf(buyer, [bidId])
  expect(kept.missing.length).toBeGreaterThan(0)
  expect(kept.milestones.landed.max).toBeGreaterThan(kept.milestones.landed.min)
  await server.db.deleteFrom('bid_costs').where('bid_id', '=', bidId).execute()
  expect(await costsOf(buyer, [bidId])).toEqual([{ ...kept, keptAt: null }])
})

test('the cost of other clients’ bids is not shown', async () => {
  await publishedCosts(server.db)
  const buyer = await server.signInAs(await aClient(server.db))
  const stranger = await server.signInAs(await aClient(server.db))
  const { bidId } = (await buyer.post('/bid/create', bidOn(await aLot(server.db), 500_000))).json().result
  expect(await costsOf(stranger, [bidId, 999_999])).toEqual([])
})
