import type { ListingQuery } from '@seriba/contracts/catalogue'
import type { PriceCeiling } from '@seriba/contracts/searches'
import { type LotKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { expectedPrice, isWithinCeiling } from '@seriba/domain/searches/price-ceiling'
import { dayMs, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { averagePrices } from '@seriba/server-catalogue/average-price'
import { filterResolver } from '@seriba/server-catalogue/filter-resolver'
import { filtersOf } from '@seriba/server-catalogue/filters-of'
import { chosenVerdicts } from '@seriba/server-catalogue/for-destination'
import { allOf, listedOn, whereConditions } from '@seriba/server-catalogue/lot-conditions'
import { orderOf } from '@seriba/server-catalogue/lot-order'
import type { LotFilters, LotSearch } from '@seriba/server-catalogue/lot-search'
import { destinationOf } from '@seriba/server-costs/destination-of'
import { landedPrices } from '@seriba/server-costs/landed-prices'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** First seen after `since`, up to `until`. */
type Window = { since: Date; until: Date }

/**
 * The end of a window up to now. The database counts microseconds and `now` is truncated to milliseconds: a lot from
 * the current millisecond would be before now for the database, and after it for us.
 */
export const upToNow = (now: Date) => new Date(now.getTime() + 1)

export type NewLot = {
  id: number
  kind: LotKind
  images: string[]
  condition: string
  mileage: number | null
  grade: string
  auction: string
  auction_at: string | null
  lot_no: number
  maker: string
  model: string
  year: number | null
  start_price: number
}

type Wanted = {
  window: Window
  limit: number
  ceiling: PriceCeiling | null
  /** The owner of the search, whose port decides landed prices. */
  userId: number
  /** An additional condition, if any. */
  among?: RawBuilder<SqlBool>
}

/** How many lots are checked for their average price; a search that finds more at once is hardly a search. */
const mostPriced = 1000

/** A search's lots that reached its page within the window and are below its price ceiling, in the search's order. */
export async function findNewLots(
  tx: Tx,
  query: ListingQuery,
  { window, limit, ceiling, userId, among }: Wanted,
) {
  const { pageType, sort, order = 'ASC' } = query
  const filters = await filterResolver(tx)(await filtersOfOwner(tx, userId, query, window.until))
  const where = allOf([
    listedOn(pageType, jstDay(window.until)),
    ...whereConditions(filters).values(),
    cameIn(pageType, window),
    ...(among ? [among] : []),
    ...(ceiling?.by === 'start' ? [pricedWithin(pageType, ceiling.yen)] : []),
  ])
  const byEach = ceiling !== null && ceiling.by !== 'start' ? ceiling : null
  const { rows } = await sql<NewLot & { total: number }>`
    select id, kind, images, auction, auction_at, lot_no, maker, model, grade, year, condition, mileage, start_price,
      count(*) over () as total
    from lots where ${where}
    order by ${orderOf(pageType, sort === undefined ? null : { sort, order }, window.until)}
    limit ${byEach ? mostPriced : limit}`.execute(tx)
  if (!byEach) return { lots: rows, total: rows[0]?.total ?? 0 }
  const averages = await averagePrices(
    tx,
    rows.map(({ id }) => id),
  )
  const priced = rows.map((lot) => {
    const prices = { price: lot.start_price, average: averages.get(lot.id) ?? null }
    return { lot, prices, expected: { id: lot.id, price: expectedPrice(prices) } }
  })
  const landed =
    byEach.by === 'landed'
      ? await landedPrices(
          tx,
          userId,
          priced.map(({ expected }) => expected),
          window.until,
        )
      : null
  const within = priced
    .filter(({ lot, prices }) => isWithinCeiling(byEach, { ...prices, landed: landed?.get(lot.id) ?? null }))
    .map(({ lot }) => lot)
  return { lots: within.slice(0, limit), total: within.length }
}

/** A search is for what may be imported at its owner’s port, whichever that currently is. */
async function filtersOfOwner(
  db: Db | Tx,
  userId: number,
  query: ListingQuery,
  now: Date,
): Promise<LotFilters> {
  const filters = filtersOf(query)
  const chosen = chosenVerdicts(query)
  if (chosen.length === 0) return filters
  return { ...filters, destination: { by: await destinationOf(db, userId, now), chosen } }
}

/** Once bidding has ended, and for stock, the price is the one paid or asked. */
function pricedWithin(pageType: PageType, yen: number): RawBuilder<SqlBool> {
  const { kind, phase } = pageTypes[pageType]
  const price = kind === 'stock' || phase === 'past' ? sql.ref('sold_price') : sql.ref('start_price')
  return sql`${price} between 1 and ${yen}`
}

/** Up to this many lots are looked at one by one; among more, the first new ones are found quickly. */
const fewLots = 2000

/** How many of a search's lots came in within the window, counted up to a limit. Somebody is waiting for this. */
export async function countNewLots(
  { db, lotSearch }: { db: Db; lotSearch: LotSearch },
  query: ListingQuery,
  window: Window,
  { most, userId }: { most: number; userId: number },
): Promise<number> {
  const { pageType } = query
  const given = await filterResolver(db)(await filtersOfOwner(db, userId, query, window.until))
  // Late results are left to the email, which looks at all of them.
  const past = pageTypes[pageType].phase === 'past'
  const filters = past ? { ...given, from: laterOf(given.from, dayBefore(window.since)) } : given
  const found = await lotSearch.search({ pageType, filters, sort: null, page: 1, pageSize: fewLots })
  if (found.total === 0) return 0
  const among =
    found.total <= fewLots
      ? [sql<SqlBool>`id = any(${found.ids})`]
      : [listedOn(pageType, jstDay(window.until)), ...whereConditions(filters).values()]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from lots where ${allOf([...among, cameIn(pageType, window)])} limit ${most}
    ) as come`.execute(db)
  return rows[0]?.count ?? 0
}

const dayBefore = (time: Date) => jstDay(new Date(time.getTime() - dayMs))

const laterOf = (day: string | undefined, other: string) => (day && day > other ? day : other)

/** A lot first appears in the statistics on the Japanese day after its auction. */
function cameIn(pageType: PageType, { since, until }: Window): RawBuilder<SqlBool> {
  if (pageTypes[pageType].phase === 'live') {
    return sql`first_seen_at > ${since} and first_seen_at <= ${until}`
  }
  const came = sql`greatest(first_seen_at, (auction_day + 1)::timestamp at time zone 'Asia/Tokyo')`
  // The first half lets an index be used; the second is the rule.
  return sql`(auction_at >= ${startOfJstDay(jstDay(since))} or first_seen_at > ${since})
    and ${came} > ${since} and ${came} <= ${until}`
}
