import { type RangeFilter, rangeFilters } from '@seriba/domain/lots/filters'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { damageCondition } from './damage-sql.ts'
import { destinationCondition } from './destination-sql.ts'
import type { LotFilters } from './lot-search.ts'
import { isListed } from './lot-won.ts'

export type Condition = RawBuilder<SqlBool>

/** Filters that a facet leaves out together; `always` holds those that none leaves out. */
export type FilterGroup =
  | 'always'
  | 'maker'
  | 'model'
  | 'sale'
  | 'chassis'
  | 'status'
  | 'destination'
  | 'damage'
  | keyof typeof columns
  | RangeFilter

/** A category and its subcategory, as the domain's `subcategoryPath` writes them; null without a subcategory. */
export const subcategoryPath = sql`(coalesce(details ->> 'category', '') || '>' || nullif(details ->> 'subcategory', ''))`

const columns = {
  condition: sql`condition`,
  gearbox: sql`gearbox`,
  color: sql`color`,
  category: sql`(details ->> 'category')`,
  subcategory: subcategoryPath,
  steering: sql`steering`,
}

/** Yen, kilometers, cubic centimeters, or hours; a price of 0 means unknown. */
export const rangeColumns: Record<RangeFilter, RawBuilder<unknown>> = {
  year: sql`year`,
  mileage: sql`mileage`,
  engine: sql`engine`,
  startPrice: sql`nullif(start_price, 0)`,
  finishPrice: sql`nullif(sold_price, 0)`,
  hour: sql`(details ->> 'hours')::integer`,
}

/** Lots whose pages belong to a page type as of a Japanese day. */
export function pageTypeCondition(pageType: PageType, today: string): Condition {
  const { kind, phase } = pageTypes[pageType]
  if (kind === 'stock') return sql`kind = 'stock'`
  const midnight = startOfJstDay(today)
  return phase === 'live'
    ? sql`kind = ${kind} and auction_at >= ${midnight}`
    : sql`kind = ${kind} and auction_at < ${midnight}`
}

/** Those of them in its listing, on the table `lots`. */
export const listedOn = (pageType: PageType, today: string): Condition =>
  pageTypes[pageType].kind === 'stock'
    ? sql`(kind = 'stock' and ${sql.raw(isListed('lots'))})`
    : pageTypeCondition(pageType, today)

/** The filters' conditions, by the group each belongs to; groups that narrow nothing are absent. */
export function whereConditions(filters: LotFilters): Map<FilterGroup, Condition> {
  const { maker, models = [], ranges = {} } = filters
  const groups: [FilterGroup, Condition[]][] = [
    ['always', always(filters)],
    ['maker', maker ? [sql`maker = ${maker}`] : []],
    ['model', isOneOf(sql`model`, models)],
    ['sale', sales(filters)],
    ['chassis', chassis(filters)],
    ['condition', isOneOf(columns.condition, filters.conditions)],
    ['gearbox', isOneOf(columns.gearbox, filters.gearboxes)],
    ['color', isOneOf(columns.color, filters.colors)],
    ['status', isOneOf(sql`status::text`, filters.statuses?.map(String))],
    ['category', isOneOf(columns.category, filters.categories)],
    ['subcategory', isOneOf(columns.subcategory, filters.subcategories)],
    ['steering', isOneOf(columns.steering, filters.steering)],
    ['destination', destinationCondition(filters.destination)],
    ['damage', damageCondition(filters.damage)],
    ...rangeFilters.map((name): [FilterGroup, Condition[]] => [
      name,
      inside(rangeColumns[name], ranges[name]),
    ]),
  ]
  return new Map(groups.flatMap(([group, all]) => (all.length > 0 ? [[group, allOf(all)]] : [])))
}

function always({ from, to, lotNumbers = [], equipment = [], modelText, chassisText }: LotFilters) {
  return [
    from && sql<SqlBool>`auction_at >= ${startOfJstDay(from)}`,
    to && sql<SqlBool>`auction_at < ${startOfJstDay(addDays(to, 1))}`,
    ...lotNumbers.map((ranges) =>
      anyOf(ranges.map((range) => sql<SqlBool>`lot_no between ${range.from} and ${range.to}`)),
    ),
    equipment.length > 0 &&
      sql<SqlBool>`regexp_split_to_array(upper(equip), '[\\s\u3000,;/]+') @> ${[...equipment]}::text[]`,
    modelText && sql<SqlBool>`strpos(upper(model), upper(${modelText})) > 0`,
    // Machines have a serial number instead.
    chassisText &&
      sql<SqlBool>`starts_with(upper(case kind when 'machinery' then details ->> 'serial' else chassis end),
        upper(${chassisText}))`,
  ].filter((condition) => condition instanceof Object)
}

/** Days are queried as times, which the index by time supports. */
function sales({ days = [], sales = [], halls = [] }: LotFilters): Condition[] {
  const either = [
    ...days.map(onDay),
    ...sales.map(({ auction, day }) => sql<SqlBool>`(auction = ${auction} and ${onDay(day)})`),
  ]
  return [...(either.length > 0 ? [anyOf(either)] : []), ...isOneOf(sql`auction`, halls)]
}

function chassis({ chassis = [] }: LotFilters): Condition[] {
  const codes = chassis.filter((value) => !value.includes('-')).map((value) => value.toUpperCase())
  const starts = chassis.filter((value) => value.includes('-')).map((value) => value.toUpperCase())
  const either = [
    ...isOneOf(sql`upper(chassis_code)`, codes),
    ...starts.map((start) => sql<SqlBool>`starts_with(upper(chassis), ${start})`),
  ]
  return either.length > 0 ? [anyOf(either)] : []
}

const onDay = (day: string) =>
  sql<SqlBool>`(auction_at >= ${startOfJstDay(day)} and auction_at < ${startOfJstDay(addDays(day, 1))})`

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[] = []): Condition[] =>
  values.length > 0 ? [sql`${column} = any(${[...values]}::text[])`] : []

/** Bounds may be greater than the column can hold. */
const inside = (
  column: RawBuilder<unknown>,
  range: { from: number | null; to: number | null } | undefined,
): Condition[] => [
  ...(range?.from == null ? [] : [sql<SqlBool>`${column} >= ${range.from}::bigint`]),
  ...(range?.to == null ? [] : [sql<SqlBool>`${column} <= ${range.to}::bigint`]),
]

const anyOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

export const allOf = (conditions: Condition[]) => sql<SqlBool>`${sql.join(conditions, sql` and `)}`
