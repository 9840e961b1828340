import type { DocumentExtension } from '@seriba/domain/purchases/documents'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type InvoicesTable = {
  id: GeneratedAlways<number>
  number: string
  purchase_id: number
  issued_at: InstantNow
  due_on: string
  charges: ColumnType<unknown, string, never>
  total: number
  replaces: number | null
  facts: ColumnType<unknown, string, never>
  created_by: number | null
}

export type AllocationsTable = { ledger_id: number; purchase_id: number; amount: number }

export type AllocationChoicesTable = { ledger_id: number; chosen_by: number | null; at: InstantNow }

export type MovedPaymentsTable = { from_id: number; reversal_id: number; to_id: number }

export type OwedRemindersTable = { user_id: number; at: InstantNow }

export type ProviderEventsTable = {
  provider: string
  event_id: string
  kind: string
  deposit_id: number | null
  outcome: string
  at: InstantNow
}

export type ProviderPaymentsTable = {
  provider: string
  reference: string
  deposit_id: number
  amount: number
}

export type BankFilesTable = {
  id: GeneratedAlways<number>
  name: string
  sha256: string
  account: string | null
  outgoing: number
  left_out: Generated<number>
  of_earlier_files: Generated<number>
  created_by: number | null
  at: InstantNow
}

/** A ledger line that is part of a bank line, whose other parts are not entered or belong to other clients. */
export type BankLinePartsTable = {
  ledger_id: number
  line_id: number
}

export type BankLinesTable = {
  id: GeneratedAlways<number>
  file_id: number
  fingerprint: string
  day: string
  amount: number
  sender: string
  text: string
  raw: string
  ledger_id: number | null
  set_aside_at: ColumnType<string | null, Date | undefined, Date | null>
}

export type PaymentFilesTable = {
  id: GeneratedAlways<number>
  ledger_id: number
  name: string
  extension: DocumentExtension
  body: Buffer
  /** The object's key in the bucket, if the bytes are there; null if they are here. */
  object_key: string | null
  size: number
  sha256: string
  by: number | null
  at: InstantNow
  deleted_at: NullableInstant
}
