import type { DeliveryError, DeliveryState, WebhookState } from '@seriba/domain/webhooks/delivery-rules'
import type { DeliveredEventType, WebhookEventType } from '@seriba/domain/webhooks/webhook-events'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type WebhookEndpointsTable = {
  id: Generated<number>
  user_id: number
  name: string
  url: string
  events: WebhookEventType[]
  state: Generated<WebhookState>
  secret: Buffer
  ends_with: string
  previous_secret: Buffer | null
  previous_until: NullableInstant
  failing_since: NullableInstant
  created_by: number | null
  created_at: InstantNow
}

export type WebhookEventsTable = {
  id: Generated<string>
  user_id: number
  type: DeliveredEventType
  data: ColumnType<Record<string, unknown>, string, never>
  created_at: InstantNow
}

export type WebhookDeliveriesTable = {
  id: GeneratedAlways<number>
  event_id: string
  endpoint_id: number
  state: Generated<DeliveryState>
  tries: Generated<number>
  tried_at: Generated<string[]>
  next_try_at: NullableInstant
  status: number | null
  error: DeliveryError | null
  answer: string | null
  duration_ms: number | null
  /** As sent at the last try, with its time in seconds since 1970. */
  signature: string | null
  signed_at: number | null
}
