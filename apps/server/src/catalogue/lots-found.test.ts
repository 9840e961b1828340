import { expect, test } from 'vitest'
import { lotsToOffer } from '../orders/lots-to-offer.ts'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { manyLots, plansOf } from '../test/plans.ts'
import { sqlLotSearch } from './sql-lot-search.ts'

const database = testDb()

test('a machine is found by an index of serial numbers, not by reading every machine', async () => {
  await manyLots(database.db, 'machinery')
  const query = { pageType: 'machinery-stats', sort: null, page: 1, pageSize: 20 } as const
  const plans = await plansOf(database.url, async (db) => {
    await sqlLotSearch(db).search({ ...query, filters: { chassisText: 's4711' } })
    await sqlLotSearch(db).facets('machinery-stats', { chassisText: 's4711' })
  })
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) expect(plan).toContain('lots_serial')
})

test('lots for an order are found by an index of makers and models, not by reading every lot to come', async () => {
  await manyLots(database.db, 'car')
  const client = await aClient(database.db)
  const wish = {
    kind: 'car',
    maker: 'MAKER 7',
    model: 'model 47 long',
    budget: 1,
    port: 'Vladivostok',
  } as const
  const { id } = await database.db
    .insertInto('orders')
    .values({ ...wish, client_id: client.id, grades: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plans = await plansOf(database.url, (db) => lotsToOffer({ db }, { id }))
  expect(plans).toEqual([expect.stringMatching(/lots_wished[\s\S]*lots_wished/)])
  expect(plans[0]).not.toContain('Seq Scan on lots')
})
