import type { Bitmap } from '../bits/bitmap.ts'
import type { Selection, Wanted } from '../query.ts'
import { leftOutBy, type Schema } from '../schema.ts'
import { type Bounds, boundsOf } from './bounds.ts'
import { countValues, type FacetCounts } from './facets.ts'
import { numbersOf } from './filter-rows.ts'
import type { Matches } from './matches.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { Subset } from './subset.ts'

/** What one segment has to say to a count. */
export type Part = { total: number; facets: Map<string, FacetCounts>; bounds: Map<string, Bounds> }

/** Columns that leave out the same filters of a search, and so are counted over the same rows. */
type Task = { left: string[]; facets: string[]; bounds: string[] }

export const facetName = (facet: NonNullable<Wanted['facets']>[number]): string =>
  typeof facet === 'string' ? facet : facet.column

export function countSelection(
  reader: SegmentReader,
  schema: Schema,
  selection: Selection,
  wanted: Wanted,
  standing: Bitmap | null,
): Part {
  const matches = reader.matches(selection)
  const part: Part = { total: matches.all.total, facets: new Map(), bounds: new Map() }
  for (const { left, facets, bounds } of tasksOf(schema, matches, wanted)) {
    const rows = left.length === 0 ? matches.all : matches.without(left)
    for (const column of facets) part.facets.set(column, countOver(rows, matches, left, column))
    if (bounds.length > 0) {
      const still = standing ? rows.and(standing) : rows
      for (const column of bounds) {
        part.bounds.set(column, boundsOf(still, numbersOf(reader.space.segment, column)))
      }
      if (still !== rows) still.release()
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
  for (const facet of facets) taskOf(facetName(facet)).facets.push(facetName(facet))
  for (const column of bounds) taskOf(column).bounds.push(column)
  return tasks.values()
}

/**
 * Counts over all rows that match the other filters. Of those the ones that match all have been counted
 * for other columns already; where it is less work, only those that fail just this filter are added.
 */
function countOver(rows: Subset, matches: Matches, left: string[], column: string): FacetCounts {
  const bitmap = left.length === 1 ? matches.bitmapOf(left[0] ?? '') : null
  const inPack = rows.space.segment.values[column] !== undefined
  if (bitmap === null || !inPack || rows.total - matches.all.total >= rows.work)
    return countValues(rows, column)
  const failing = rows.outside(bitmap)
  const { dictionary, counts } = countValues(failing, column)
  failing.release()
  const matching = countValues(matches.all, column).counts
  return { dictionary, counts: counts.map((count, code) => count + (matching[code] as number)) }
}
