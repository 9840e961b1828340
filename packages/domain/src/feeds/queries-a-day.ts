import type { SourceTable } from './feed-source.ts'

type Limits = { tables: readonly SourceTable[]; comingMinutes: number; resultsMinutes: number }

const dayMinutes = 24 * 60

/**
 * The minimum number of queries a day to a source: one for each look at a table. Changes found there take further
 * pages. Null while the limits are not valid numbers.
 */
export function queriesADay({ tables, comingMinutes, resultsMinutes }: Limits): number | null {
  if (!(comingMinutes > 0) || !(resultsMinutes > 0)) return null
  return tables
    .map((table) => Math.floor(dayMinutes / (table === 'stats' ? resultsMinutes : comingMinutes)))
    .reduce((sum, queries) => sum + queries, 0)
}
