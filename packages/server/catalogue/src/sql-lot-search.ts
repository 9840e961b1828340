import { filters as contract } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { serializerFor } from '@seriba/server-kit/serialized-json'
import { type RawBuilder, sql } from 'kysely'
import { cacheAnswers } from './answer-cache.ts'
import { averagePrices } from './average-price.ts'
import { wantedOn } from './facets-of-page.ts'
import { filterMetadata } from './filter-metadata.ts'
import { allOf, type Condition, listedOn, whereConditions } from './lot-conditions.ts'
import { hasEndedLast, isOverAt, plainOrderOf } from './lot-order.ts'
import { type Counted, type LotFilters, type LotQuery, type LotSearch, noFilter } from './lot-search.ts'
import { sqlSameChassis, sqlSimilarLots } from './similar-lots.ts'
import { sqlFacets } from './sql-facets.ts'

const writeFilters = serializerFor(contract)

/** Searches in PostgreSQL itself. Answers about whole pages are cached until a lot changes or the day is over. */
export function sqlLotSearch(db: Db, now: () => Date = () => new Date()): LotSearch {
  const today = () => jstDay(now())
  const kept = cacheAnswers(db, today)
  const page = (pageType: PageType) => listedOn(pageType, today())

  const count = async (where: Condition) => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from lots where ${where}`.execute(db)
    return rows[0]?.total ?? 0
  }
  const total = (pageType: PageType) => kept(`total ${pageType}`, () => count(page(pageType)))

  const mostFrequent = async (pageType: PageType, column: RawBuilder<unknown>, like: Condition) => {
    const { rows } = await sql<Counted>`
      select ${column} as value, count(*) as count from lots
      where ${page(pageType)} and ${column} <> '' and ${like}
      group by 1 order by count desc, ${column} collate "C" limit 50`.execute(db)
    return rows
  }

  return {
    total,

    async search({ pageType, filters, sort, page: number, pageSize }) {
      const conditions = [...whereConditions(filters).values()]
      const where = allOf([page(pageType), ...conditions])
      const [found, counted] = await Promise.all([
        pageOfIds(where, { pageType, sort, now: now() }, [(number - 1) * pageSize, pageSize]).execute(db),
        conditions.length === 0 ? total(pageType) : count(where),
      ])
      return { ids: found.rows.map(({ id }) => id), total: counted }
    },

    facets(pageType, filters, wanted = noFilter) {
      const ask = () => sqlFacets(db, page(pageType), filters, wanted)
      return asksOfMakerOnly(filters)
        ? kept(
            `facets ${pageType} ${filters.maker ?? ''} ${JSON.stringify([wanted, filters.destination?.by])}`,
            ask,
          )
        : ask()
    },

    async filterMetadata(pageType, filters) {
      const [facets, all] = await Promise.all([
        this.facets(pageType, filters, wantedOn(pageType)),
        total(pageType),
      ])
      return writeFilters(filterMetadata(pageType, facets, all, now()))
    },

    async soldPrices(pageType, filters) {
      const where = allOf([page(pageType), ...whereConditions(filters).values()])
      const { rows } = await sql<{ price: number; lots: number }>`
        select sold_price as price, count(*) as lots from lots
        where ${where} and sold_price > 0 group by 1 order by 1`.execute(db)
      return rows.map(({ price, lots }) => [price, lots])
    },

    averagePrices: (ids) => averagePrices(db, ids, now()),
    likeLots: (like) => sqlSimilarLots(db, like, now()),
    sameChassis: (sought) => sqlSameChassis(db, sought),

    modelsLike: (pageType, text) =>
      mostFrequent(pageType, sql`model`, sql`strpos(upper(model), upper(${text})) > 0`),
    chassisLike: (pageType, text) =>
      mostFrequent(
        pageType,
        sql`upper(chassis_code)`,
        sql`starts_with(upper(chassis_code), upper(split_part(${text}, '-', 1)))`,
      ),
  }
}

type Order = Pick<LotQuery, 'pageType' | 'sort'> & { now: Date }

/** Ended lots are read separately from the others, each in the order of the index by time. */
function pageOfIds(where: Condition, { pageType, sort, now }: Order, [offset, limit]: [number, number]) {
  const order = plainOrderOf(pageType, sort)
  if (!hasEndedLast(pageType, sort)) {
    return sql<{ id: number }>`
      select id from lots where ${where} order by ${order} limit ${limit} offset ${offset}`
  }
  const part = (over: boolean, condition: Condition) => sql`
    (select ${over}::boolean as over, id, auction_at from lots where ${where} and ${condition}
    order by ${order} limit ${offset + limit})`
  const over = isOverAt(now)
  return sql<{ id: number }>`
    select id from (
      ${part(false, sql`auction_at > ${now} and not ${over}`)} union all ${part(true, over)}
    ) as both_parts
    order by over, ${order} limit ${limit} offset ${offset}`
}

/** Pages are opened far more often without filters, or with a maker, than with any others. */
const asksOfMakerOnly = ({ maker: _, ...others }: LotFilters) => whereConditions(others).size === 0
