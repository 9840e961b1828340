import { knownLots } from '@seriba/server-costs/known-lots'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aReadSheet, lookedUp } from '../test/cost-builders.ts'
import { testDb } from '../test/db.ts'
import { manyLots, plansOf } from '../test/plans.ts'

const database = testDb()
beforeAll(() => manyLots(database.db, 'car'))

test('looked-up cars are found by chassis number rather than by scanning every upcoming lot', async () => {
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

test('checked cars are found among upcoming lots rather than by scanning every sheet ever read', async () => {
  const { rows } = await sql<{ id: number; past: boolean }>`
    (select id, false as past from lots where auction_at > now() + interval '2 days' order by id limit 2)
    union all (select id, true from lots where auction_at < now() - interval '2 days' order by id limit 2)`.execute(
    database.db,
  )
  for (const { id } of rows) await aReadSheet(database.db, id, '2019-03')
  await sql`
    insert into sheet_reading_lots (lot_id, address, reading_id)
    select l.id, 'https://pictures.example/an-earlier-sheet.jpg', (select min(id) from sheet_readings)
    from lots l where l.auction_at < now() - interval '1 day'`.execute(database.db)
  await sql`analyze lots, sheet_readings, sheet_reading_lots`.execute(database.db)
  const found: number[][] = []
  const plans = await plansOf(
    database.url,
    async (db) => found.push([...(await knownLots(db, new Date())).keys()]),
    { about: /from lots l/ },
  )
  for (const { id, past } of rows) expect([id, found[0]?.includes(id)]).toEqual([id, !past])
  expect(plans).toEqual([expect.stringContaining('sheet_reading_lots_to_come')])
})

test('only changed lots are read again', async () => {
  const { rows } = await sql<{ id: number; chassis: string }>`
    select id, upper(chassis) as chassis from lots
    where auction_at > now() + interval '2 days' order by id desc limit 3`.execute(database.db)
  for (const { chassis } of rows)
    await lookedUp(database.db, chassis, { year: '2019', month: '8', modelCode: null })
  const [same = 0, changed = 0, again = 0] = rows.map(({ id }) => id)
  const at = async (minute: number) => knownLots(database.db, new Date(Date.now() + minute * 60_000))
  const before = await at(20)
  await sql`update lots set engine = 1490 where id = ${changed}`.execute(database.db)
  await sql`
    update production_months set car_info = '{"year": "2018", "month": "2", "modelCode": null}'
    where chassis = ${rows[2]?.chassis ?? ''}`.execute(database.db)
  const after = await at(21)
  expect(after.get(same)).toBe(before.get(same))
  expect(after.get(changed)?.facts.engine).toBe(1490)
  expect(after.get(again)?.facts.production).toMatchObject({ year: '2018' })
})

test('a lot that is moved to a future day is included again, with the sheet read earlier', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from lots where auction_at < now() - interval '3 days' order by id desc limit 1`.execute(
    database.db,
  )
  const id = rows[0]?.id ?? 0
  await aReadSheet(database.db, id, '2019-03')
  // Asked a minute apart, since an answer is shared for a moment.
  const isKnown = async (minute: number) =>
    (await knownLots(database.db, new Date(Date.now() + minute * 60_000))).has(id)
  expect(await isKnown(1)).toBe(false)
  await sql`update lots set auction_at = now() + interval '3 days' where id = ${id}`.execute(database.db)
  expect(await isKnown(2)).toBe(true)
})

test('after years of lookups, upcoming cars are found from the upcoming lots rather than by scanning all lookups', async () => {
  await sql`
    insert into production_months (maker, chassis, car_info)
    select 'toyota', upper(chassis), '{"year": "2019", "month": "8", "modelCode": null}' from lots
    where kind = 'car' and chassis like 'zre%' on conflict do nothing`.execute(database.db)
  await sql`analyze production_months`.execute(database.db)
  const { rows } = await sql<{ id: number }>`
    select id from lots where chassis like 'zre%' and auction_at > now() + interval '2 days'`.execute(
    database.db,
  )
  let found: number[] = []
  const plans = await plansOf(
    database.url,
    async (db) => {
      found = [...(await knownLots(db, new Date(Date.now() + 10 * 60_000))).keys()]
    },
    { about: /from lots l join/ },
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ id }) => !found.includes(id))).toEqual([])
  expect(plans).toHaveLength(1)
  expect(plans[0]).not.toContain('lots_chassis')
})
