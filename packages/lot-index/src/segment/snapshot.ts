import type { Bitmap } from '../bits/bitmap.ts'
import type { Segment } from './segment.ts'

/** A segment and those of its rows that are still valid: the others have been changed or deleted since. */
export type Part = {
  segment: Segment
  /** Null while that is all of them. */
  standing: Bitmap | null
  /** How many there are. */
  rows: number
}

/**
 * All rows at one moment: first the base, by far the largest part, and then the changes since. A row is valid in one
 * part only, so that counts add up. Nothing in a snapshot ever changes; a batch of changes makes a new one.
 */
export type Snapshot = readonly [base: Part, ...changed: Part[]]
