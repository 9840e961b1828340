import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

export type ServerKeysTable = { name: string; value: ColumnType<unknown, string, string> }

export type PushSubscriptionsTable = {
  id: GeneratedAlways<number>
  user_id: number
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: string
  created_at: InstantNow
  failed_at: NullableInstant
}

export type TelegramLinksTable = { hash: Buffer; user_id: number; expires_at: Instant }

export type AlertProgressTable = { id: GeneratedAlways<boolean>; seq: number }

export type HeldAlertsTable = { user_id: number; seq: number }

export type ChannelCountsTable = {
  user_id: number
  day: string
  channel: string
  sent: Generated<number>
  held: Generated<number>
}
