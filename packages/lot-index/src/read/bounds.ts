import { type Bitmap, has } from '../bits/bitmap.ts'
import type { Extremes } from '../bits/extremes.ts'
import type { Numbers } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import type { Subset } from './subset.ts'

export type Bounds = [min: number, max: number] | null

/** The least and the greatest known number of the rows. */
export function boundsOf(subset: Subset, numbers: Numbers): Bounds {
  if (subset.total === 0) return null
  const [least, greatest] = extremesOf(subset, numbers)
  const min = numbers.table[least]
  const max = numbers.table[greatest]
  return min === undefined || max === undefined ? null : [min, max]
}

/** Codes, or -1 where no row has a number. */
function extremesOf(subset: Subset, numbers: Numbers): Extremes {
  const { bits, few, space, total } = subset
  const { rows, known, codes, table } = numbers
  // Of many rows one is met near the ends of the order before as many have been looked at.
  const patience = total * total < space.segment.rows ? 0 : Math.min(known, total, tuningOptions.stepsToBound)
  const soon = firstFrom(bits, rows, 0, patience)
  const late = lastBefore(bits, rows, known, known - patience)
  if (few && (soon < 0 || late < 0)) return space.kernels.extremes(few, codes, table.length)
  const least = soon < 0 ? firstFrom(bits, rows, binOfLeast(subset, numbers), known) : soon
  if (least < 0) return [-1, -1]
  const greatest = late < 0 ? lastBefore(bits, rows, endOfGreatest(subset, numbers), 0) : late
  return [codes[rows[least] as number] as number, codes[rows[greatest] as number] as number]
}

/** The first place in the order whose row is in the set, or -1. */
function firstFrom(bits: Bitmap, rows: Int32Array, from: number, to: number): number {
  for (let place = from; place < to; place++) if (has(bits, rows[place] as number)) return place
  return -1
}

function lastBefore(bits: Bitmap, rows: Int32Array, before: number, downTo: number): number {
  for (let place = before - 1; place >= downTo; place--) if (has(bits, rows[place] as number)) return place
  return -1
}

/** The last edge with no row of the set ahead of it. */
function binOfLeast({ space, bits, ranges }: Subset, { edges, before }: Numbers): number {
  const [from, to] = wordsOf(ranges)
  let lo = -1
  let hi = edges.length
  while (hi - lo > 1) {
    const middle = (lo + hi) >> 1
    if (space.kernels.meet(bits, before[middle] as Bitmap, from, to)) hi = middle
    else lo = middle
  }
  return edges[lo] ?? 0
}

/** The first edge with no row of the set between it and the unknown. */
function endOfGreatest({ space, bits, ranges }: Subset, { edges, before, known, rows }: Numbers): number {
  const [from, to] = wordsOf(ranges)
  const end = known === rows.length ? edges.length : edges.indexOf(known)
  const within = before[end]
  const knownBits = within ? space.take() : bits
  if (within) space.kernels.intersect(knownBits, [bits, within], from, to)
  let lo = -1
  let hi = end
  while (hi - lo > 1) {
    const middle = (lo + hi) >> 1
    if (space.kernels.exceeds(knownBits, before[middle] as Bitmap, from, to)) lo = middle
    else hi = middle
  }
  if (within) space.give([knownBits])
  return edges[hi] ?? known
}

export function wordsOf(ranges: Subset['ranges']): [from: number, to: number] {
  return [(ranges[0]?.lo ?? 0) >>> 5, ((ranges.at(-1)?.hi ?? 0) + 31) >>> 5]
}
