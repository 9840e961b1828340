import { daysOfMonth } from '@seriba/domain/money/period'
import { addDays, jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { canPay } from '../allocations.repository.ts'
import { carOfPurchase } from '../car-of-purchase.ts'
import { type OpenDue, openDues } from './owed.repository.ts'

export type StatementLine = {
  id: number
  at: string
  type: 'Remittances' | 'CarPurchase' | 'Yahoo'
  purpose: string | null
  description: string
  amount: number
  balance: number
  sku: string | null
  car: string | null
}

export type Statement = {
  /** The last Japanese day it covers: the month's last, or the one on which it was made. */
  until: string
  opening: number
  lines: StatementLine[]
  closing: number
  open: OpenDue[]
  /** Yen of held deposits. */
  deposits: number
}

/** A month of a client’s ledger; if it was not over when the statement was made, up to the end of that day. */
export async function readStatement(
  db: Db | Tx,
  clientId: number,
  month: string,
  dueDays: number,
  madeAt = new Date(),
): Promise<Statement> {
  const { first, last } = daysOfMonth(month)
  const today = jstDay(madeAt)
  const isOver = last < today
  const until = isOver ? last : today
  const [from, to] = [startOfJstDay(first), startOfJstDay(addDays(until, 1))]
  const { rows: lines } = await sql<StatementLine>`
    with own as (
      select l.*, sum(l.amount) over (order by l.at, l.id)::bigint as balance
      from ledger l where l.user_id = ${clientId} and l.at < ${to}
    )
    select o.id, o.at, o.type, o.purpose, o.description, o.amount, o.balance, p.sku,
      ${carOfPurchase} as car
    from own o left join purchases p on p.id = o.purchase_id
    where o.at >= ${from} order by o.at, o.id`.execute(db)
  const { rows: sums } = await sql<{ opening: number; deposits: number }>`
    select coalesce(sum(l.amount) filter (where l.at < ${from}), 0)::bigint as opening,
      coalesce(sum(l.amount) filter (where l.purpose = 'deposit' and ${canPay}
        and not exists (select from deposits d where d.ledger_id = l.id and d.refund_id is not null)
        and not exists (select from allocation_choices ch where ch.ledger_id = l.id)), 0)::bigint as deposits
    from ledger l where l.user_id = ${clientId} and l.at < ${to}`.execute(db)
  const { opening = 0, deposits = 0 } = sums[0] ?? {}
  return {
    until,
    opening,
    lines,
    closing: lines.at(-1)?.balance ?? opening,
    open: await openDues(db, until, dueDays, clientId),
    deposits,
  }
}
