import type { SourceSettings } from '@seriba/contracts/feed-sources'
import type { PullPart, WordField } from '@seriba/domain/feeds/feed-source'
import type { PullMode } from '@seriba/domain/feeds/next-pull'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

/** Senders of lots; only a key's hash is stored. */
export type FeedsTable = {
  id: GeneratedAlways<number>
  name: string
  key_hash: string
  key_end: string
  every_minutes: number | null
  paused_at: NullableInstant
  told_late_at: NullableInstant
  created_by: number | null
  created_at: InstantNow
}

export type FeedRunsTable = {
  id: GeneratedAlways<number>
  feed_id: number
  way: 'key' | 'upload' | 'pull'
  file_name: string | null
  part: PullPart | null
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

export type FeedBadLinesTable = {
  run_id: number
  line: number
  reason: string
  /** What couldn’t be read, and the line with it; null if the line is not a record at all. */
  field: Generated<string | null>
  value: Generated<string | null>
  record: ColumnType<Record<string, unknown> | null, string | null | undefined, never>
}

/** The meaning of a value that cannot be read; null leaves the field out. */
export type FeedFixesTable = { feed_id: number; field: string; value: string; becomes: string | null }

/** How a feed is pulled if nobody sends it; its code is encrypted. */
export type FeedSourcesTable = {
  feed_id: number
  code: Buffer
  code_end: string
  settings: JSONColumnType<SourceSettings>
  updated_at: InstantNow
}

/** How far a part has been read: written with every page, in its transaction. */
export type FeedPullsTable = {
  feed_id: number
  part: PullPart
  /** Counts writes, so that no two processes write the same page. */
  step: Generated<number>
  pass: Generated<number>
  mode: PullMode | null
  day: string | null
  last_day: string | null
  last_id: string | null
  page: Generated<number>
  read: Generated<number>
  total: number | null
  run_id: number | null
  reached_day: string | null
  late_day: string | null
  /** Rows written since then are requested: the newest `time` seen before the last pass began. */
  changed_since: string | null
  /** The newest seen when this pass began, and so far. */
  changed_before: string | null
  changed_to: string | null
  tries: Generated<number>
  failure: string | null
  said: string | null
  retry_at: NullableInstant
  started_at: NullableInstant
  ended_at: NullableInstant
  full_at: NullableInstant
  full_pass: Generated<number>
  stopped_at: NullableInstant
}

/** Which lot a source's row is. */
export type FeedLotsTable = {
  feed_id: number
  source_table: string
  source_id: string
  lot_id: number
  /** The last pass that found it. */
  pass: number
  /** Complete passes in which it was missing. */
  missed: Generated<number>
  /** It disappeared before its sale, and its lot was removed. */
  vanished: Generated<boolean>
}

/** Words that staff have given a meaning, and those without one. */
export type FeedWordsTable = {
  feed_id: number
  field: WordField
  /** Folded. */
  word: string
  /** As found. */
  written: string
  meaning: string | null
  lots: Generated<number>
}
