import type { Bitmap } from '../bits/bitmap.ts'
import { wordsOf } from './ranges.ts'
import type { SortOrder } from './sort-order.ts'
import type { Subset } from './subset.ts'

/** Where a walk begins, and how many rows of the set it has passed by then. */
export type Start = { place: number; skipped: number }

export const firstPlace = ({ order, descending }: SortOrder): number =>
  descending ? (order.known > 0 ? order.known : order.rows.length) - 1 : 0

/** The edge from which the row at `offset` is reached quickly, found by counting the rows ahead of edges. */
export function placeNear(subset: Subset, sort: SortOrder, offset: number): Start {
  const { edges, before, known, rows } = sort.order
  const [from, to] = wordsOf(subset.ranges)
  const ahead = (edge: number) =>
    edge === edges.length
      ? subset.total
      : subset.space.kernels.countBoth(subset.bits, before[edge] as Bitmap, from, to)

  if (!sort.descending) {
    const edge = lastMatching(edges.length, (one) => ahead(one) <= offset)
    return edge < 0 ? { place: 0, skipped: 0 } : { place: edges[edge] as number, skipped: ahead(edge) }
  }
  const end = known === rows.length ? edges.length : edges.indexOf(known)
  if (end < 0) return { place: firstPlace(sort), skipped: 0 }
  const allKnown = ahead(end)
  if (offset >= allKnown) return { place: rows.length - 1, skipped: allKnown }
  const edge = 1 + lastMatching(end, (one) => allKnown - ahead(one) > offset)
  return { place: (edges[edge] ?? known) - 1, skipped: allKnown - ahead(edge) }
}

/**
 * The last of the first `count` edges for which it holds, or -1; once it fails for an edge, it holds for none after it.
 */
function lastMatching(count: number, holds: (edge: number) => boolean): number {
  let lo = -1
  let hi = count
  while (hi - lo > 1) {
    const middle = (lo + hi) >> 1
    if (holds(middle)) lo = middle
    else hi = middle
  }
  return lo
}
