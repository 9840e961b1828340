import { verdicts } from '@seriba/domain/import-rules/import-rule'
import { leftOutBy } from '@seriba/lot-index/schema'
import { destinationFilter } from '../index/destination-filter.ts'
import { wantedOf } from '../index/index-facets.ts'
import { type LotNames, lotsSchema } from '../index/lots-schema.ts'
import type { LotFilters, Wanted } from '../lot-search.ts'
import { filterSql } from './filter-sql.ts'
import { textLiteral } from './literals.ts'
import { type LotSelection, whereOf, without } from './selection.ts'

/** The request, and whether the server counts by several columns in one pass, as ClickHouse does since 22.7. */
export type LotTable = { name: string; countsInSets: boolean }

/** Names of rows that are not a column's values: a count of lots, one by verdict, and the ends of a range. */
export const rowNames = { total: '*', page: '*page', verdict: '*verdict', bounds: '>' } as const

type Value = LotNames['value']
type Part = { column: Value; top: number | null } | { bounds: LotNames['number'] }

/**
 * One statement for all counts and bounds, each under the filters that it does not leave out. Questions about the
 * same lots are asked together, since every part takes the server a few milliseconds to plan, and a pass over the
 * table.
 */
export function facetsSql(
  table: LotTable,
  selection: LotSelection,
  filters: LotFilters,
  wanted: Wanted,
): string {
  const { facets = [], bounds = [] } = wantedOf(filters, wanted)
  const parts: Part[] = [
    ...facets.map((facet) => (typeof facet === 'string' ? { column: facet, top: null } : facet)),
    ...bounds.map((column) => ({ bounds: column })),
  ]
  const bySelection = Map.groupBy(parts, (part) =>
    whereOf(without(selection, leftOutBy(lotsSchema, 'column' in part ? part.column : part.bounds))),
  )
  const all = whereOf(selection)
  if (!bySelection.has(all)) bySelection.set(all, [])
  const counts = [...bySelection].flatMap(([where, some]) => {
    const whole = some.flatMap((part) => ('column' in part && part.top === null ? [part.column] : []))
    const first = some.filter((part) => 'column' in part && part.top !== null)
    const ends = some.flatMap((part) => ('bounds' in part ? [part.bounds] : []))
    return [
      ...valuesSql(table, where, whole),
      ...first.map((part) => mostFrequentSql(table, where, part as { column: Value; top: number })),
      ...(where === all || ends.length > 0 ? [endsSql(table, where, ends, where === all)] : []),
    ]
  })
  const { destination } = filters
  if (destination && wanted.facets.includes('destination')) {
    counts.push(verdictsSql(table, whereOf(without(selection, ['destination'])), destination))
  }
  return counts.join('\nunion all ')
}

const noEnds = 'toInt64(0) as least, toInt64(0) as greatest'

export const countSql = ({ name: table }: LotTable, name: string, selection: LotSelection): string =>
  `select ${textLiteral(name)} as name, '' as value, count() as lots, ${noEnds}
    from ${table} final where ${whereOf(selection)}`

/** How many lots have each value of some columns. */
function valuesSql(table: LotTable, where: string, columns: readonly Value[]): string[] {
  const [only] = columns
  if (!table.countsInSets || columns.length === 1) {
    return columns.map((column) => mostFrequentSql(table, where, { column, top: null }))
  }
  if (only === undefined) return []
  const pick = (of: (column: Value) => string) =>
    `multiIf(${columns.flatMap((column) => [`grouping(${column}) = 0`, of(column)]).join(', ')}, '')`
  return [
    `select ${pick(textLiteral)} as name, ${pick((column) => `cast(${column} as String)`)} as value,
      count() as lots, ${noEnds} from ${table.name} final where ${where}
      group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`,
  ]
}

/** The values that most lots have, ties in alphabetical order; all of them without `top`. */
export function mostFrequentSql(
  { name: table }: LotTable,
  where: string,
  { column, top }: { column: Value; top: number | null },
): string {
  const counts = `select ${column} as value, count() as lots from ${table} final where ${where} group by ${column}
    ${top === null ? '' : `order by lots desc, value limit ${top}`}`
  return `select ${textLiteral(column)} as name, cast(value as String) as value, lots, ${noEnds} from (${counts})`
}

/** The number of lots with a value, and its ends; without any lots there are no ends. */
function endsSql(
  { name: table }: LotTable,
  where: string,
  columns: readonly LotNames['number'][],
  withTotal: boolean,
): string {
  const end = (of: string) => `ifNull(toInt64(${of}), toInt64(0))`
  const rows = [
    ...(withTotal ? [`(${textLiteral(rowNames.total)}, count(), toInt64(0), toInt64(0))`] : []),
    ...columns.map(
      (column) =>
        `(${textLiteral(rowNames.bounds + column)}, count(${column}), ${end(`min(${column})`)}, ${end(`max(${column})`)})`,
    ),
  ]
  return `select part.1 as name, '' as value, part.2 as lots, part.3 as least, part.4 as greatest
    from (select arrayJoin([${rows.join(', ')}]) as part from ${table} final where ${where})`
}

function verdictsSql(
  { name: table }: LotTable,
  where: string,
  destination: NonNullable<LotFilters['destination']>,
): string {
  const rows = verdicts.map((verdict) => {
    const [filter] = destinationFilter({ ...destination, chosen: [verdict] })
    return `(${textLiteral(verdict)}, countIf(${filter ? filterSql(filter) : '0'}))`
  })
  return `select ${textLiteral(rowNames.verdict)} as name, part.1 as value, part.2 as lots, ${noEnds}
    from (select arrayJoin([${rows.join(', ')}]) as part from ${table} final where ${where})`
}
