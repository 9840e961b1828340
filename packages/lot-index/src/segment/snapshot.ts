import type { Bitmap } from '../bits/bitmap.ts'
import type { Segment } from './segment.ts'

/** A segment and those of its rows that still stand: the others have been changed or deleted since. */
export type Part = {
  segment: Segment
  /** Null while that is all of them. */
  standing: Bitmap | null
  /** How many they are. */
  rows: number
}

/**
 * All rows at one moment: first the base, by far the largest part, then what has changed since. A row stands
 * in one part only, so that counts add up. Nothing in a snapshot ever changes; a batch of changes makes another.
 */
export type Snapshot = readonly [base: Part, ...changed: Part[]]
