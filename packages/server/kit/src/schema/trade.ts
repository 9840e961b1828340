import type { LedgerPurpose } from '@seriba/domain/money/ledger-purpose'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import type { CostLine } from '@seriba/domain/purchases/cost-lines'
import type { DocumentExtension, DocumentState, DocumentType } from '@seriba/domain/purchases/documents'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type PurchaseStepsTable = {
  id: GeneratedAlways<number>
  purchase_id: number
  status: number | null
  at: InstantNow
  by: number | null
}

export type VoyagesTable = {
  id: GeneratedAlways<number>
  line: string
  ship: string
  number: string
  from_port: string
  to_port: string
  cut_off: string | null
  etd: string
  eta: string
  capacity: number | null
  version: Generated<number>
  created_by: number | null
  created_at: InstantNow
}

export type ConsigneesTable = {
  id: GeneratedAlways<number>
  client_id: number
  full_name: string
  company: string | null
  address: string
  country_id: number
  city: string | null
  port: string | null
  telephone: string
  email: string
  payment_method: string | null
  created_at: InstantNow
}

export type PurchaseWantsTable = {
  purchase_id: number
  what: DocumentType | 'consignee'
  asked_at: InstantNow
  asked_by: number | null
}

export type PurchaseDocumentsTable = {
  id: GeneratedAlways<number>
  purchase_id: number
  type: DocumentType
  name: string
  extension: DocumentExtension
  body: Buffer
  /** The object's key in the bucket, if the bytes are there; null if they are here. */
  object_key: string | null
  size: number
  sha256: string
  by: number | null
  by_client: boolean
  visible: Generated<boolean>
  state: Generated<DocumentState>
  reason: string | null
  checked_by: number | null
  checked_at: NullableInstant
  at: InstantNow
  deleted_at: NullableInstant
}

export type PurchasesTable = {
  id: Generated<number>
  /** Null if it was bought elsewhere and imported. */
  bid_id: number | null
  client_id: number
  sku: string
  lot: ColumnType<Record<string, unknown>, string, string>
  price: number | null
  agent_fee: Generated<number>
  delivery: number | null
  other: Generated<number>
  freight: number | null
  status: number | null
  export_port: string | null
  voyage: string | null
  etd: string | null
  eta: string | null
  left_from: number | null
  yard_eta: string | null
  stock_yard: string | null
  export_type: string | null
  shipping_line: string | null
  destination: string | null
  discharge_port: string | null
  bl_number: string | null
  container_no: string | null
  voyage_id: number | null
  purchased_at: InstantNow
  status_at: InstantNow
  /** What the client was last told. */
  mailed: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  at_win: ColumnType<CostsAtWin | null, string | null | undefined, string | null>
  other_lines: ColumnType<{ label: string; amount: number }[], string | undefined, string>
  finances_version: Generated<number>
  /** By line, the reason that the buyer was given for its last change. */
  cost_reasons: ColumnType<Partial<Record<CostLine, string>>, string | undefined, string>
  resale_amount: number | null
  resale_penalty: number | null
  note: Generated<string>
  staff_note: Generated<string>
  note_version: Generated<number>
  note_by: number | null
  note_at: NullableInstant
  consignee_id: number | null
  notify_party_id: number | null
  due_on: string | null
  taken_back_at: NullableInstant
}

/** In yen; null if it was still open at the win. */
export type CostsAtWin = Record<'price' | 'agentFee' | 'delivery' | 'other' | 'freight', number | null>

export type LedgerTable = {
  id: GeneratedAlways<number>
  user_id: number
  type: 'Remittances' | 'CarPurchase' | 'Yahoo'
  amount: number
  description: Generated<string>
  method: Generated<string>
  purpose: LedgerPurpose | null
  purchase_id: number | null
  /** The line that this one reverses. */
  reverses: number | null
  created_by: number | null
  /** By default the time of writing, in the order in which the account's lines are written. */
  at: InstantNow
}

export type DepositsTable = {
  id: GeneratedAlways<number>
  user_id: number
  /** As announced, or as received if nobody had announced it. */
  method: PaymentMethod
  amount: number
  reference: string
  expires_at: ColumnType<string, Date, Date>
  created_at: InstantNow
  ledger_id: number | null
  failed_at: ColumnType<string | null, Date | undefined, Date | null>
  failed_reason: string | null
  reminded_at: ColumnType<string | null, Date | undefined, Date | null>
  /** The line that refunded it. */
  refund_id: number | null
  /** Whether its client announced it; otherwise staff entered it. */
  announced: Generated<boolean>
  /** What its document says besides the amount, as JSON; null for deposits announced before documents were stored. */
  facts: ColumnType<unknown, string | undefined, never>
}
