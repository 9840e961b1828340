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

export type LedgerTable = {
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
