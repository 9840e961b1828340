import type { Codes } from '../memory.ts'
import { type Bitmap, clearRows, type Range, setRows } from './bitmap.ts'
import { intersect, subtract, unite } from './combine.ts'
import { countBoth, countListed, countRange, exceeds, meet } from './count.ts'
import { extract } from './extract.ts'
import { type Extremes, extremes } from './extremes.ts'
import { type Coded, histograms, rowHistograms } from './histogram.ts'
import type { Found, Runs } from './run-types.ts'
import { countPlaces, countRuns } from './runs.ts'
import { type Selected, type SelectKeys, select } from './select.ts'
import { type Walked, type Way, walk } from './walk.ts'

/** The loops over whole bitmaps, where searches spend their time. */
export type Kernels = {
  /** `out` may be the first of all. Returns how many rows are in those words of the result. */
  intersect(out: Bitmap, all: readonly Bitmap[], from: number, to: number): number
  unite(out: Bitmap, all: readonly Bitmap[], from: number, to: number): void
  /** Returns how many rows are in those words of the result. */
  subtract(out: Bitmap, a: Bitmap, b: Bitmap, from: number, to: number): number
  /** Writes the same bit to whole words. */
  fill(bits: Bitmap, bit: 0 | 1, from: number, to: number): void
  copy(out: Bitmap, bits: Bitmap): void
  setRows(bits: Bitmap, rows: Int32Array, from: number, to: number): void
  clearRows(bits: Bitmap, rows: Int32Array, from: number, to: number): void
  walk(bits: Bitmap, rows: Int32Array, way: Way): Walked
  select(rows: Int32Array, keys: SelectKeys, from: number, to: number, out: Int32Array): Selected
  countRange(bits: Bitmap, lo: number, hi: number): number
  countBoth(a: Bitmap, b: Bitmap, from: number, to: number): number
  countListed(bits: Bitmap, rows: Int32Array): number
  /** Returns how many of the runs it has found. */
  countRuns(bits: Bitmap, runs: Runs, rows: Range, found: Found): number
  /** Writes how many rows are in each of the runs at the places `from` up to `to` of a list. */
  countPlaces(bits: Bitmap, places: Runs, list: Int32Array, counts: Uint32Array): void
  meet(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  exceeds(a: Bitmap, b: Bitmap, from: number, to: number): boolean
  /** How often each code of each column occurs, written to `out`; there is one of its size for each column. */
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
  fill: (bits, bit, from, to) => void bits.fill(bit === 0 ? 0 : 0xffffffff, from, to),
  copy: (out, bits) => out.set(bits),
  setRows,
  clearRows,
  walk,
  select,
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
