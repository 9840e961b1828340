import type { Bitmap } from '../bits/bitmap.ts'
import type { Segment } from './segment.ts'

/**
 * All rows at one moment: those of the base that still stand, and the recent ones. Nothing in it ever
 * changes; a batch of changes makes another snapshot. Counts add up: `base - superseded + recent`.
 */
export type Snapshot = {
  base: Segment
  recent: Segment
  /** Rows of the base that have been changed or deleted since, as they were. */
  superseded: Segment
  /** Rows of the base that have not; null while that is all of them. */
  standing: Bitmap | null
}
