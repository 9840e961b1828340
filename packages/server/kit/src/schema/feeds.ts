import type { Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

/** Who sends lots; of a key only its hash is kept. */
export type FeedsTable = {
  id: GeneratedAlways<number>
  name: string
  key_hash: string
  key_end: string
  every_minutes: number | null
  paused_at: NullableInstant
  created_by: number | null
  created_at: InstantNow
}

export type FeedRunsTable = {
  id: GeneratedAlways<number>
  feed_id: number
  way: 'key' | 'upload'
  file_name: string | null
  started_at: InstantNow
  /** Its last sign of life. */
  seen_at: InstantNow
  ended_at: NullableInstant
  failure: string | null
  read: Generated<number>
  written: Generated<number>
  unchanged: Generated<number>
  skipped: Generated<number>
  ignored: Generated<string[]>
}

export type FeedBadLinesTable = { run_id: number; line: number; reason: string }
