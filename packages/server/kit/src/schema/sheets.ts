import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type SheetReadingsTable = {
  id: GeneratedAlways<number>
  /** SHA-256 of the picture; of the demo company's own, of its address. */
  sheet: string
  hall: string
  reader: 'machine' | 'demo'
  model: Generated<string>
  /** Null where nobody can read it. */
  reading: JSONColumnType<SheetReading | null>
  read_at: InstantNow
  checked: JSONColumnType<SheetReading | null, string | null | undefined, string | null>
  checked_by: number | null
  checked_at: NullableInstant
  dropped_by: number | null
  dropped_at: NullableInstant
}

export type SheetReadingLotsTable = { lot_id: number; address: string; reading_id: number }

export type SheetCorrectionsTable = {
  id: GeneratedAlways<number>
  reading_id: number
  hall: string
  what: string
  was: string
  became: string
  corrected_by: number
  at: InstantNow
}

export type SheetReaderCallsTable = {
  id: GeneratedAlways<number>
  at: InstantNow
  lot_id: number | null
  asked_by: number | null
  model: string
  outcome: 'read' | 'unreadable' | 'failed'
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  cost_micros: number | null
}
