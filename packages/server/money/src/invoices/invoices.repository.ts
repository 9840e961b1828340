import type { Invoice } from '@seriba/contracts/invoices'
import { type InvoiceCharges, invoiceState } from '@seriba/domain/money/invoice'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import { purchaseCanceled } from '../purchase-dues.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

export type InvoiceRecord = {
  id: number
  number: string
  purchaseId: number
  clientId: number
  language: number
  issuedAt: string
  dueOn: string
  charges: InvoiceCharges
  total: number
  /** Invoices from before the language could be chosen use the client's language. */
  facts: Omit<InvoiceFacts, 'language'> & { language?: Language }
  replacedBy: string | null
  isWithdrawn: boolean
  /** Yen that payments currently contribute to the purchase. */
  paid: number
}

const records = sql`
  select i.id, i.number, i.purchase_id as "purchaseId", p.client_id as "clientId", c.language,
    i.issued_at as "issuedAt", i.due_on as "dueOn", i.charges, i.total, i.facts, n.number as "replacedBy",
    ${purchaseCanceled} as "isWithdrawn",
    coalesce((select sum(amount) from allocations a where a.purchase_id = p.id), 0)::bigint as paid
  from invoices i
  join purchases p on p.id = i.purchase_id
  join users c on c.id = p.client_id
  left join invoices n on n.replaces = i.id`

/** Its number may be larger than any existing one. */
export async function findInvoice(db: Db | Tx, id: number): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`${records} where i.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** A purchase's valid invoice: the last one. */
export async function standingInvoice(db: Db | Tx, purchaseId: number): Promise<InvoiceRecord | undefined> {
  const { rows } = await sql<InvoiceRecord>`
    ${records} where i.purchase_id = ${purchaseId} order by i.id desc limit 1`.execute(db)
  return rows[0]
}

export const mapInvoice = (record: InvoiceRecord, today: string): Invoice => ({
  id: record.id,
  number: record.number,
  issuedAt: record.issuedAt,
  dueOn: record.dueOn,
  total: record.total,
  paid: Math.max(0, Math.min(record.paid, record.total)),
  state: invoiceState({ ...record, isReplaced: record.replacedBy !== null }, today),
})

export type ReceivedPart = { amount: number; at: string; description: string }

/** What payments contribute to a purchase, earliest first. */
export async function partsReceived(db: Db | Tx, purchaseId: number): Promise<ReceivedPart[]> {
  const { rows } = await sql<ReceivedPart>`
    select a.amount, l.at, l.description from allocations a join ledger l on l.id = a.ledger_id
    where a.purchase_id = ${purchaseId} order by l.at, l.id`.execute(db)
  return rows
}
