import type { Segment } from '../segment/segment.ts'

/**
 * The row with an id, or -1. Ids are assigned consecutively, so its place is nearly known; where they were not, every
 * other step halves what is left.
 */
export function rowOf({ ids, byId: { rows } }: Segment, id: number): number {
  let lo = 0
  let hi = rows.length - 1
  for (let halve = false; lo <= hi; halve = !halve) {
    const first = ids[rows[lo] as number] as number
    const last = ids[rows[hi] as number] as number
    if (id < first || id > last) return -1
    const part = halve || first === last ? 0.5 : (id - first) / (last - first)
    const place = lo + Math.floor(part * (hi - lo))
    const row = rows[place] as number
    const its = ids[row] as number
    if (its === id) return row
    if (its < id) lo = place + 1
    else hi = place - 1
  }
  return -1
}
