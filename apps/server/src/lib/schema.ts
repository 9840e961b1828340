import type { Permissions } from '@seriba/domain/access/permissions'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/**
 * The database's columns as the driver hands them over: bigint as number, timestamptz as ISO text
 * in UTC, date as `YYYY-MM-DD`. It mirrors `migrations/`.
 */
export type Database = {
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  sign_in_failures: SignInFailuresTable
  link_tokens: LinkTokensTable
  spent_captchas: SpentCaptchasTable
  mail_requests: MailRequestsTable
  audit: AuditTable
  halls: HallsTable
  lots: LotsTable
  lot_changes: LotChangesTable
  share_codes: ShareCodesTable
  share_failures: ShareFailuresTable
  bid_types: BidTypesTable
  bid_groups: BidGroupsTable
  bids: BidsTable
  bid_logs: BidLogsTable
  bid_messages: BidMessagesTable
  idempotency_keys: IdempotencyKeysTable
  win_notifications: WinNotificationsTable
  purchases: PurchasesTable
  ledger: LedgerTable
  events: EventsTable
  captured_mails: CapturedMailsTable
  saved_searches: SavedSearchesTable
  favorites: FavoritesTable
}

/** Read as ISO text, written as text or Date. */
type Instant = ColumnType<string, string | Date, string | Date>
type InstantNow = ColumnType<string, string | Date | undefined, string | Date>
type NullableInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

type UsersTable = {
  id: Generated<number>
  email: string
  password_hash: string | null
  full_name: string
  company: string | null
  mobile: string | null
  office_phone: string | null
  country_id: Generated<number>
  city: string | null
  address: string | null
  currency: Generated<number>
  role_id: number
  user_type: number
  language: Generated<number>
  bid_email_notify: Generated<boolean>
  credit_limit: Generated<number>
  daily_bid_limit: Generated<number>
  daily_uss_limit: Generated<number>
  dealer_id: number | null
  manager_id: number | null
  notes: string | null
  referral_code: string | null
  short_code: string | null
  permissions: ColumnType<Partial<Permissions>, string | undefined, string>
  is_new_notification: Generated<boolean>
  email_verified_at: NullableInstant
  password_changed_at: NullableInstant
  terms_agreed_at: NullableInstant
  last_login: NullableInstant
  created_at: InstantNow
}

type SessionsTable = {
  id: Generated<string>
  user_id: number
  access_hash: Buffer
  access_expires: Instant
  ip: string
  user_agent: Generated<string>
  created_at: InstantNow
  last_seen_at: InstantNow
  closed_at: NullableInstant
}

type RefreshTokensTable = {
  hash: Buffer
  session_id: string
  expires_at: Instant
  used_at: NullableInstant
}

type SignInFailuresTable = { id: GeneratedAlways<number>; email: string; ip: string; failed_at: InstantNow }

type LinkTokensTable = {
  hash: Buffer
  user_id: number
  purpose: 'verify-email' | 'reset-password'
  expires_at: Instant
  used_at: NullableInstant
  created_at: InstantNow
}

type SpentCaptchasTable = { id: string; expires_at: Instant }

type MailRequestsTable = { id: GeneratedAlways<number>; email: string; ip: string; at: InstantNow }

type AuditTable = {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: string
  entity: string
  entity_id: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  ip: string | null
  at: InstantNow
}

type HallsTable = {
  name: string
  deadline_hours: Generated<number>
  cancel_deadline_hours: Generated<number>
  overbid_allowance: Generated<number>
  delivery_fee: Generated<number>
}

export type LotsTable = {
  id: GeneratedAlways<number>
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  auction: string
  auction_at: NullableInstant
  auction_day: Generated<string>
  lot_no: number
  maker: Generated<string>
  model: Generated<string>
  year: number | null
  grade: Generated<string>
  color: Generated<string>
  engine: number | null
  gearbox: Generated<string>
  equip: Generated<string>
  condition: Generated<string>
  mileage: number | null
  steering: Generated<string>
  drive: Generated<string>
  horse_power: number | null
  chassis: Generated<string>
  info: Generated<string>
  start_price: Generated<number>
  sold_price: Generated<number>
  status: number
  is_uss: Generated<boolean>
  images: Generated<string[]>
  auction_sheet: string | null
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>
  manager_note: Generated<string>
  /** By the domain's rule; written by the feed. */
  condition_rank: number | null
  chassis_code: GeneratedAlways<string>
  first_seen_at: InstantNow
  updated_at: InstantNow
}

type LotChangesTable = { seq: GeneratedAlways<number>; lot_id: number; at: InstantNow }

type ShareCodesTable = {
  id: GeneratedAlways<number>
  lot_id: number
  sharer_id: number
  code: string
  expires_at: Instant
  revoked_at: NullableInstant
  created_at: InstantNow
}

type ShareFailuresTable = { id: GeneratedAlways<number>; lot_id: number; ip: string; failed_at: InstantNow }

type BidTypesTable = {
  id: number
  for_buyers: Generated<boolean>
  for_managers: Generated<boolean>
  position: Generated<number>
  label_en: string
  label_ru: string
  description_en: Generated<string>
  description_ru: Generated<string>
}

type BidGroupsTable = {
  id: GeneratedAlways<number>
  client_id: number
  number: number
  label: string
  quota: Generated<number>
  won: Generated<number>
  closed_at: NullableInstant
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
  adjustment_price: Generated<number>
  sold_price: number | null
  auto_bid: Generated<boolean>
  forwarded_at: NullableInstant
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

type BidLogsTable = {
  id: GeneratedAlways<number>
  bid_id: number
  actor_id: number | null
  event: string
  status: number
  at: InstantNow
}

type BidMessagesTable = {
  id: GeneratedAlways<number>
  bid_id: number
  author_id: number
  by_client: boolean
  text: string
  at: InstantNow
}

type IdempotencyKeysTable = {
  user_id: number
  key: string
  request: string
  answer: ColumnType<unknown, string, string>
  created_at: InstantNow
}

type WinNotificationsTable = {
  id: GeneratedAlways<number>
  user_id: number
  bid_id: number
  seen_at: NullableInstant
  created_at: InstantNow
}

export type PurchasesTable = {
  id: Generated<number>
  bid_id: number
  client_id: number
  sku: string
  lot: ColumnType<Record<string, unknown>, string, string>
  price: number | null
  agent_fee: Generated<number>
  delivery: Generated<number>
  other: Generated<number>
  freight: Generated<number>
  status: number | null
  export_port: string | null
  voyage: string | null
  etd: string | null
  eta: string | null
  purchased_at: InstantNow
}

type LedgerTable = {
  id: GeneratedAlways<number>
  user_id: number
  type: 'Remittances' | 'CarPurchase' | 'Yahoo'
  amount: number
  description: Generated<string>
  method: Generated<string>
  purchase_id: number | null
  created_by: number | null
  at: InstantNow
}

type EventsTable = {
  id: GeneratedAlways<number>
  seq: number | null
  rooms: string[]
  name: string
  payload: ColumnType<unknown, string, never>
  origin_socket: string | null
  created_at: InstantNow
}

type SavedSearchesTable = {
  id: GeneratedAlways<number>
  user_id: number
  page_type: PageType
  title: string
  params: string
  daily_email: Generated<boolean>
  seen_until: InstantNow
  mailed_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: InstantNow
}

type FavoritesTable = { user_id: number; lot_id: number; group_name: string; added_at: InstantNow }

type CapturedMailsTable = {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  html: string
  text: string
  headers: JSONColumnType<Record<string, string>, string | undefined, never>
  at: InstantNow
}
