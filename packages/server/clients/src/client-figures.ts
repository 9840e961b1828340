import {
  balanceOfAll,
  type ClientFigure,
  exposureByClient,
  liveBidsByClient,
} from '@seriba/server-credit/client-figures'
import { type RawBuilder, sql } from 'kysely'

/** What a list of all clients can be filtered and sorted by that requires totals. */
const sources = {
  balance: balanceOfAll,
  held: exposureByClient,
  live: liveBidsByClient,
} as const satisfies Record<string, ClientFigure>
export type Figure = keyof typeof sources

/** Each one requires a query that has joined it; 0 for clients without a row. */
export const figures = {
  balance: sql`coalesce(balance_of_all.figure, 0)`,
  held: sql`coalesce(held_of_all.figure, 0)`,
  live: sql`coalesce(live_of_all.figure, 0)`,
} as const satisfies Record<Figure, RawBuilder<unknown>>

/** The domain's `creditUsage`, for a client `c`. */
export const share = sql`(case
  when ${figures.held} <= 0 then 0
  when ${figures.balance} + c.credit_limit <= 0 then 1
  else least(1, ${figures.held} / (${figures.balance} + c.credit_limit)::float8)
end)`

/** Joins totals of all clients to the clients `c` of a query. */
export const withTotals = (names: Iterable<Figure>, now: Date): RawBuilder<unknown> =>
  sql.join(
    [
      sql``,
      ...[...new Set(names)].map((name) => {
        const alias = sql.id(`${name}_of_all`)
        return sql`left join (${sources[name](now)}) ${alias} on ${alias}.client_id = c.id`
      }),
    ],
    sql` `,
  )
