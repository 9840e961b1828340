import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { manyLots, plansOf } from '../test/plans.ts'

const database = testDb()

test('a machine is found through an index of serial numbers rather than by scanning every machine', async () => {
  await manyLots(database.db, 'machinery')
  const query = { pageType: 'machinery-stats', sort: null, page: 1, pageSize: 20 } as const
  const plans = await plansOf(database.url, async (db) => {
    await sqlLotSearch(db).search({ ...query, filters: { chassisText: 's4711' } })
    await sqlLotSearch(db).facets('machinery-stats', { chassisText: 's4711' })
  })
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) expect(plan).toContain('lots_serial')
})
