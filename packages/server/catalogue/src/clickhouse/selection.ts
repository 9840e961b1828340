import { saleValue } from '@seriba/domain/lots/auction-sale'
import { openStatuses } from '@seriba/domain/lots/lot-status'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { groupOfFilter } from '@seriba/lot-index/schema'
import { filtersFor, resolveScope, searchedFor } from '../index/index-query.ts'
import { lotsSchema } from '../index/lots-schema.ts'
import { microseconds } from '../index/time.ts'
import type { LotFilters } from '../lot-search.ts'
import { allOf, type LotFilter } from './filter-sql.ts'
import { numberLiteral, textLiterals } from './literals.ts'

export type LotSelection = { scope: readonly LotFilter[]; filters: readonly LotFilter[] }

/** A page's lots on a Japanese day under filters, like in the index, except where that needs different methods. */
export function selectionOf(pageType: PageType, today: string, filters: LotFilters): LotSelection {
  const { days = [], sales = [], chassis = [] } = filters
  const eitherDay = days.length > 0 && sales.length > 0
  const eitherChassis = chassis.length > 1 && chassis.some((value) => value.includes('-'))
  return {
    scope: [...resolveScope(pageType, today), ...searchedFor(filters)],
    filters: [
      ...filtersFor({
        ...filters,
        ...(eitherDay && { days: [], sales: [] }),
        ...(eitherChassis && { chassis: [] }),
      }),
      ...(eitherDay ? [daysOrSales(days, sales.map(saleValue))] : []),
      ...(eitherChassis ? [codesOrNumbers(chassis)] : []),
    ],
  }
}

/** Machines' serial numbers are in no column. */
export const isBeyondColumns = (pageType: PageType, { chassisText }: LotFilters) =>
  pageTypes[pageType].kind === 'machinery' && Boolean(chassisText)

const daysOrSales = (days: readonly string[], sales: readonly string[]): LotFilter => ({
  group: 'sale',
  either: [[{ column: 'day', in: days }], [{ column: 'sale', in: sales }]],
})

const codesOrNumbers = (chassis: readonly string[]): LotFilter => ({
  group: 'chassis',
  either: chassis.map((value): LotFilter[] => filtersFor({ chassis: [value] })),
})

/** Conditions on the lots of a selection; deleted ones stay in the table. */
export const whereOf = ({ scope, filters }: LotSelection): string =>
  `deleted = 0 and ${allOf([...scope, ...filters])}`

/** The groups that remain when a selection leaves out some groups of filters. */
export const without = ({ scope, filters }: LotSelection, groups: readonly string[]): LotSelection => ({
  scope,
  filters: filters.filter((filter) => !groups.includes(groupOfFilter(lotsSchema, filter))),
})

/** For an auctioned lot: its time has come, or its hall has reported how it ended. */
export const isOverAt = (now: Date): string =>
  `(ifNull(at <= ${numberLiteral(microseconds(now))}, 0) or status not in (${textLiterals(openStatuses.map(String))}))`
