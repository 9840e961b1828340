import type { Selection, Wanted } from '../query.ts'
import { leftOutBy, type Schema } from '../schema.ts'
import type { Pack } from '../segment/segment.ts'
import { type Bounds, boundsOf } from './bounds.ts'
import { countPostings, workOfPostings } from './count-postings.ts'
import type { FacetCounts } from './facet-counts.ts'
import { countPacked, countValues, isCheaperToCount, occurring } from './facets.ts'
import { numbersOf } from './filter-rows.ts'
import type { Matches } from './matches.ts'
import type { Most } from './most-frequent.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Subset } from './subset.ts'

/**
 * What one part contributes to a count; for the highest counts of a facet, at least those that may be among the highest
 * overall.
 */
export type CountedPart = { total: number; facets: Map<string, FacetCounts>; bounds: Map<string, Bounds> }

const noCounts: FacetCounts = { dictionary: [], codes: new Uint32Array(), counts: new Uint32Array() }

/** Columns that leave out the same filters of a search, and are therefore counted over the same rows. */
type Task = { left: string[]; facets: Facet[]; bounds: string[] }

type Facet = NonNullable<Wanted['facets']>[number]
export const facetName = (facet: Facet): string => (typeof facet === 'string' ? facet : facet.column)

/** `others` are the parts with the changes, which come before a base. */
export function countSelection(
  reader: SegmentReader,
  schema: Schema,
  selection: Selection,
  wanted: Wanted,
  others: readonly CountedPart[] = [],
): CountedPart {
  const matches = reader.matches(selection)
  const part: CountedPart = { total: matches.all.total, facets: new Map(), bounds: new Map() }
  for (const { left, facets, bounds } of tasksOf(schema, matches, wanted)) {
    const rows = left.length === 0 ? matches.all : matches.without(left)
    if (left.length === 0) rows.count(packsOf(rows, facets))
    for (const facet of facets) {
      const column = facetName(facet)
      const counted =
        rows.total > 0 ? countOver(rows, matches, left, column, mostOf(facet, others)) : noCounts
      part.facets.set(column, counted)
    }
    for (const column of bounds) {
      part.bounds.set(column, boundsOf(rows, numbersOf(reader.space.segment, column)))
    }
    if (rows !== matches.all) rows.release()
  }
  return part
}

function tasksOf(schema: Schema, matches: Matches, { facets = [], bounds = [] }: Wanted): Iterable<Task> {
  const tasks = new Map<string, Task>()
  const taskOf = (column: string): Task => {
    const left = matches.present(leftOutBy(schema, column))
    const key = JSON.stringify(left)
    const task = tasks.get(key) ?? { left, facets: [], bounds: [] }
    tasks.set(key, task)
    return task
  }
  for (const facet of facets) taskOf(facetName(facet)).facets.push(facet)
  for (const column of bounds) taskOf(column).bounds.push(column)
  // What matches all filters is counted first: other counts start from it.
  return [...tasks.values()].sort((a, b) => a.left.length - b.left.length)
}

/** Packs whose histograms are needed. */
function packsOf(rows: Subset, facets: readonly Facet[]): number[] {
  const { packs, values } = rows.space.segment
  const all = new Set(facets.flatMap((facet) => values[facetName(facet)]?.place.pack ?? []))
  return [...all].filter((pack) => !isCheaperToCount(rows, packs[pack] as Pack))
}

const mostOf = (facet: Facet, others: readonly CountedPart[]): Most | null =>
  typeof facet === 'string'
    ? null
    : { top: facet.top, others: others.flatMap(({ facets }) => facets.get(facet.column) ?? []) }

/**
 * Counts over all rows that match the other filters: one by one or value by value, whichever is less work. Those that
 * match all filters have already been counted for other columns: add those that fail only this filter.
 */
function countOver(
  rows: Subset,
  matches: Matches,
  left: string[],
  column: string,
  most: Most | null,
): FacetCounts {
  const values = rows.space.segment.values[column]
  if (values === undefined || left.length === 0) return countValues(rows, column, most)
  const bitmap = left.length === 1 ? matches.bitmapOf(left[0] ?? '') : null
  const added = bitmap ? rows.total - matches.all.total : Number.POSITIVE_INFINITY
  if (workOfPostings(rows, values) < Math.min(added, rows.work)) {
    return occurring(values, countPostings(rows, values))
  }
  if (bitmap === null || added >= rows.work) return countValues(rows, column)
  const failing = rows.outside(bitmap)
  const counts = countPacked(failing, values)
  failing.release()
  const matching = countPacked(matches.all, values)
  return occurring(
    values,
    counts.map((count, code) => count + (matching[code] as number)),
  )
}
