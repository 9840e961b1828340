import type { ColumnType } from 'kysely'

/** Read as ISO text, written as text or Date. */
export type Instant = ColumnType<string, string | Date, string | Date>
export type InstantNow = ColumnType<string, string | Date | undefined, string | Date>
export type NullableInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
