import type { Counted as IndexCounted } from '@seriba/lot-index/query'
import { leftOutBy } from '@seriba/lot-index/schema'
import { verdictCounts } from '../index/destination-filter.ts'
import { wantedOf } from '../index/index-facets.ts'
import { lotsSchema } from '../index/lots-schema.ts'
import type { Counted, LotFilters, Wanted } from '../lot-search.ts'
import { textLiteral } from './literals.ts'
import { type LotSelection, whereOf, without } from './selection.ts'

/** Counts and bounds come as rows of one form: what they are of, a value and how many lots have it, or two ends. */
type Row = [name: string, value: string, count: unknown, least: unknown, greatest: unknown]

const noEnds = 'toInt64(0) as least, toInt64(0) as greatest'
const totalName = '*'
const verdictName = '*verdict'
const boundsName = (column: string) => `>${column}`

/** One statement for all counts and bounds, each under the filters that it does not leave out. */
export function facetsSql(
  table: string,
  selection: LotSelection,
  filters: LotFilters,
  wanted: Wanted,
  more: readonly string[] = [],
): string {
  const { facets = [], bounds = [] } = wantedOf(filters, wanted)
  const { destination } = filters
  const parts = [
    countSql(table, totalName, '', selection),
    ...facets.map((facet) => facetSql(table, selection, facet)),
    ...bounds.map((column) => boundsSql(table, selection, column)),
    ...(destination && wanted.facets.includes('destination')
      ? verdictCounts(selection, destination, ({ filters }) => ({ ...selection, filters })).map(
          ({ value, count }) => countSql(table, verdictName, value, count),
        )
      : []),
    ...more,
  ]
  return parts.join('\nunion all ')
}

export const countSql = (table: string, name: string, value: string, selection: LotSelection): string =>
  `select ${textLiteral(name)} as name, ${textLiteral(value)} as value, count() as lots, ${noEnds}
    from ${table} final where ${whereOf(selection)}`

type Facet = NonNullable<ReturnType<typeof wantedOf>['facets']>[number]

export function facetSql(table: string, selection: LotSelection, facet: Facet): string {
  const { column, top } = typeof facet === 'string' ? { column: facet, top: null } : facet
  const where = whereOf(without(selection, leftOutBy(lotsSchema, column)))
  const counts = `select ${column} as value, count() as lots from ${table} final where ${where} group by ${column}
    ${top === null ? '' : `order by lots desc, value limit ${top}`}`
  return `select ${textLiteral(column)} as name, cast(value as String) as value, lots, ${noEnds} from (${counts})`
}

/** Nothing of no lots: an empty list of numbers has no ends. */
function boundsSql(table: string, selection: LotSelection, column: string): string {
  const where = whereOf(without(selection, leftOutBy(lotsSchema, column)))
  return `select ${textLiteral(boundsName(column))} as name, '' as value, count(${column}) as lots,
    ifNull(toInt64(min(${column})), toInt64(0)) as least, ifNull(toInt64(max(${column})), toInt64(0)) as greatest
    from ${table} final where ${where}`
}

export type CountedLots = { counted: IndexCounted; byVerdict: Counted[]; others: Record<string, number> }

/** The rows of such a statement as the index counts lots. */
export function readCounts(rows: readonly unknown[][]): CountedLots {
  const counted: IndexCounted = { total: 0, facets: {}, bounds: {} }
  const byVerdict: Counted[] = []
  const others: Record<string, number> = {}
  for (const [name, value, lots, least, greatest] of rows as Row[]) {
    const count = Number(lots)
    if (name === totalName) counted.total = count
    else if (name === verdictName) byVerdict.push({ value, count })
    else if (name.startsWith('>')) {
      counted.bounds[name.slice(1)] = count > 0 ? [Number(least), Number(greatest)] : null
    } else if (name.startsWith('*')) others[name] = count
    else {
      counted.facets[name] ??= []
      counted.facets[name].push([value, count])
    }
  }
  for (const values of Object.values(counted.facets)) values.sort(([a], [b]) => (a < b ? -1 : 1))
  byVerdict.sort((a, b) => (a.value < b.value ? -1 : 1))
  return { counted, byVerdict, others }
}
