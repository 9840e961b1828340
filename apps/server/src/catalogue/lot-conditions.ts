import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LotFilters } from './lot-search.ts'

type Condition = RawBuilder<SqlBool>

/** Lots of a page type as of a Japanese day. */
export function onPage(pageType: PageType, today: string): Condition {
  const { kind, phase } = pageTypes[pageType]
  if (kind === 'stock') return sql`kind = 'stock'`
  const midnight = startOfJstDay(today)
  return phase === 'live'
    ? sql`kind = ${kind} and auction_at >= ${midnight}`
    : sql`kind = ${kind} and auction_at < ${midnight}`
}

export function matching(filters: LotFilters): Condition[] {
  const { maker, models = [], days = [], from, to, lotNumbers = [] } = filters
  return [
    maker && sql<SqlBool>`maker = ${maker}`,
    models.length > 0 && sql<SqlBool>`model = any(${[...models]})`,
    days.length > 0 && anyOf(days.map((day) => between(day, day))),
    from && sql<SqlBool>`auction_at >= ${startOfJstDay(from)}`,
    to && sql<SqlBool>`auction_at < ${startOfJstDay(addDays(to, 1))}`,
    lotNumbers.length > 0 &&
      anyOf(lotNumbers.map((range) => sql<SqlBool>`lot_no between ${range.from} and ${range.to}`)),
  ].filter((condition) => condition instanceof Object)
}

const between = (first: string, last: string) =>
  sql<SqlBool>`(auction_at >= ${startOfJstDay(first)} and auction_at < ${startOfJstDay(addDays(last, 1))})`

const anyOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

export const allOf = (conditions: Condition[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`

const sortColumns: Record<SortKey, RawBuilder<unknown>> = {
  auctionDate: sql`auction_at`,
  year: sql`year`,
  condition: sql`condition_rank`,
  mileage: sql`mileage`,
  startPrice: sql`start_price`,
  soldPrice: sql`sold_price`,
  hours: sql`(details ->> 'hours')::integer`,
  // Machinery's name for the start price (DEC12).
  price: sql`start_price`,
}

/** Every sort ends in the id, so that no lot stands on two pages. */
export function orderOf(pageType: PageType, sort: Sort | null): RawBuilder<unknown> {
  const { kind, phase } = pageTypes[pageType]
  const { sort: key, order } = sort ?? { sort: 'auctionDate', order: phase === 'past' ? 'DESC' : 'ASC' }
  const way = order === 'DESC' ? sql`desc` : sql`asc`
  // Auctioned lots always have a time and stock never: without a rule for nulls the index can be read in order.
  if (key === 'auctionDate') return kind === 'stock' ? sql`id ${way}` : sql`auction_at ${way}, id ${way}`
  return sql`${sortColumns[key]} ${way} nulls last, id ${way}`
}
