import { costDocument, earlierCostDocument } from '@seriba/demo/costs/document'
import { withSince } from '@seriba/domain/landed-cost/table-rows'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'

/** The demo company's cost tables: the version in force, and one that ended with last month. */
export async function seedCosts(tx: Tx, now: Date) {
  if (await tx.selectFrom('cost_tables').select('id').executeTakeFirst()) return
  const today = jstDay(now)
  const thisMonth = `${today.slice(0, 7)}-01`
  const monthBefore = (day: string) => `${addDays(day, -1).slice(0, 7)}-01`
  const lastMonth = monthBefore(thisMonth)
  // The story's wins fall in two months, and each uses the tables of its day.
  const begun = monthBefore(lastMonth)
  const earlier = withSince(earlierCostDocument(lastMonth, today), null, begun)
  const inForce = withSince(costDocument(thisMonth, today), earlier, thisMonth)
  const published = { status: 'published' as const, changed_at: now }
  await tx
    .insertInto('cost_tables')
    .values([
      {
        ...published,
        valid_from: begun,
        valid_to: thisMonth,
        data: JSON.stringify(earlier),
      },
      { ...published, valid_from: thisMonth, valid_to: null, data: JSON.stringify(inForce) },
    ])
    .execute()
}
