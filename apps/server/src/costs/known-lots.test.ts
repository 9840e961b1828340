import { knownLots } from '@seriba/server-costs/known-lots'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lookedUp } from '../test/cost-builders.ts'
import { testDb } from '../test/db.ts'
import { manyLots, plansOf } from '../test/plans.ts'

const database = testDb()

test('cars that were looked up are found by their chassis numbers, not by reading every lot to come', async () => {
  await manyLots(database.db, 'car')
  await sql`update lots set maker = 'Toyota', chassis = 'zre' || lot_no`.execute(database.db)
  await sql`analyze lots`.execute(database.db)
  const { rows } = await sql<{ id: number; chassis: string }>`
    select id, upper(chassis) as chassis from lots
    where auction_at > now() + interval '2 days' order by id limit 2`.execute(database.db)
  for (const { chassis } of rows)
    await lookedUp(database.db, chassis, { year: '2019', month: '8', modelCode: null })
  const found: number[][] = []
  const plans = await plansOf(
    database.url,
    async (db) => found.push([...(await knownLots(db, new Date())).keys()].sort()),
    { about: /from lots l/ },
  )
  expect(found).toEqual([rows.map(({ id }) => id)])
  expect(plans).toEqual([expect.stringContaining('lots_chassis')])
  expect(plans[0]).not.toContain('Seq Scan on lots')
})
