import type { DepositMethod } from '@seriba/domain/money/deposit'
import type { LedgerPurpose } from '@seriba/domain/money/ledger-purpose'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow } from './columns.ts'

export type PurchasesTable = {
  id: Generated<number>
  bid_id: number
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
  purchased_at: InstantNow
}

export type LedgerTable = {
  id: GeneratedAlways<number>
  user_id: number
  type: 'Remittances' | 'CarPurchase' | 'Yahoo'
  amount: number
  description: Generated<string>
  method: Generated<string>
  purpose: LedgerPurpose | null
  purchase_id: number | null
  /** The line that this one takes back. */
  reverses: number | null
  created_by: number | null
  /** Left out, it is the moment of writing, in the order in which the account's lines are written. */
  at: InstantNow
}

export type DepositsTable = {
  id: GeneratedAlways<number>
  user_id: number
  method: DepositMethod
  amount: number
  reference: string
  expires_at: ColumnType<string, Date, Date>
  created_at: InstantNow
  ledger_id: number | null
  failed_at: ColumnType<string | null, Date | undefined, Date | null>
  failed_reason: string | null
  reminded_at: ColumnType<string | null, Date | undefined, Date | null>
  /** The line by which it was paid back. */
  refund_id: number | null
}
