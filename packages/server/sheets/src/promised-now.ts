import { type RawBuilder, sql } from 'kysely'

/**
 * Until when an answer is promised that was asked for at a time: until then, unless the lot `l` of the query is sold
 * earlier now than it was to be. `promisedBy` of the domain says the same of a lot that has not been moved.
 */
export function promisedNow(lot: 'l' | 'o', promised: string, asked: string): RawBuilder<Date> {
  const [sold, at] = [sql.ref(`${lot}.auction_at`), sql.ref(asked)]
  const before = sql`${sold} - interval '10 minutes'`
  return sql<Date>`least(
    ${sql.ref(promised)},
    case when ${before} > ${at} then ${before} when ${sold} > ${at} then ${sold} end
  )`
}
