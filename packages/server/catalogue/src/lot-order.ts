import type { Sort, SortKey } from '@seriba/domain/lots/listing'
import { openStatuses } from '@seriba/domain/lots/lot-status'
import { defaultSort } from '@seriba/domain/lots/page-filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { type RawBuilder, sql } from 'kysely'
import { rangeColumns } from './lot-conditions.ts'

const sortColumns: Record<SortKey, RawBuilder<unknown>> = {
  auctionDate: sql`auction_at`,
  year: rangeColumns.year,
  condition: sql`condition_rank`,
  mileage: rangeColumns.mileage,
  startPrice: rangeColumns.startPrice,
  soldPrice: rangeColumns.finishPrice,
  hours: rangeColumns.hour,
  // Machinery's name for the start price (DEC12).
  price: rangeColumns.startPrice,
}

/** Lots still open for bids come first if no sort is chosen. */
export const hasEndedLast = (pageType: PageType, sort: Sort | null): boolean =>
  sort === null && pageTypes[pageType].phase === 'live' && pageTypes[pageType].kind !== 'stock'

/** For an auctioned lot: its time has come, or its hall has reported how it ended. */
export const isOverAt = (now: Date) =>
  sql<boolean>`(auction_at <= ${now} or status <> all(${[...openStatuses]}::int[]))`

/** Every sort ends with the ID, so that no lot is on two pages. */
export function orderOf(pageType: PageType, sort: Sort | null, now: Date): RawBuilder<unknown> {
  const order = plainOrderOf(pageType, sort)
  return hasEndedLast(pageType, sort) ? sql`${isOverAt(now)}, ${order}` : order
}

/** The same where it does not matter whether a lot has ended. */
export function plainOrderOf(pageType: PageType, sort: Sort | null): RawBuilder<unknown> {
  const { sort: key, order } = sort ?? defaultSort(pageType)
  const way = order === 'DESC' ? sql`desc` : sql`asc`
  // Auctioned lots always have a time and stock never does: without a rule for nulls the index can be read in order.
  if (key === 'auctionDate') {
    return pageTypes[pageType].kind === 'stock' ? sql`id ${way}` : sql`auction_at ${way}, id ${way}`
  }
  return sql`${sortColumns[key]} ${way} nulls last, id ${way}`
}
