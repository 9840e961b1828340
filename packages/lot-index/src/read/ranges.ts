import type { Range } from '../bits/bitmap.ts'

/** The rows that are in both; ranges are ascending and disjoint, and so is the result. */
export function overlap(a: readonly Range[], b: readonly Range[]): Range[] {
  const both: Range[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const x = a[i] as Range
    const y = b[j] as Range
    const lo = Math.max(x.lo, y.lo)
    const hi = Math.min(x.hi, y.hi)
    if (lo < hi) both.push({ lo, hi })
    if (x.hi < y.hi) i++
    else j++
  }
  return both
}

/** Ascending ranges, with those joined that touch or overlap. */
export function joined(ranges: Iterable<Range>): Range[] {
  const apart: Range[] = []
  for (const range of ranges) {
    const last = apart.at(-1)
    if (last && range.lo <= last.hi)
      apart[apart.length - 1] = { lo: last.lo, hi: Math.max(last.hi, range.hi) }
    else if (range.lo < range.hi) apart.push(range)
  }
  return apart
}

/** From the first word of ranges up to the last. */
export function wordsOf(ranges: readonly Range[]): [from: number, to: number] {
  return [(ranges[0]?.lo ?? 0) >>> 5, ((ranges.at(-1)?.hi ?? 0) + 31) >>> 5]
}
