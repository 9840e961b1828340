import type { Bitmap, Range } from '../bits/bitmap.ts'

/** A filter's rows: ranges if the order of the rows follows its column, otherwise a bitmap. */
export type FilterRows = { ranges: readonly Range[] } | { bits: Bitmap; borrowed: boolean }
