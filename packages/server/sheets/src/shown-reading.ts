import type { ReadSheet } from '@seriba/contracts/sheets'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { readingChanges } from '@seriba/domain/lots/sheet/reading-changes'
import { countSeverities, findingsOf } from '@seriba/domain/lots/sheet/sheet-findings'
import type { StoredReading } from './readings.repository.ts'

/** A reading as its readers see it; null if the sheet cannot be read. */
export function shownReading(
  { id, reader, machine, read_at, checked, checked_by, checked_at, dropped }: StoredReading,
  auction: string,
): ReadSheet | null {
  const reading = checked ?? machine
  if (!reading || !machine || dropped) return null
  return {
    id,
    reading,
    counts: countSeverities(findingsOf(reading, hallGroup(auction))),
    readAt: read_at,
    reader,
    // Without a person who has checked it, it is only what a machine has read.
    checked:
      checked && checked_by !== null && checked_at !== null
        ? { by: checked_by, at: checked_at, changes: readingChanges(machine, checked) }
        : null,
  }
}
