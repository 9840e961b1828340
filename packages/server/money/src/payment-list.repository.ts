import type { Payment } from '@seriba/contracts/money'
import type { PaymentSort, PaymentType } from '@seriba/domain/money/payment-types'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import type { IdCursor } from '@seriba/server-kit/id-cursor'
import { sql } from 'kysely'
import { carOfPurchase, searchedOfPurchase } from './car-of-purchase.ts'

export type PaymentQuery = {
  search: string
  /** Japanese days, both included. */
  from: string | null
  to: string | null
  type: PaymentType | undefined
  sort: PaymentSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
  /** Replaces page and order. */
  cursor?: IdCursor | null
}

const sorts = { date: sql`o.at`, amount: sql`o.amount` } satisfies Record<PaymentSort, unknown>

/**
 * In which direction staff have moved a line, by the moves that `came` to it and are `gone` from it; the last one
 * counts.
 */
export const movedWay = sql<Payment['moved']>`
  case when gone.from_id is not null then 'out' when came.to_id is not null then 'in' end`

/** A page of a user's ledger. The balance runs over all of it, whatever is filtered out. */
export async function pageOfPayments(db: Db, userId: number, query: PaymentQuery) {
  const { search, from, to, type, sort, order, page, pageSize, cursor } = query
  const before = cursor?.before ?? null
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const since = from && startOfJstDay(from)
  const until = to && startOfJstDay(addDays(to, 1))
  const { rows } = await sql<Payment & { found: number }>`
    with own as (
      select l.*, sum(l.amount) over (order by l.at, l.id) as balance from ledger l where l.user_id = ${userId}
    )
    select o.id, o.at as date, o.type, o.purpose, o.description, o.method, o.amount, o.balance, p.etd, p.eta, p.sku,
      ${carOfPurchase} as car, (p.lot->>'lotNo')::int as "lotNo",
      (select count(*) from payment_files f where f.ledger_id = o.id and f.deleted_at is null) as files,
      o.reverses, r.id as "reversedBy", ${movedWay} as moved,
      count(*) over () as found
    from own o
    left join purchases p on p.id = o.purchase_id
    left join ledger r on r.reverses = o.id
    left join moved_payments came on came.to_id = o.id
    left join moved_payments gone on gone.from_id = o.id
    where (${search} = '' or concat_ws(' ', o.id, o.description, o.method, ${searchedOfPurchase}) ilike ${like})
      and (${since}::timestamptz is null or o.at >= ${since}::timestamptz)
      and (${until}::timestamptz is null or o.at < ${until}::timestamptz)
      and (${before}::bigint is null or o.id < ${before}::bigint)
      and (${type ?? null}::text is null or o.type = ${type ?? null}::text)
    order by ${cursor ? sql`o.id desc` : sql`${sorts[sort]} ${sql.raw(order)}, o.id ${sql.raw(order)}`}
    limit ${pageSize} offset ${cursor ? 0 : (page - 1) * pageSize}`.execute(db)
  return { found: rows[0]?.found ?? 0, rows: rows.map(({ found, ...payment }) => payment) }
}

/** For all payments, in yen. */
export async function paymentTotals(db: Db, userId: number) {
  const { rows } = await sql<{ count: number; received: number; spent: number }>`
    select count(*) as count, coalesce(sum(amount) filter (where type = 'Remittances'), 0) as received,
      coalesce(-sum(amount) filter (where type <> 'Remittances'), 0) as spent
    from ledger where user_id = ${userId}`.execute(db)
  return rows[0] ?? { count: 0, received: 0, spent: 0 }
}
