import { costDocument } from '@seriba/demo/costs/document'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { jstDay } from '@seriba/domain/time/jst'
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
