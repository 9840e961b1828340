import type { Bitmap, Range } from '../bits/bitmap.ts'

/** The rows of a filter: ranges where the order of the rows follows its column, else a bitmap. */
export type FilterRows = { ranges: readonly Range[] } | { bits: Bitmap; borrowed: boolean }
