import type { Payment } from '@seriba/contracts/money'
import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { notifyPaymentsChanged, notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { LedgerTable } from '@seriba/server-kit/schema/trade'
import { type Insertable, sql } from 'kysely'
import { allocateMoney } from './allocate-money.ts'
import { lockOpenPeriod } from './assert-period-open.ts'
import { refundDeposit } from './deposits.repository.ts'

/**
 * Writes a line and makes it pay for purchases if possible. A line on an earlier day is not written into a closed
 * period. `repaid` is the deposit that it refunds, which has to be known before anything is taken from money paid for
 * cars.
 */
export async function insertPayment(tx: Tx, row: Insertable<LedgerTable>, repaid?: number): Promise<number> {
  if (row.at !== undefined) await lockOpenPeriod(tx, null, jstDay(new Date(row.at)))
  const { id } = await tx.insertInto('ledger').values(row).returning('id').executeTakeFirstOrThrow()
  if (repaid !== undefined) await refundDeposit(tx, repaid, id)
  await allocateMoney(tx, row.user_id)
  // What it pays, or no longer pays, is shown with purchases.
  await notifyPaymentsChanged(tx, null)
  await notifyPurchasesChanged(tx, row.user_id, null)
  return id
}

/** A client's balance, and how much of it they have paid in; yen. */
export async function ledgerSums(tx: Db | Tx, userId: number) {
  const { rows } = await sql<{ balance: number; received: number }>`
    select coalesce(sum(amount), 0) as balance,
      coalesce(sum(amount) filter (where type = 'Remittances'), 0) as received
    from ledger where user_id = ${userId}`.execute(tx)
  return rows[0] ?? { balance: 0, received: 0 }
}

export type Line = Pick<
  Payment,
  'id' | 'type' | 'purpose' | 'amount' | 'method' | 'description' | 'reverses' | 'reversedBy'
> & {
  userId: number
  at: string
}

/** A line in anybody's ledger. Its number may be larger than any existing one. */
export async function findPayment(tx: Tx, id: number): Promise<Line | undefined> {
  const { rows } = await sql<Line>`
    select l.id, l.user_id as "userId", l.type, l.purpose, l.amount, l.method, l.description, l.at, l.reverses, r.id as "reversedBy"
    from ledger l left join ledger r on r.reverses = l.id where l.id = ${id}::bigint`.execute(tx)
  return rows[0]
}
