import type { OwedRow } from '@seriba/contracts/receivables'
import { type OwedAge, owedAge, owedAges } from '@seriba/domain/money/owed-ages'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { likePattern } from '../like-pattern.ts'

export type OwedQuery = {
  /** A Japanese day, as of its end. */
  day: string
  managerId: number | undefined
  /** Only debts of this age. */
  age: OwedAge | undefined
  countryId: number | undefined
  search: string
  /** Days until a purchase without an invoice is due. */
  dueDays: number
}

export type OpenDue = {
  clientId: number
  purchaseId: number
  sku: string
  number: string | null
  /** Yen charged, and yen paid. */
  charged: number
  paid: number
  dueOn: string
}

/** What was still to be paid for each purchase at the end of a day, as known then. */
export async function openDues(
  db: Db | Tx,
  day: string,
  dueDays: number,
  clientId?: number,
): Promise<OpenDue[]> {
  const end = startOfJstDay(addDays(day, 1))
  const { rows } = await sql<OpenDue>`
    with charged as (
      select purchase_id, -sum(amount) as amount from ledger
      where type = 'CarPurchase' and purchase_id is not null and at < ${end}
        and (${clientId ?? null}::int is null or user_id = ${clientId ?? null}::int)
      group by purchase_id having -sum(amount) > 0
    ), paid as (
      select a.purchase_id, sum(a.amount) as amount
      from allocations a join ledger l on l.id = a.ledger_id
      where l.at < ${end} and a.purchase_id in (select purchase_id from charged)
      group by a.purchase_id
    )
    select p.client_id as "clientId", p.id as "purchaseId", p.sku, i.number, charged.amount::bigint as charged,
      coalesce(paid.amount, 0)::bigint as paid,
      coalesce(i.due_on, p.due_on, (p.purchased_at at time zone 'Asia/Tokyo')::date + ${dueDays}::int) as "dueOn"
    from charged
    join purchases p on p.id = charged.purchase_id
    left join paid on paid.purchase_id = p.id
    left join lateral (
      select number, due_on from invoices where purchase_id = p.id and issued_at < ${end} order by id desc limit 1
    ) i on true
    where charged.amount > coalesce(paid.amount, 0)
    order by "dueOn", p.id`.execute(db)
  return rows
}

type Client = Omit<OwedRow, 'client' | 'owed' | 'ages'> & { id: number; name: string }

async function clientsOf(db: Db, ids: readonly number[], { day, managerId, countryId, search }: OwedQuery) {
  const end = startOfJstDay(addDays(day, 1))
  const { rows } = await sql<Client>`
    select c.id, c.full_name as name, m.full_name as manager, c.credit_limit as "creditLimit",
      coalesce((select sum(amount) from ledger where user_id = c.id and at < ${end}), 0)::bigint as balance,
      (select count(*) from purchases p where p.client_id = c.id and p.purchased_at < ${end}
        and (p.status is null or p.status < ${sql.lit(purchaseStatuses.delivered)})) as undelivered,
      (select max(at) from ledger l where l.user_id = c.id and l.type = 'Remittances' and l.amount > 0
        and l.reverses is null and l.at < ${end}) as "lastPayment",
      (select max(at) from owed_reminders r where r.user_id = c.id) as "remindedAt"
    from users c left join users m on m.id = c.manager_id
    where c.id = any(${[...ids]}::int[])
      and (${managerId ?? null}::bigint is null or c.manager_id = ${managerId ?? null}::bigint)
      and (${countryId ?? null}::int is null or c.country_id = ${countryId ?? null}::int)
      and (${search} = '' or concat_ws(' ', c.id, c.full_name) ilike ${likePattern(search)})`.execute(db)
  return rows
}

const nothing = () => Object.fromEntries(owedAges.map((age) => [age, 0])) as Record<OwedAge, number>

/** The clients with debts, and their debts, oldest first. */
export async function owedRows(db: Db, query: OwedQuery): Promise<OwedRow[]> {
  const dues = await openDues(db, query.day, query.dueDays)
  const byClient = Map.groupBy(dues, ({ clientId }) => clientId)
  const clients = await clientsOf(db, [...byClient.keys()], query)
  const rows = clients.map(({ id, name, ...facts }) => {
    const ages = nothing()
    let owed = 0
    for (const { charged, paid, dueOn } of byClient.get(id) ?? []) {
      ages[owedAge(dueOn, query.day)] += charged - paid
      owed += charged - paid
    }
    return { client: { id, name }, ...facts, owed, ages }
  })
  const { age } = query
  return rows.filter(({ ages }) => age === undefined || ages[age] > 0).sort(byOldest)
}

const oldestFirst = owedAges.toReversed()

function byOldest(one: OwedRow, other: OwedRow): number {
  for (const age of oldestFirst) {
    const difference = other.ages[age] - one.ages[age]
    if (difference !== 0) return difference
  }
  return one.client.id - other.client.id
}

export function totalsOf(rows: readonly OwedRow[]) {
  const ages = nothing()
  for (const row of rows) for (const age of owedAges) ages[age] += row.ages[age]
  return { owed: rows.reduce((sum, { owed }) => sum + owed, 0), ages }
}
