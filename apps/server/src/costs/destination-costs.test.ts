import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function world() {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Auckland')
  const buyer = await server.signInAs(client)
  const desk = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db, { engine: 1490 })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 500_000))).json().result
  await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 480_000 })
  const { id } = await server.db
    .selectFrom('purchases')
    .select('id')
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow()
  const paid = async () => {
    const { atBid } = (await buyer.get('/purchased-cars/view', { id })).json().result.data
    return atBid.destination.map((line: { id: string; paid: number | null }) => [line.id, line.paid])
  }
  const enter = (line: string, yen: number | null, browser = buyer) =>
    browser.put('/purchased-cars/destination-cost', { id, line, paid: yen })
  return { id, paid, enter, desk }
}

test('a buyer’s actual cost at the destination is shown beside the estimate, and can be corrected and removed', async () => {
  const { paid, enter, id } = await world()
  const lines = await paid()
  expect(lines[0]).toEqual(['gst', null])
  expect((await enter('gst', 61_000)).statusCode).toBe(200)
  expect((await enter('gst', 62_000)).statusCode).toBe(200)
  expect((await paid())[0]).toEqual(['gst', 62_000])
  await enter('gst', null)
  expect(await paid()).toEqual(lines)
  const audit = await server.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'purchase.destinationCost')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(audit.map(({ after }) => after)).toEqual([
    { line: 'gst', paid: 61_000 },
    { line: 'gst', paid: 62_000 },
    { line: 'gst', paid: null },
  ])
})

test('a line that was not estimated, somebody else’s purchase, and staff are refused', async () => {
  const { enter, desk } = await world()
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await enter('duty', 1000)).statusCode).toBe(404)
  expect((await enter('gst', 1000, stranger)).statusCode).toBe(404)
  expect((await enter('gst', 1000, desk)).statusCode).toBe(403)
})
