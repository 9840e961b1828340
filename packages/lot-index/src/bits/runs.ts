import type { Bitmap, Range } from './bitmap.ts'
import { countRange } from './count.ts'
import type { Runs } from './kernels.ts'

/** Adds up by code how many rows of the set the runs have within a range of rows. */
export function countRuns(
  bits: Bitmap,
  { start, code, from, to }: Runs,
  rows: Range,
  counts: Uint32Array,
): void {
  for (let run = from; run < to; run++) {
    const lo = Math.max(rows.lo, start[run] as number)
    const hi = Math.min(rows.hi, start[run + 1] as number)
    const value = code[run] as number
    counts[value] = (counts[value] as number) + countRange(bits, lo, hi)
  }
}
