import type { Bitmap } from '../bits/bitmap.ts'
import type { Codes } from '../memory.ts'
import type { SharedPages } from '../simd/webassembly.ts'

/**
 * An immutable part of the index that knows nothing about others: its own rows, dictionaries and bitmaps. It is plain
 * data in shared memory, so that passing it to a thread copies nothing but the dictionaries.
 */
export type Segment = {
  /** From which its arrays take addresses, so that kernels in WebAssembly can read them; null for small segments. */
  memory: SharedPages | null
  rows: number
  words: number
  /** By row. Rows are ordered by the cluster columns and then by id. */
  ids: Uint32Array
  byId: Order
  /** One per cluster column, coarse to fine. */
  levels: Level[]
  /** Value columns outside of the cluster. */
  values: Record<string, Values>
  packs: Pack[]
  tails: Record<string, Suffixes>
  numbers: Record<string, Numbers>
  tokens: Record<string, Postings>
}

/** Distinct strings in the order of their code units; a string's place is its code. */
export type Dictionary = readonly string[]

/** Runs of rows that agree in a cluster column and all coarser ones. */
export type Level = {
  column: string
  dictionary: Dictionary
  /** Run `i` has the rows `start[i]` up to `start[i + 1]`, */
  start: Int32Array
  /** and this value. */
  code: Int32Array
  /** How many rows have each value. */
  totals: Uint32Array
  /** Runs by the totals of their values, greatest first; those of one value are together, with lesser values first. */
  frequent: Int32Array
}

/** The rows of each value: a bitmap if there are many, otherwise an ascending list. */
export type Postings = { dictionary: Dictionary; rows: Posting[] }
export type Posting = Bitmap | Int32Array

/**
 * `place` is where the column is packed; if each value of another column has one value of this one, it is the other
 * column's place, and `derived` has the code here for each code there.
 */
export type Values = Postings & { place: PackPlace; derived: Codes | null }

/**
 * A few value columns in one number per row, `Σ code × stride`: one histogram of it counts them all. Packs stay small
 * enough for the histogram to fit in the processor's first cache.
 */
export type Pack = { codes: Uint16Array | Uint32Array; size: number }
export type PackPlace = { pack: number; stride: number; size: number }

/** Rows in ascending order of a key, equal keys by id, rows without the key at the end. */
export type Order = {
  rows: Int32Array
  /** How many rows have the key. */
  known: number
  /** Places in `rows`, ascending; `before[i]` are the rows ahead of place `edges[i]`. */
  edges: Int32Array
  before: Bitmap[]
}

export type Numbers = Order & {
  /** Distinct known numbers, ascending; a number's place is its code. */
  table: Float64Array
  /** Rows with code `c` are `rows[start[c]]` up to `rows[start[c + 1]]`; null is the last code. */
  start: Int32Array
  codes: Codes
}

/** The text from the separator on: bytes of UTF-8, for row `r` from `start[r]` up to `start[r + 1]`. */
export type Suffixes = { separator: string; bytes: Uint8Array; start: Int32Array }
