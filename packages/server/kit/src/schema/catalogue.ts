import type { ProductionInfo } from '@seriba/contracts/production-month'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { CeilingBasis } from '@seriba/domain/searches/price-ceiling'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

export type HallsTable = {
  name: string
  deadline_hours: number | null
  cancel_deadline_hours: number | null
  /** Yen, like the following two. */
  overbid_allowance: number | null
  delivery_fee: number | null
  auction_fee: number | null
  from_file: Generated<boolean>
}

/** What staff have published for halls, from a Japanese day on. */
export type HallChangesTable = {
  id: GeneratedAlways<number>
  valid_from: string
  changes: JSONColumnType<object[], string, never>
  reason: string
  by: number | null
  at: InstantNow
  applied_at: NullableInstant
}

/** An account that clients pay to, from a Japanese day on. */
export type BankAccountsTable = {
  id: GeneratedAlways<number>
  valid_from: string
  account: JSONColumnType<object, string, never>
  reason: string
  by: number | null
  at: InstantNow
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
  /** The addresses of its 'no photo' drawings; null if none were found. */
  no_photos: string[] | null
  auction_sheet: string | null
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>
  manager_note: Generated<string>
  /** By the domain's rule; written by the feed. */
  condition_rank: number | null
  /** Kinds of damage from its sheet's reading, as bits; null while nobody has read it. */
  sheet_damage: Generated<number | null>
  chassis_code: GeneratedAlways<string>
  first_seen_at: InstantNow
  updated_at: InstantNow
}

export type LotChangesTable = { seq: GeneratedAlways<number>; lot_id: number; at: InstantNow }

export type LotNotesTable = {
  id: GeneratedAlways<number>
  lot_id: number
  comment: string
  written_by: number | null
  written_at: InstantNow
}

export type ImageReloadsTable = {
  id: GeneratedAlways<number>
  lot_id: number
  asked_by: number | null
  asked_at: InstantNow
  /** Null while it is open. */
  outcome: 'done' | 'failed' | null
  ended_at: NullableInstant
}

/** `folded` is what all spellings of a value have in common. */
export type LotSpellingsTable = { field: string; folded: string; value: string }

export type ShareCodesTable = {
  id: GeneratedAlways<number>
  lot_id: number
  sharer_id: number
  code: string
  expires_at: Instant
  revoked_at: NullableInstant
  created_at: InstantNow
}

export type ShareFailuresTable = {
  id: GeneratedAlways<number>
  lot_id: number
  ip: string
  failed_at: InstantNow
}

export type SavedSearchesTable = {
  id: GeneratedAlways<number>
  user_id: number
  page_type: PageType
  title: string
  params: string
  daily_email: Generated<boolean>
  opened_at: InstantNow
  seen_until: InstantNow
  mailed_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Since when new lots are announced at once; null if they are not. */
  instant_since: NullableInstant
  /** Yen. */
  ceiling: number | null
  ceiling_by: CeilingBasis | null
  created_at: InstantNow
}

export type SearchAlertsTable = { search_id: number; lot_id: number; at: InstantNow }

export type ProductionMonthsTable = {
  maker: string
  chassis: string
  car_info: JSONColumnType<ProductionInfo, string, string> | null
  asked_by: number | null
  asked_at: InstantNow
}

export type FavoritesTable = {
  user_id: number
  lot_id: number
  group_name: string
  added_at: InstantNow
  /** When its auction was announced. */
  alerted_at: NullableInstant
}
