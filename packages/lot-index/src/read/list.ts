import { tuningOptions } from '../tuning.ts'
import { firstPlace, placeNear } from './place-near.ts'
import type { SortOrder } from './sort-order.ts'
import type { Subset } from './subset.ts'
import { Walk } from './walk.ts'

export type Page = { offset: number; limit: number }

/** Rows of a set in order, from the one at `offset`, at most `limit`. */
export function list(subset: Subset, sort: SortOrder, page: Page): number[] {
  const { total } = subset
  if (page.offset >= total) return []
  const wanted = Math.min(page.offset + page.limit, total)
  const steps = (wanted * subset.space.segment.rows) / total
  // Walking costs steps; looking at each row costs rows, and a pass over the bitmap.
  const few = total <= tuningOptions.fewToSort && total * 4 < steps + 2000
  return few
    ? sortFew(subset, sort, page)
    : walk(subset, sort, { offset: page.offset, limit: wanted - page.offset }, steps)
}

function sortFew(subset: Subset, sort: SortOrder, { offset, limit }: Page): number[] {
  const { keys, unknown, descending } = sort
  const { space, bits, ranges, few } = subset
  const { ids } = space.segment
  const turn = descending ? -1 : 1
  const compare = (a: number, b: number) => {
    const x = keys[a] as number
    const y = keys[b] as number
    if (x !== y) return x === unknown || y === unknown ? x - y : (x - y) * turn
    return ((ids[a] as number) - (ids[b] as number)) * turn
  }
  const rows = few ?? space.rows.subarray(0, space.kernels.extract(bits, ranges, space.rows))
  return firstOf(rows, offset + limit, compare).slice(offset)
}

/** The first few in order. Sorts twice as many as are wanted whenever so many have come together. */
function firstOf(rows: Int32Array, wanted: number, compare: (a: number, b: number) => number): number[] {
  const kept: number[] = []
  let worst = -1
  for (const row of rows) {
    if (worst >= 0 && compare(row, worst) > 0) continue
    kept.push(row)
    if (kept.length < 2 * wanted) continue
    kept.sort(compare)
    kept.length = wanted
    worst = kept[wanted - 1] ?? -1
  }
  return kept.sort(compare).slice(0, wanted)
}

function walk(subset: Subset, sort: SortOrder, { offset, limit }: Page, steps: number): number[] {
  const patience = tuningOptions.stepsToPage
  if (steps < patience) {
    const found = new Walk(subset, offset, limit, patience).along(sort, firstPlace(sort))
    if (found) return found
  }
  const { place, skipped } = placeNear(subset, sort, offset)
  return new Walk(subset, offset - skipped, limit, Number.POSITIVE_INFINITY).along(sort, place) ?? []
}
