import { type RangeFilter, rangeFilters } from '@seriba/domain/lots/filters'
import { openStatuses } from '@seriba/domain/lots/lot-status'
import { defaultSort } from '@seriba/domain/lots/page-filters'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { hasEndedLast } from '@seriba/server-catalogue/lot-order'
import type { FacetName, LotFilters, LotQuery, Wanted } from '@seriba/server-catalogue/lot-search'
import { now } from './moment.ts'

/** Where PostgreSQL and DuckDB differ in wording. */
export type Dialect = { hasWords(words: readonly string[]): string }

const rangeColumns: Record<RangeFilter, string> = {
  year: 'year',
  mileage: 'mileage',
  engine: 'engine',
  startPrice: 'start_price',
  finishPrice: 'finish_price',
  hour: 'year',
}
const sortColumns = {
  auctionDate: 'ms',
  year: 'year',
  condition: 'condition_rank',
  mileage: 'mileage',
  startPrice: 'start_price',
  soldPrice: 'finish_price',
  hours: 'year',
  price: 'start_price',
}

type Group = 'always' | FacetName | RangeFilter
const leftOutBy: Partial<Record<FacetName, readonly Group[]>> = {
  maker: ['maker', 'model'],
  day: ['sale'],
  hall: ['sale'],
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const listed = (texts: readonly string[]) => `(${texts.map(quoted)})`
const oneOf = (column: string, values: readonly string[] = []) =>
  values.length > 0 ? [`${column} in ${listed(values)}`] : []

function conditionsOf({ pageType, filters }: Pick<LotQuery, 'pageType' | 'filters'>, dialect: Dialect) {
  const midnight = startOfJstDay(jstDay(now())).getTime()
  const {
    ranges = {},
    days,
    halls,
    sales = [],
    from,
    to,
    chassis = [],
    lotNumbers = [],
    equipment = [],
  } = filters
  const groups: [Group, string[]][] = [
    ['always', [pageTypes[pageType].phase === 'live' ? `ms >= ${midnight}` : `ms < ${midnight}`]],
    ['always', from ? [`ms >= ${startOfJstDay(from).getTime()}`] : []],
    ['always', to ? [`ms < ${startOfJstDay(addDays(to, 1)).getTime()}`] : []],
    [
      'always',
      lotNumbers.map((all) => `(${all.map((r) => `lot_no between ${r.from} and ${r.to}`).join(' or ')})`),
    ],
    ['always', equipment.length > 0 ? [dialect.hasWords(equipment)] : []],
    ['maker', oneOf('maker', filters.maker ? [filters.maker] : [])],
    ['model', oneOf('model', filters.models)],
    [
      'sale',
      [
        ...oneOf('day', days),
        ...oneOf('hall', halls),
        ...oneOf(
          'sale',
          sales.map(({ auction, day }) => `${auction}@${day}`),
        ),
      ],
    ],
    [
      'chassis',
      chassis.map((code) =>
        code.includes('-') ? `frame like ${quoted(`${code}%`)}` : `chassis = ${quoted(code)}`,
      ),
    ],
    ['condition', oneOf('condition', filters.conditions)],
    ['gearbox', oneOf('gearbox', filters.gearboxes)],
    ['color', oneOf('color', filters.colors)],
    ['status', oneOf('status', filters.statuses?.map(String))],
    ['steering', oneOf('steering', filters.steering)],
    ...rangeFilters.map((name): [Group, string[]] => [name, within(rangeColumns[name], ranges[name])]),
  ]
  return groups.filter(([, all]) => all.length > 0)
}

const within = (column: string, range?: { from: number | null; to: number | null }) => [
  ...(range?.from == null ? [] : [`${column} >= ${range.from}`]),
  ...(range?.to == null ? [] : [`${column} <= ${range.to}`]),
]

export function listingSql(query: LotQuery, dialect: Dialect) {
  const where = conditionsOf(query, dialect)
    .flatMap(([, all]) => all)
    .join(' and ')
  const { sort, order } = query.sort ?? defaultSort(query.pageType)
  const nulls = sort === 'auctionDate' ? '' : 'nulls last'
  const endedLast = hasEndedLast(query.pageType, query.sort) ? `${isOver()}, ` : ''
  return {
    page: `select id from bench_lots where ${where} order by ${endedLast}${sortColumns[sort]} ${order} ${nulls}, id ${order}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
    total: `select count(*) as total from bench_lots where ${where}`,
  }
}

const isOver = () =>
  `case when ms <= ${now().getTime()} or status not in ${listed(openStatuses.map(String))} then 1 else 0 end`

/** Counts and bounds that look at the same lots. */
export type Task = {
  where: string
  facets: FacetName[]
  bounds: { name: RangeFilter; column: string }[]
  total: boolean
}

export function tasksOf(
  query: { pageType: LotQuery['pageType']; filters: LotFilters },
  wanted: Wanted,
  dialect: Dialect,
): Task[] {
  const conditions = conditionsOf(query, dialect)
  const tasks = new Map<string, Task>()
  const taskWithout = (left: readonly Group[]) => {
    const where = conditions
      .filter(([group]) => !left.includes(group))
      .flatMap(([, all]) => all)
      .join(' and ')
    const task = tasks.get(where) ?? { where, facets: [], bounds: [], total: false }
    tasks.set(where, task)
    return task
  }
  taskWithout([]).total = true
  for (const name of wanted.facets) {
    if ((name === 'model' && !query.filters.maker) || name === 'destination') continue
    taskWithout(leftOutBy[name] ?? [name as Group]).facets.push(name)
  }
  for (const name of wanted.bounds) taskWithout([name]).bounds.push({ name, column: rangeColumns[name] })
  return [...tasks.values()]
}
