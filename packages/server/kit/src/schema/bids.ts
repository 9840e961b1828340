import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type BidTypesTable = {
  id: number
  for_buyers: Generated<boolean>
  for_managers: Generated<boolean>
  position: Generated<number>
  label_en: string
  label_ru: string
  description_en: Generated<string>
  description_ru: Generated<string>
}

export type BidGroupsTable = {
  id: GeneratedAlways<number>
  client_id: number
  number: number
  label: string
  quota: Generated<number>
  won: Generated<number>
  created_at: InstantNow
}

export type BidsTable = {
  id: Generated<number>
  lot_id: number
  lot_type: 'auction' | 'stock' | 'bike' | 'mech'
  client_id: number
  placed_by: number
  amount: number
  status: Generated<number>
  stopped_from: number | null
  group_id: number | null
  bid_type: number | null
  counted_allowance: Generated<number>
  adjustment_price: Generated<number>
  sold_price: number | null
  auto_bid: Generated<boolean>
  forwarded_at: NullableInstant
  forwarded_maximum: number | null
  forwarded_by: 'hand' | 'gateway' | null
  via_gateway: Generated<boolean>
  by_hand: 'place' | 'change' | 'withdraw' | 'confirm' | 'check' | null
  hall_outcome: 'won' | 'lost' | 'notSold' | null
  hall_price: number | null
  hall_reported_at: NullableInstant
  withdraw_by_hand: Generated<boolean>
  comment: Generated<string>
  bid_date: InstantNow
  terms_agreed_at: NullableInstant
  client_read_at: NullableInstant
  staff_read_at: NullableInstant
  client_mailed_at: NullableInstant
  staff_mailed_at: NullableInstant
  version: Generated<number>
  updated_at: InstantNow
}

export type GatewayMessagesTable = {
  id: Generated<string>
  seq: GeneratedAlways<number>
  direction: 'out' | 'in'
  bid_id: number | null
  action: 'place' | 'change' | 'withdraw' | 'result'
  amount: number | null
  state: 'waiting' | 'accepted' | 'refused' | 'failed' | 'replaced'
  detail: Generated<string>
  attempts: Generated<number>
  created_at: InstantNow
  updated_at: InstantNow
}

export type GatewayReportsTable = {
  id: string
  body_hash: string
  answer: ColumnType<unknown, string, string>
  received_at: InstantNow
}

export type BidLogsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  actor_id: number | null
  event: string
  status: number
  at: InstantNow
}

export type BidMessagesTable = {
  id: GeneratedAlways<number>
  bid_id: number
  author_id: number
  by_client: boolean
  text: string
  at: InstantNow
}

export type IdempotencyKeysTable = {
  user_id: number
  key: string
  request: string
  answer: ColumnType<unknown, string, string>
  created_at: InstantNow
}

export type WinNotificationsTable = {
  id: GeneratedAlways<number>
  user_id: number
  bid_id: number
  seen_at: NullableInstant
  created_at: InstantNow
}
