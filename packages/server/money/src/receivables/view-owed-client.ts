import type { Input, Output } from '@seriba/contracts/contract'
import type { viewOwedClient as contract } from '@seriba/contracts/month-end'
import type { Permissions } from '@seriba/domain/access/permissions'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { addDays, startOfJstDay } from '@seriba/domain/time/jst'
import { isClientAccount } from '@seriba/server-account/is-client-account'
import { actorOf } from '@seriba/server-account/session'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { sql } from 'kysely'
import { owedQuery } from './list-owed.ts'
import { openDues } from './owed.repository.ts'

type Asked = Input<typeof contract>

/** One client's debts as of a day, invoice by invoice. */
export async function viewOwedClient(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { userId, day: asked }: Asked,
): Promise<Output<typeof contract>> {
  const { day, dueDays } = owedQuery({ day: asked }, company.invoiceDueDays)
  const month = day.slice(0, 7)
  const row = await clientRow(db, userId, day, month)
  if (!row || !isClientAccount(row)) return notFound('client_not_found')
  const dues = await openDues(db, day, dueDays, row.id)
  const cars = await carsOf(
    db,
    dues.map(({ purchaseId }) => purchaseId),
  )
  const reminders = await db
    .selectFrom('owed_reminders')
    .select('at')
    .where('user_id', '=', row.id)
    .orderBy('at', 'desc')
    .execute()
  return {
    client: { id: row.id, name: row.name, email: row.email },
    biddingAllowed: actorOf({ ...row, staff_role: null }).permission.biddingAllowed,
    balance: row.balance,
    creditLimit: row.creditLimit,
    open: dues.map(({ purchaseId, sku, number, dueOn, charged, paid }) => ({
      purchaseId,
      sku,
      number,
      dueOn,
      car: cars.get(purchaseId) ?? null,
      due: charged - paid,
    })),
    undelivered: { cars: row.cars, worth: row.worth },
    reminded: reminders.map(({ at }) => at),
    statement: { month, wanted: row.wanted, sentAt: row.sentAt },
  }
}

type ClientRow = {
  id: number
  name: string
  email: string
  user_type: number
  role_id: number
  language: number
  permissions: Partial<Permissions>
  balance: number
  creditLimit: number
  cars: number
  worth: number
  wanted: boolean
  sentAt: string | null
}

async function clientRow(db: Db, userId: number, day: string, month: string): Promise<ClientRow | undefined> {
  const end = startOfJstDay(addDays(day, 1))
  const { rows } = await sql<ClientRow>`
    select u.id, u.full_name as name, u.email, u.user_type, u.role_id, u.language, u.permissions,
      u.credit_limit as "creditLimit", ${wantsMail('u', 'statement.email')} as wanted,
      coalesce((select sum(amount) from ledger where user_id = u.id and at < ${end}), 0)::bigint as balance,
      cars.count as cars, cars.worth,
      (select max(a.at) from audit a where a.action = 'statement.sent' and a.entity = 'user'
        and a.entity_id = u.id::text and a.after->>'month' = ${month}) as "sentAt"
    from users u
    cross join lateral (
      select count(*) as count, coalesce(sum(p.price), 0)::bigint as worth from purchases p
      where p.client_id = u.id and p.purchased_at < ${end}
        and (p.status is null or p.status < ${sql.lit(purchaseStatuses.delivered)})
    ) cars
    where u.id = ${userId}::bigint`.execute(db)
  return rows[0]
}

async function carsOf(db: Db, purchaseIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; car: string }>`
    select id, concat_ws(' ', lot->>'maker', lot->>'model') as car from purchases
    where id = any(${[...purchaseIds]}::int[])`.execute(db)
  return new Map(rows.filter(({ car }) => car !== '').map(({ id, car }) => [id, car]))
}
