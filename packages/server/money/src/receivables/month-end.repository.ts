import { daysOfMonth } from '@seriba/domain/money/period'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { canPay } from '../allocations.repository.ts'

export type MonthFigures = {
  received: number
  charged: number
  balance: number
  /** When the ledger was last checked, and how many rows differed. */
  checkedAt: string | null
  differences: number
  bankLines: number
  unpriced: number
  payments: number
  unallocated: number
  wanted: number
  sent: number
}

/** A month's totals, and what is still open in it; yen. */
export async function monthFigures(db: Db | Tx, month: string): Promise<MonthFigures> {
  const { first, last } = daysOfMonth(month)
  const [from, to] = [startOfJstDay(first), startOfJstDay(addDays(last, 1))]
  const { rows } = await sql<MonthFigures>`
    select sums.*, check_.at as "checkedAt", coalesce(check_.differences, 0) as differences,
      (select count(*) from bank_lines
        where ledger_id is null and set_aside_at is null and day <= ${last}::date) as "bankLines",
      (select count(*) from purchases p left join bids b on b.id = p.bid_id
        where p.price is null and coalesce(b.status, 6) = 6 and p.taken_back_at is null
          and p.purchased_at < ${to}) as unpriced,
      free.payments, free.amount as unallocated, statements.wanted, statements.sent
    from (
      select coalesce(sum(amount) filter (where type = 'Remittances' and at >= ${from}), 0)::bigint as received,
        coalesce(-sum(amount) filter (where type <> 'Remittances' and at >= ${from}), 0)::bigint as charged,
        coalesce(sum(amount), 0)::bigint as balance
      from ledger where at < ${to}
    ) sums
    left join lateral (select at, differences from ledger_checks order by at desc limit 1) check_ on true
    cross join lateral (
      select count(*) as payments, coalesce(sum(open), 0)::bigint as amount from (
        select l.amount - coalesce((select sum(a.amount) from allocations a where a.ledger_id = l.id), 0) as open
        from ledger l
        where l.at < ${to} and ${canPay} and l.purpose is distinct from 'deposit'
      ) payment where open > 0
    ) free
    cross join lateral (
      select count(*) as wanted, count(*) filter (where exists (
        select from audit a where a.action = 'statement.sent' and a.entity = 'user'
          and a.entity_id = u.id::text and a.after->>'month' = ${month}
      )) as sent
      from users u
      where ${wantsMail('u', 'statement.email')} and exists (select from ledger l where l.user_id = u.id and l.at < ${to})
    ) statements`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('a month without figures')
  return figures
}
