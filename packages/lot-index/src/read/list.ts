import { tuningOptions } from '../tuning.ts'
import { nearPage } from './near-page.ts'
import { firstPlace, placeNear } from './place-near.ts'
import type { Page, SortOrder } from './sort-order.ts'
import type { Subset } from './subset.ts'
import { Walk } from './walk.ts'

/** What a pass over the bitmap costs to find a few rows, in steps along an order. */
const stepsToExtract = 4000

/** Rows of a set in order, from the one at `offset`, at most `limit`. */
export function list(subset: Subset, sort: SortOrder, { offset, limit }: Page): number[] {
  const { total } = subset
  if (offset >= total) return []
  const wanted = Math.min(offset + limit, total)
  const page = { offset, limit: wanted - offset }
  const along = sort.within ? sort.within.hi - sort.within.lo : subset.space.segment.rows
  const steps = (wanted * along) / total
  const few = total <= tuningOptions.fewToSort
  // Walking costs steps; looking at each row costs two per row, plus a pass over the bitmap.
  if (few && 2 * total < steps + stepsToExtract) return sortFew(subset, sort, page)
  // If order and filters are correlated, a page may be far away: then other ways are considered.
  const patience = few ? Math.max(2 * steps, total) : tuningOptions.stepsToPage
  if (steps < patience) {
    const found = new Walk(subset, page, patience).along(sort, firstPlace(sort))
    if (found) return found
  }
  if (few) return sortFew(subset, sort, page)
  const { place, skipped } = placeNear(subset, sort, offset)
  const rest = { offset: offset - skipped, limit: page.limit }
  return new Walk(subset, rest, Number.POSITIVE_INFINITY).along(sort, place) ?? []
}

function sortFew(subset: Subset, sort: SortOrder, page: Page): number[] {
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
  const all = few ?? space.rows.subarray(0, space.kernels.extract(bits, ranges, space.rows))
  const isFew = all.length <= 2 * tuningOptions.fewToCompare
  const { rows, before } = isFew ? { rows: all, before: 0 } : nearPage(space, all, sort, page)
  const from = page.offset - before
  return firstOf(rows, from + page.limit, compare).slice(from)
}

/** The first few in order. Sorts whenever twice as many as are wanted have accumulated. */
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
