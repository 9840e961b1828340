import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely'
import type { InstantNow } from './columns.ts'

export type EventsTable = {
  id: GeneratedAlways<number>
  seq: number | null
  rooms: string[]
  name: string
  payload: ColumnType<unknown, string, never>
  origin_socket: string | null
  actor_id: number | null
  /** A `QueuedJob` until the event is numbered. */
  job: ColumnType<unknown, string | null | undefined, null>
  created_at: InstantNow
}

export type NotificationReadsTable = { user_id: number; seq: number }

export type CapturedMailsTable = {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  html: string
  text: string
  headers: JSONColumnType<Record<string, string>, string | undefined, never>
  at: InstantNow
}
