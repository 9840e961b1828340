import type { Counted as IndexCounted } from '@seriba/lot-index/query'
import type { Counted } from '../lot-search.ts'
import { rowNames } from './facets-sql.ts'

/**
 * Counts and bounds come as rows of one shape: what they belong to, and either a value with its number of lots, or
 * two ends.
 */
type Row = [name: string, value: string, count: unknown, least: unknown, greatest: unknown]

/** In the form in which the index counts lots; `page` is the number of all lots on the page. */
export type CountedLots = { counted: IndexCounted; byVerdict: Counted[]; page: number }

export function readCounts(rows: readonly unknown[][]): CountedLots {
  const counted: IndexCounted = { total: 0, facets: {}, bounds: {} }
  const byVerdict: Counted[] = []
  let page = 0
  for (const [name, value, lots, least, greatest] of rows as Row[]) {
    const count = Number(lots)
    if (name === rowNames.total) counted.total = count
    else if (name === rowNames.page) page = count
    else if (name === rowNames.verdict) byVerdict.push({ value, count })
    else if (name.startsWith(rowNames.bounds)) {
      counted.bounds[name.slice(1)] = count > 0 ? [Number(least), Number(greatest)] : null
    } else {
      counted.facets[name] ??= []
      counted.facets[name].push([value, count])
    }
  }
  for (const values of Object.values(counted.facets)) values.sort(([a], [b]) => (a < b ? -1 : 1))
  byVerdict.sort((a, b) => (a.value < b.value ? -1 : 1))
  return { counted, byVerdict, page }
}
