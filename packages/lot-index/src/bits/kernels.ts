import type { Codes } from '../memory.ts'
import type { Bitmap, Range } from './bitmap.ts'
import { intersect, subtract, unite } from './combine.ts'
import { countBoth, countListed, countRange, exceeds, meet } from './count.ts'
import { extract } from './extract.ts'
import { type Extremes, extremes } from './extremes.ts'
import { type Coded, histograms, rowHistograms } from './histogram.ts'
import type { Found, Runs } from './run-types.ts'
import { countPlaces, countRuns } from './runs.ts'

/** The loops over whole bitmaps, in which searches spend their time. */
export type Kernels = {
  /** `out` may be the first of all. */
  intersect(out: Bitmap, all: readonly Bitmap[], from: number, to: number): void
  unite(out: Bitmap, a: Bitmap, from: number, to: number): void
  subtract(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): void
  countRange(bits: Bitmap, lo: number, hi: number): number
  countBoth(a: Bitmap, b: Bitmap, from: number, to: number): number
  countListed(bits: Bitmap, rows: Int32Array): number
  /** Answers how many of the runs it has found. */
  countRuns(bits: Bitmap, runs: Runs, rows: Range, found: Found): number
  /** Writes how many rows are in each of the runs at the places `from` up to `to` of a list. */
  countPlaces(bits: Bitmap, places: Runs, list: Int32Array, counts: Uint32Array): void
  meet(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  exceeds(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  /** How often each code of each column occurs, written on `out`; there is one of its size for each column. */
  histograms(
    bits: Bitmap,
    ranges: readonly Range[],
    columns: readonly Coded[],
    out: readonly Uint32Array[],
  ): void
  rowHistograms(rows: Int32Array, columns: readonly Coded[], out: readonly Uint32Array[]): void
  extract(bits: Bitmap, ranges: readonly Range[], out: Int32Array): number
  extremes(rows: Int32Array, codes: Codes, unknown: number): Extremes
}

export const plainKernels: Kernels = {
  intersect,
  unite,
  subtract,
  countRange,
  countBoth,
  countListed,
  countRuns,
  countPlaces,
  meet,
  exceeds,
  histograms,
  rowHistograms,
  extract,
  extremes,
}
