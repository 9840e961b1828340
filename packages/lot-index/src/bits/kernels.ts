import type { Bitmap, Range } from './bitmap.ts'
import { intersect, subtract, unite } from './combine.ts'
import { countBoth, countRange, exceeds, meet } from './count.ts'
import { histogram } from './histogram.ts'
import { countRuns } from './runs.ts'

/** The loops over whole bitmaps, in which searches spend their time. */
export type Kernels = {
  intersect(out: Bitmap, others: readonly Bitmap[], from: number, to: number): void
  unite(out: Bitmap, a: Bitmap, from: number, to: number): void
  subtract(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void
  countRange(bits: Bitmap, lo: number, hi: number): number
  countBoth(a: Bitmap, b: Bitmap, from: number, to: number): number
  countRuns(bits: Bitmap, runs: Runs, rows: Range, counts: Uint32Array): void
  meet(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  exceeds(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  histogram(
    bits: Bitmap,
    ranges: readonly Range[],
    codes: Uint16Array | Uint32Array,
    size: number,
  ): Uint32Array
}

/** Runs `from` up to `to` of those that begin at `start`, each with a code. */
export type Runs = { start: Int32Array; code: Int32Array; from: number; to: number }

export const plainKernels: Kernels = {
  intersect,
  unite,
  subtract,
  countRange,
  countBoth,
  countRuns,
  meet,
  exceeds,
  histogram,
}
