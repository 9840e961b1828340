import { costDocument } from '@seriba/demo/costs/document'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { document as example } from '@seriba/domain/landed-cost/testing/cost-document'
import type { ExampleLot } from '@seriba/domain/landed-cost/testing/examples'
import { dayMs, jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Published cost tables, the demo company's unless others are given. */
export async function publishedCosts(db: Db, change: Partial<CostDocument> = {}) {
  const today = jstDay(new Date())
  return db
    .insertInto('cost_tables')
    .values({
      status: 'published',
      valid_from: today,
      data: JSON.stringify({ ...costDocument(today), ...change }),
    })
    .returning(['id'])
    .executeTakeFirstOrThrow()
}

/** A client's port and the rest as it is from the start. */
export const chosenPort = (db: Db, userId: number, port: string) =>
  db
    .insertInto('cost_choices')
    .values({ user_id: userId, port, regime: 'private', currency: null, milestone: 'landed' })
    .execute()

/** What a catalogue has said of a Toyota, as a look-up keeps it. */
export const lookedUp = (
  db: Db,
  chassis: string,
  carInfo: { year: string; month: string | null; modelCode: string | null },
) =>
  sql`
    insert into production_months (maker, chassis, car_info)
    values ('toyota', ${chassis}, ${JSON.stringify(carInfo)}::jsonb)`.execute(db)

/** When the lots of the worked cases are sold. */
export const auctionAt = new Date('2026-11-24T03:00:00Z')

/** The invented tables, with sums for the lot's country, and a ship that arrives in its month. */
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
