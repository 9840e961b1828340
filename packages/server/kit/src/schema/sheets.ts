import type { SheetMistake } from '@seriba/domain/lots/sheet/sheet-mistake'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

export type SheetReadingsTable = {
  id: GeneratedAlways<number>
  /** SHA-256 of the picture; for the demo company's own, of its address. */
  sheet: string
  hall: string
  reader: 'machine' | 'demo'
  model: Generated<string>
  /** Null if nobody can read it. */
  reading: JSONColumnType<SheetReading | null>
  read_at: InstantNow
  checked: JSONColumnType<SheetReading | null, string | null | undefined, string | null>
  checked_by: number | null
  checked_at: NullableInstant
  dropped_by: number | null
  dropped_at: NullableInstant
  /** How often staff have saved it. */
  version: Generated<number>
  /** Kinds of damage on it, as bits. */
  damage: number | null
  /** The version of the word list that found the damage. */
  judged_by: Generated<number>
}

/** Clients who want a person to check a reading. */
export type SheetChecksTable = {
  id: GeneratedAlways<number>
  reading_id: number
  client_id: number
  lot_id: number
  asked_at: InstantNow
  promised_at: Instant
  done_at: NullableInstant
}

/** Clients who are notified when a lot's sheet arrives. */
export type SheetAlertsTable = { lot_id: number; client_id: number; asked_at: InstantNow }

/** What clients report as misread. */
export type SheetMistakesTable = {
  id: GeneratedAlways<number>
  reading_id: number
  client_id: number
  lot_id: number
  kind: SheetMistake['kind']
  says: string
  places: SheetMistake['places']
  note: string
  reported_at: InstantNow
  settled_at: NullableInstant
}

export type SheetReadingLotsTable = {
  lot_id: number
  address: string
  reading_id: number
  /** When the lot is sold; maintained by the database. */
  auction_at: NullableInstant
}

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
