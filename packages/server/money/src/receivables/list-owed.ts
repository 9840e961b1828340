import type { Input, Output } from '@seriba/contracts/contract'
import type { listOwed as contract } from '@seriba/contracts/receivables'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'
import { type OwedQuery, owedRows, totalsOf } from './owed.repository.ts'

type Asked = Input<typeof contract>
type Ctx = Pick<AppContext, 'db' | 'company'>

/** Who owes what by a day, and what the month’s end still waits for. */
export async function listOwed({ db, company }: Ctx, asked: Asked): Promise<Output<typeof contract>> {
  const query = owedQuery(asked, company.invoiceDueDays)
  const [rows, { rows: state }] = await Promise.all([
    owedRows(db, query),
    sql<{ at: string | null; differences: number; bankLines: number; unpriced: number }>`
      select last.at, coalesce(last.differences, 0) as differences,
        (select count(*) from bank_lines where ledger_id is null and set_aside_at is null) as "bankLines",
        (select count(*) from purchases p left join bids b on b.id = p.bid_id
          where p.price is null and coalesce(b.status, 6) = 6 and p.taken_back_at is null) as unpriced
      from (select 1) one
      left join lateral (select at, differences from ledger_checks order by at desc limit 1) last on true`.execute(
      db,
    ),
  ])
  const { at = null, differences = 0, bankLines = 0, unpriced = 0 } = state[0] ?? {}
  return {
    day: query.day,
    rows,
    totals: totalsOf(rows),
    closedUntil: company.closedUntil,
    ledger: { at, differences },
    waiting: { bankLines, unpriced },
  }
}

export function owedQuery({ day, managerId, search = '' }: Asked, dueDays: number): OwedQuery {
  const today = jstDay(new Date())
  if (day > today) throw new ApiError('date_ahead', { fields: { day: 'date_ahead' } })
  return { day: day || today, managerId, search: search.trim(), dueDays }
}
