import { costDocument } from '@seriba/demo/costs/document'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { document as example } from '@seriba/domain/landed-cost/testing/cost-document'
import type { ExampleLot } from '@seriba/domain/landed-cost/testing/examples'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { aManager } from './builders.ts'

/**
 * Published cost tables, the demo company's unless others are given; in force from today unless a later day is given.
 */
export async function publishedCosts(db: Db, change: Partial<CostDocument> = {}, from = jstDay(new Date())) {
  const today = jstDay(new Date())
  return db
    .insertInto('cost_tables')
    .values({
      status: 'published',
      valid_from: from,
      data: JSON.stringify({ ...costDocument(today), ...change }),
    })
    .returning(['id'])
    .executeTakeFirstOrThrow()
}

/** A client's port, with everything else at its default. */
export const chosenPort = (db: Db, userId: number, port: string) =>
  db
    .insertInto('cost_choices')
    .values({ user_id: userId, port, regime: 'private', currency: null, milestone: 'landed' })
    .execute()

/** A catalogue's data on a Toyota, as a lookup stores it. */
export const lookedUp = (
  db: Db,
  chassis: string,
  carInfo: { year: string; month: string | null; modelCode: string | null },
) =>
  sql`
    insert into production_months (maker, chassis, car_info)
    values ('toyota', ${chassis}, ${JSON.stringify(carInfo)}::jsonb)`.execute(db)

/** What is known about a sheet: a machine has read it, a person has checked that, or has discarded it. */
export type SheetState = 'read' | 'checked' | 'dropped'

/** A lot's sheet with a first registration on it. */
export async function aReadSheet(db: Db, lotId: number, registration: string, state: SheetState = 'checked') {
  const reading = {
    turned: 0,
    fields: [{ name: 'firstRegistration', value: registration }],
    marks: [],
    remarks: [],
  }
  const by = state === 'read' ? null : (await aManager(db)).id
  const address = `https://pictures.example/sheet-${lotId}.jpg`
  await sql`update lots set auction_sheet = ${address} where id = ${lotId}`.execute(db)
  await sql`
    with kept as (
      insert into sheet_readings (
        sheet, hall, reader, reading, damage, checked, checked_by, checked_at, dropped_by, dropped_at
      )
      select ${`sheet ${lotId}`}, 'USS Tokyo', 'machine', reading, 0,
        case when by is not null then reading end, by, case when by is not null then now() end,
        case when ${state === 'dropped'} then by end, case when ${state === 'dropped'} then now() end
      from (select ${JSON.stringify(reading)}::jsonb as reading, ${by}::integer as by) told
      returning id
    )
    insert into sheet_reading_lots (lot_id, address, reading_id) select ${lotId}, ${address}, id from kept`.execute(
    db,
  )
}

/** When the lots in the worked cases are sold. */
export const auctionAt = new Date('2026-11-24T03:00:00Z')

/** The made-up tables, offering totals for the lot's country, with a ship that arrives in its month. */
export function tablesFor({ port, arrival: [year, month] }: ExampleLot): CostDocument {
  const country = example.tables.ports[port]?.country ?? ''
  const facts = example.countries[country]
  const arrives = Date.UTC(year, month - 1, 15)
  const transitDays = Math.floor((arrives - auctionAt.getTime()) / dayMs) + 1 - example.handlingDays
  return {
    ...example,
    ...(facts && { countries: { ...example.countries, [country]: { ...facts, offer: 'sums', bans: [] } } }),
    ports: { ...example.ports, [port]: { names: { en: port, ru: port }, transitDays } },
  }
}
