import type { Input } from '@seriba/contracts/contract'
import type { DeskPayment, indexPayments } from '@seriba/contracts/payments-desk'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'
import { canPay } from '../allocations.repository.ts'
import { carOfPurchase, searchedOfPurchase } from '../car-of-purchase.ts'
import { likePattern } from '../like-pattern.ts'
import { movedWay } from '../payment-list.repository.ts'
import { invoiceOutdated, purchaseCanceled } from '../purchase-dues.ts'

/** The requested lines of all clients; days are Japanese, both included. */
export type DeskFilter = Omit<Input<typeof indexPayments>, 'page' | 'pageSize' | 'dateFrom' | 'dateTo'> & {
  from: string | null
  to: string | null
}

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** On a line `l`. */
function matches({ search = '', from, to, ...asked }: DeskFilter): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = []
  const add = (condition: RawBuilder<boolean>) => conditions.push(condition)
  const text = search.trim()
  if (text !== '') {
    const like = likePattern(text)
    const number = wholeNumber(text) ?? -1
    // Amounts can be typed as they are shown, too.
    const amount = wholeNumber(text.replaceAll(/[¥,\s]/g, '')) ?? -1
    // Few clients and purchases have a given name: their lines are found by their numbers.
    add(sql`(l.id = ${number}::bigint or abs(l.amount) = ${amount}::bigint or l.description ilike ${like}
      or l.user_id = any(array(select id from users where id = ${number}::bigint or full_name ilike ${like}))
      or l.purchase_id = any(array(select p.id from purchases p where ${searchedOfPurchase} ilike ${like})))`)
  }
  if (asked.clientId !== undefined) add(sql`l.user_id = ${asked.clientId}::bigint`)
  if (asked.type) add(sql`l.type = ${asked.type}`)
  if (asked.purpose) add(sql`l.purpose = ${asked.purpose}`)
  if (asked.method) add(sql`l.method = ${asked.method}`)
  if (asked.by === 0) add(sql`l.created_by is null`)
  else if (asked.by !== undefined) add(sql`l.created_by = ${asked.by}::bigint`)
  if (from) add(sql`l.at >= ${startOfJstDay(from)}`)
  if (to) add(sql`l.at < ${startOfJstDay(addDays(to, 1))}`)
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

type Row = Omit<DeskPayment, 'client'> & { clientId: number; clientName: string }

/** A page of lines, newest first, each with the client’s balance after it. */
export async function pageOfDesk(
  db: Db,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskPayment[]> {
  // Balances are computed only for clients with lines on the page, over all of their lines.
  const { rows } = await sql<Row>`
    with page as materialized (
      select l.* from ledger l where ${matches(filter)} order by l.at desc, l.id desc limit ${limit} offset ${offset}
    ), balances as (
      select id, sum(amount) over (partition by user_id order by at, id)::bigint as balance
      from ledger where user_id in (select user_id from page)
    )
    select l.id, l.at as date, l.type, l.purpose, l.description, l.method, l.amount, b.balance, p.etd, p.eta, p.sku,
      ${carOfPurchase} as car, (p.lot->>'lotNo')::int as "lotNo",
      l.purchase_id as "purchaseId", l.reverses, r.id as "reversedBy", c.id as "clientId", c.full_name as "clientName",
      (select count(*) from payment_files f where f.ledger_id = l.id and f.deleted_at is null) as files,
      m.full_name as by, came.from_id as "movedFrom", gone.to_id as "movedTo", ${movedWay} as moved,
      case when ${canPay} then coalesce(
        (select sum(amount) from allocations a where a.ledger_id = l.id), 0
      )::bigint end as allocated
    from page l
    join balances b on b.id = l.id
    join users c on c.id = l.user_id
    left join purchases p on p.id = l.purchase_id
    left join ledger r on r.reverses = l.id
    left join users m on m.id = l.created_by
    left join moved_payments came on came.to_id = l.id
    left join moved_payments gone on gone.from_id = l.id
    order by l.at desc, l.id desc`.execute(db)
  return rows.map(({ clientId: id, clientName: name, ...row }) => ({ ...row, client: { id, name } }))
}

/** The number of matching lines, and their incoming and outgoing totals in yen. */
export async function totalsOfDesk(db: Db, filter: DeskFilter) {
  const { rows } = await sql<{ found: number; in: number; out: number }>`
    select count(*) as found, coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as in,
      coalesce(-sum(l.amount) filter (where l.amount < 0), 0)::bigint as out
    from ledger l where ${matches(filter)}`.execute(db)
  return rows[0] ?? { found: 0, in: 0, out: 0 }
}

type Counts = Record<
  'all' | 'Remittances' | 'CarPurchase' | 'Yahoo' | 'adjustment' | 'unpaid' | 'owed' | 'deposits' | 'balance',
  number
>

const none: Counts = {
  all: 0,
  Remittances: 0,
  CarPurchase: 0,
  Yahoo: 0,
  adjustment: 0,
  unpaid: 0,
  owed: 0,
  deposits: 0,
  balance: 0,
}

/** All clients' lines by type, what is waiting for money, and the sum of all balances. */
export async function countsOfDesk(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with charged as (
      select purchase_id, -sum(amount) as amount from ledger
      where type = 'CarPurchase' and purchase_id is not null group by purchase_id
    ), paid as (select purchase_id, sum(amount) as amount from allocations group by purchase_id)
    select count(*) as all, count(*) filter (where type = 'Remittances') as "Remittances",
      count(*) filter (where type = 'CarPurchase') as "CarPurchase", count(*) filter (where type = 'Yahoo') as "Yahoo",
      count(*) filter (where method = 'adjustment') as adjustment,
      (select count(*) from invoices i join purchases p on p.id = i.purchase_id
        left join paid on paid.purchase_id = p.id
        where (coalesce(paid.amount, 0) < i.total or ${invoiceOutdated}) and not ${purchaseCanceled}
          and not exists (select from invoices n where n.replaces = i.id)) as unpaid,
      (select count(distinct p.client_id) from charged join purchases p on p.id = charged.purchase_id
        left join paid on paid.purchase_id = p.id
        where charged.amount > coalesce(paid.amount, 0)) as owed,
      (select count(*) from deposits
        where ledger_id is null and failed_at is null and expires_at > now()) as deposits,
      coalesce((select sum(amount) from ledger_balances), 0)::bigint as balance
    from ledger`.execute(db)
  return rows[0] ?? none
}
