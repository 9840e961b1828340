import type { SourceTable } from './feed-source.ts'

type Limits = { tables: readonly SourceTable[]; comingMinutes: number; resultsMinutes: number }

const dayMinutes = 24 * 60

/**
 * How many queries a day a source is asked at least: one each time that a table is looked at. What has changed meanwhile
 * takes further pages. Null while the limits are no numbers yet.
 */
export function queriesADay({ tables, comingMinutes, resultsMinutes }: Limits): number | null {
  if (!(comingMinutes > 0) || !(resultsMinutes > 0)) return null
  return tables
    .map((table) => Math.floor(dayMinutes / (table === 'stats' ? resultsMinutes : comingMinutes)))
    .reduce((sum, queries) => sum + queries, 0)
}
