import type { Input, Output } from '@seriba/contracts/contract'
import type {
  viewAllocation as contract,
  listPayable as payableContract,
} from '@seriba/contracts/payments-desk'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { canPay } from '../allocations.repository.ts'
import { carName } from '../invoices/invoice-facts.ts'
import type { LotSnapshot } from '../lot-snapshot.ts'
import { duesOfPurchase, purchaseCanceled } from '../purchase-dues.ts'

type Row = {
  purchaseId: number
  sku: string
  lot: LotSnapshot
  dueOn: string
  charged: number
  amount: number
  /** Manual allocations from other payments, which stay. */
  taken: number
}

/** What a payment pays for, and which other purchases of its client it could pay for. */
export async function viewAllocation(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const payment = (await payingLine(db, id)) ?? notFound()
  const rows = await payable(db, payment, company.invoiceDueDays)
  return {
    amount: payment.amount,
    isChosen: payment.isChosen,
    purchases: rows.map(({ lot, taken, ...row }) => ({
      ...row,
      car: carName(lot),
      most: Math.min(payment.amount, Math.max(0, row.charged - taken)),
    })),
  }
}

/** What a client's payment could pay for, before it exists. */
export async function listPayable(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { userId }: Input<typeof payableContract>,
): Promise<Output<typeof payableContract>> {
  const { rows } = await sql<Pick<Row, 'purchaseId' | 'sku' | 'lot' | 'dueOn'> & { open: number }>`
    select p.id as "purchaseId", p.sku, p.lot, dues.due_on as "dueOn", dues.charged - dues.paid as open
    from purchases p ${duesOfPurchase(company.invoiceDueDays)}
    where p.client_id = ${userId}::bigint and not ${purchaseCanceled} and dues.paid < dues.charged
    order by dues.due_on, p.id`.execute(db)
  return { purchases: rows.map(({ lot, ...row }) => ({ ...row, car: carName(lot) })) }
}

export type PayingLine = { id: number; userId: number; amount: number; isChosen: boolean }

/** A line that can pay for purchases: money that came in and was not reversed. */
export async function payingLine(db: Db | Tx, id: number): Promise<PayingLine | undefined> {
  const { rows } = await sql<PayingLine>`
    select l.id, l.user_id as "userId", l.amount,
      exists (select from allocation_choices ch where ch.ledger_id = l.id) as "isChosen"
    from ledger l where l.id = ${id}::bigint and ${canPay}`.execute(db)
  return rows[0]
}

/** Charged purchases of the payment’s client, earliest due first. */
export async function payable(db: Db | Tx, { id, userId }: PayingLine, dueDays: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id as "purchaseId", p.sku, p.lot, dues.due_on as "dueOn", dues.charged,
      coalesce((select amount from allocations a where a.purchase_id = p.id and a.ledger_id = ${id}), 0)::bigint as amount,
      coalesce((
        select sum(a.amount) from allocations a join allocation_choices ch on ch.ledger_id = a.ledger_id
        where a.purchase_id = p.id and a.ledger_id <> ${id}
      ), 0)::bigint as taken
    from purchases p ${duesOfPurchase(dueDays)}
    where p.client_id = ${userId} and not ${purchaseCanceled} and dues.charged > 0
      and (dues.paid < dues.charged or exists (
        select from allocations a where a.purchase_id = p.id and a.ledger_id = ${id}
      ))
    order by dues.due_on, p.id`.execute(db)
  return rows
}
