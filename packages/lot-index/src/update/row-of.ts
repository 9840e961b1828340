import type { Segment } from '../segment/segment.ts'

/** The row with an id, or -1. */
export function rowOf({ ids, byId }: Segment, id: number): number {
  let lo = 0
  let hi = byId.rows.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    if ((ids[byId.rows[middle] as number] as number) < id) lo = middle + 1
    else hi = middle
  }
  const row = byId.rows[lo]
  return row !== undefined && ids[row] === id ? row : -1
}
