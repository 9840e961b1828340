import { type RawBuilder, sql } from 'kysely'

/**
 * By when an answer requested at a given time is promised: the original time, unless the lot `l` of the query is now
 * sold earlier. The domain's `promisedBy` does the same for a lot that has not been moved.
 */
export function promisedNow(lot: 'l' | 'o', promised: string, asked: string): RawBuilder<Date> {
  const [sold, at] = [sql.ref(`${lot}.auction_at`), sql.ref(asked)]
  const before = sql`${sold} - interval '10 minutes'`
  return sql<Date>`least(
    ${sql.ref(promised)},
    case when ${before} > ${at} then ${before} when ${sold} > ${at} then ${sold} end
  )`
}
