import type { Permissions } from '@seriba/domain/access/permissions'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import type { PaperType } from '@seriba/domain/clients/paper-types'
import type { PaperContentType, PaperState } from '@seriba/domain/clients/papers'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

/** A sign-up form while it waits for confirmation. It is open: the account service declares its contents. */
// biome-ignore lint/suspicious/noEmptyInterface: the account service fills it
export interface StoredForm {}

export type UsersTable = {
  id: Generated<number>
  email: string
  password_hash: string | null
  full_name: string
  company: string | null
  mobile: string | null
  office_phone: string | null
  messenger_number: string | null
  port: string | null
  country_id: Generated<number>
  city: string | null
  address: string | null
  currency: Generated<number>
  role_id: number
  user_type: number
  staff_role: StaffRole | null
  /** The language of their pages and emails: for clients, always one that the company offers. */
  language: Generated<number>
  /** A client's choice that is not offered now; the database keeps both. */
  chosen_language: Generated<number | null>
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
  notifications_read_to: Generated<number>
  notifications_off: Generated<string[]>
  quiet_on: Generated<boolean>
  quiet_from: Generated<number>
  quiet_to: Generated<number>
  quiet_urgent: Generated<boolean>
  time_zone: Generated<string>
  telegram_chat_id: number | null
  telegram_name: string | null
  telegram_since: NullableInstant
  email_verified_at: NullableInstant
  password_changed_at: NullableInstant
  terms_agreed_at: NullableInstant
  terms_version: number | null
  last_login: NullableInstant
  invited_at: NullableInstant
  closed_at: NullableInstant
  successor_id: number | null
  checked_state: 'checked' | 'refused' | null
  checked_at: NullableInstant
  checked_by: number | null
  checked_note: string | null
  deletion_asked_at: NullableInstant
  deleted_at: NullableInstant
  two_step_since: NullableInstant
  created_at: InstantNow
}

/** Addresses at which calendar apps read somebody's auctions. */
export type CalendarsTable = { user_id: number; hash: Buffer; created_at: Instant }

export type SessionsTable = {
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

export type RefreshTokensTable = {
  hash: Buffer
  session_id: string
  expires_at: Instant
  used_at: NullableInstant
}

export type SignInFailuresTable = {
  id: GeneratedAlways<number>
  email: string
  ip: string
  failed_at: InstantNow
}

export type LinkTokensTable = {
  hash: Buffer
  user_id: number
  purpose: 'verify-email' | 'reset-password'
  expires_at: Instant
  used_at: NullableInstant
  created_at: InstantNow
  form: ColumnType<StoredForm | null, string | null | undefined, never>
}

/** Links for the person who runs an installation that has no staff yet. */
export type FirstRunLinksTable = { hash: Buffer; expires_at: Instant; created_at: InstantNow }

export type ClientPapersTable = {
  id: GeneratedAlways<number>
  client_id: number
  type: PaperType
  name: string
  content_type: PaperContentType
  size: number
  sha256: Buffer
  bytes: Buffer
  /** The object's key in the bucket, if the bytes are there; null if they are here. */
  object_key: string | null
  uploaded_by: number | null
  at: InstantNow
  state: Generated<PaperState>
  note: string | null
  reviewed_by: number | null
  reviewed_at: NullableInstant
  valid_until: string | null
  warned_at: NullableInstant
  expired_at: NullableInstant
  deleted_at: NullableInstant
}

export type ClientPaperRequestsTable = {
  client_id: number
  type: PaperType
  words: Generated<string>
  due_on: string | null
  asked_by: number | null
  asked_at: InstantNow
}

export type SpentCaptchasTable = { id: string; expires_at: Instant }

export type MailRequestsTable = { id: GeneratedAlways<number>; email: string; ip: string; at: InstantNow }

export type TwoStepTable = {
  user_id: number
  secret: Buffer
  last_step: Generated<number>
  recovery_salt: Buffer | null
  created_at: InstantNow
}

export type RecoveryCodesTable = { user_id: number; hash: Buffer; used_at: NullableInstant }

export type SignInChallengesTable = {
  hash: Buffer
  user_id: number
  purpose: 'code' | 'setUp'
  created_at: InstantNow
  expires_at: Instant
}

export type CodeFailuresTable = {
  id: GeneratedAlways<number>
  user_id: number
  ip: string
  failed_at: InstantNow
}

export type KnownDevicesTable = { user_id: number; hash: Buffer; last_seen_at: InstantNow }

export type AuditTable = {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: string
  entity: string
  entity_id: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  ip: string | null
  reason: string | null
  at: InstantNow
}

export type PasskeysTable = {
  id: GeneratedAlways<number>
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  host: string
  name: string
  created_at: InstantNow
  used_at: NullableInstant
}

export type PasskeyChallengesTable = { hash: Buffer; user_id: number | null; expires_at: Instant }

export type StaffIdentitiesTable = {
  issuer: string
  subject: string
  user_id: number
  linked_at: Generated<Instant>
}

export type IdentityLoginsTable = {
  hash: Buffer
  state: string
  nonce: string
  verifier: string
  keeps_device: boolean
  expires_at: Instant
}
