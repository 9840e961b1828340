import type { Bitmap, Range } from './bitmap.ts'
import { countRange } from './count.ts'
import type { Found, Runs } from './run-types.ts'

/** Those of the runs with rows of the set within a range of rows, and how many. */
export function countRuns(bits: Bitmap, { start, from, to }: Runs, { lo, hi }: Range, found: Found): number {
  let count = 0
  for (let run = from; run < to; run++) {
    const row = nextRow(bits, Math.max(lo, start[run] as number), hi)
    if (row === hi) break
    while ((start[run + 1] as number) <= row) run++
    found.runs[count] = run
    found.counts[count++] = countRange(bits, row, Math.min(hi, start[run + 1] as number))
  }
  return count
}

/** How many rows of the set are in each of some runs of a list. */
export function countPlaces(
  bits: Bitmap,
  { start, from, to }: Runs,
  list: Int32Array,
  counts: Uint32Array,
): void {
  for (let place = from; place < to; place++) {
    const run = list[place] as number
    counts[place - from] = countRange(bits, start[run] as number, start[run + 1] as number)
  }
}

/** The first row of the set from `row` on, or `hi`. */
function nextRow(bits: Bitmap, row: number, hi: number): number {
  if (row >= hi) return hi
  const last = (hi - 1) >>> 5
  let w = row >>> 5
  let word = (bits[w] as number) & (-1 << (row & 31))
  while (word === 0 && w < last) word = bits[++w] as number
  return word === 0 ? hi : Math.min(hi, (w << 5) + 31 - Math.clz32(word & -word))
}
