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
  /** When it lost the lead among the bids on its lot, if nobody has acted since. */
  fell_out_at: NullableInstant
  /** The last cancellation deadline that the client was reminded of. */
  cancel_alerted_for: NullableInstant
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

export type BidViewsTable = {
  id: GeneratedAlways<number>
  owner_id: number
  name: string
  params: string
  shared: Generated<boolean>
  created_at: InstantNow
}

export type BidViewDefaultsTable = {
  user_id: number
  view_id: number
}

export type CancellationsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  number: string
  canceled_by: number
  canceled_at: ColumnType<string, Date, never>
  amount: number
  free_until: ColumnType<string | null, Date | null, never>
}

export type CancellationDaysTable = { day: string; last: number }

export type WithdrawalsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  asked_by: number
  asked_at: InstantNow
  reason: Generated<string>
  outcome: 'withdrawn' | 'too_late' | 'taken_back' | null
  answered_by: number | null
  answered_at: NullableInstant
  note: Generated<string>
}

export type NegotiationsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  turn: 'client' | 'seller'
  ask: number
  offer: number | null
  answer_by: ColumnType<string, string | Date, string | Date>
  opened_at: InstantNow
  outcome: 'accepted' | 'declined' | 'refused' | 'expired' | null
  ended_at: NullableInstant
  marked_from: number | null
  forwarded_at: NullableInstant
  /** When the client first saw the ask. */
  seen_at: NullableInstant
}

/** The person staff call at a hall. */
export type HallContactsTable = { auction: string; contact: string }

/** The channels that brought the client the seller's price. */
export type NegotiationToldTable = {
  negotiation_id: number
  channel: 'push' | 'telegram'
  at: InstantNow
}

export type NegotiationTurnsTable = {
  id: GeneratedAlways<number>
  negotiation_id: number
  act: 'ask' | 'offer' | 'takeBack' | 'forward' | 'accept' | 'decline' | 'refuse' | 'expire'
  side: 'client' | 'seller'
  amount: number | null
  note: Generated<string>
  by_id: number | null
  at: InstantNow
}

/** Yen; null means no cap. */
export type BudgetsTable = {
  user_id: number
  per_day: number | null
  per_week: number | null
  per_group: number | null
  ask_above: number | null
}

export type BudgetQuestionsTable = {
  id: GeneratedAlways<number>
  client_id: number
  lot_id: number
  amount: number
  note: Generated<string>
  asked_by: number
  asked_at: InstantNow
  outcome: 'yes' | 'no' | 'over' | null
  answered_at: NullableInstant
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
  answer: ColumnType<unknown, string | null, string | null>
  /** Identifies the call in progress while there is no answer; see `run-idempotently.ts`. */
  claim: ColumnType<string | null, string | null | undefined, string | null>
  claimed_at: ColumnType<string | null, string | null | undefined, string | null>
  /** The requested work has been committed. */
  done: ColumnType<boolean, boolean | undefined, boolean>
  created_at: InstantNow
}

export type WinNotificationsTable = {
  id: GeneratedAlways<number>
  user_id: number
  bid_id: number
  seen_at: NullableInstant
  created_at: InstantNow
}
