import type { SheetEntry } from './sheet-entries.ts'

/** A piece of a remark; `entry` is null for a number, and for anything not in our list. */
export type RemarkPart = {
  written: string
  entry: SheetEntry | null
  denied: boolean
  /** Whether there is a space before it. */
  begins: boolean
}
