import { costDocument } from '@seriba/demo/costs/document'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { chosenPort, publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a bid keeps the published rates for when its car arrives, and today’s fees', async () => {
  const today = jstDay(new Date())
  await publishedCosts(server.db)
  const { tables } = costDocument(today)
  const { NZ } = tables.programmes
  if (!NZ) throw new Error('New Zealand has no programme')
  const levy = { id: 'levy', label: { en: 'New levy', ru: 'Новый сбор' }, amount: { fixed: '1000' } } as const
  const programmes = { ...tables.programmes, NZ: { ...NZ, steps: [...NZ.steps, levy] } }
  await publishedCosts(server.db, { tables: { ...tables, documents: 60_000, programmes } }, addDays(today, 3))
  const client = await aClient(server.db)
  await chosenPort(server.db, client.id, 'Auckland')
  const buyer = await server.signInAs(client)
  const lot = await aLot(server.db, { engine: 1490, horse_power: 109 })
  const { bidId } = (await buyer.post('/bid/create', bidOn(lot, 500_000))).json().result
  const frozen = await server.db
    .selectFrom('bid_costs')
    .select('frozen')
    .where('bid_id', '=', bidId)
    .executeTakeFirst()
  const { invoice, destination, milestones } = frozen?.frozen.estimate ?? {}
  expect(invoice?.find((line) => line.id === 'documents')?.yen.likely).toBe(6000)
  expect(destination?.find((line) => line.id === 'levy')?.amount?.likely).toBe(1000)
  const asked = { carId: lot.id, amount: 500_000 }
  const { estimate } = (await buyer.get('/bid/landed-cost', asked)).json().result
  expect(estimate.milestones).toEqual(milestones)
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 500_000 })
  const { id } = await server.db
    .selectFrom('purchases')
    .select('id')
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow()
  const { atBid } = (await buyer.get('/purchased-cars/view', { id })).json().result.data
  expect(atBid.destination).toContainEqual(expect.objectContaining({ id: 'levy', label: levy.label }))
})
