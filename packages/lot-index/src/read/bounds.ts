import type { Bitmap } from '../bits/bitmap.ts'
import type { Extremes } from '../bits/extremes.ts'
import type { Numbers } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { wordsOf } from './ranges.ts'
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

/** Codes, or -1 if no row has a number. */
function extremesOf(subset: Subset, numbers: Numbers): Extremes {
  const { few, space, total } = subset
  const { rows, known, codes, table } = numbers
  if (few) return space.kernels.extremes(few, codes, table.length)
  // Among many rows, one is found near the ends of the order before that many have been looked at.
  const patience = Math.min(known, total, tuningOptions.stepsToBound)
  const ordered = { subset, rows }
  const soon = firstFrom(ordered, 0, patience)
  const least = soon < 0 ? firstFrom(ordered, binOfLeast(subset, numbers), known) : soon
  if (least < 0) return [-1, -1]
  const late = lastBefore(ordered, known, known - patience)
  const greatest = late < 0 ? lastBefore(ordered, endOfGreatest(subset, numbers), 0) : late
  return [codes[rows[least] as number] as number, codes[rows[greatest] as number] as number]
}

type Ordered = { subset: Subset; rows: Int32Array }

/** The first place in the order whose row is in the set, or -1. */
function firstFrom({ subset: { bits, space }, rows }: Ordered, from: number, to: number): number {
  const way = { from, step: 1, count: Math.max(0, to - from), skip: 0, limit: 1 } as const
  const walked = space.kernels.walk(bits, rows, way)
  return walked.rows.length > 0 ? from + walked.gone - 1 : -1
}

function lastBefore({ subset: { bits, space }, rows }: Ordered, before: number, downTo: number): number {
  const way = { from: before - 1, step: -1, count: Math.max(0, before - downTo), skip: 0, limit: 1 } as const
  const walked = space.kernels.walk(bits, rows, way)
  return walked.rows.length > 0 ? before - walked.gone : -1
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
