import { costDocument } from '@seriba/demo/costs/document'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'

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
