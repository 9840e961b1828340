import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { type ClientSort, recentWinDays } from '@seriba/domain/clients/client-list'
import { type RawBuilder, sql } from 'kysely'
import { type CreditRow, creditOfEach } from '../bids/credit.ts'
import type { Db } from '../lib/db.ts'

export type ClientFilter = {
  /** Empty for all. */
  search: string
  managerId: number | undefined
  dealerId: number | undefined
  debt: boolean
}

export type ClientPage = {
  roleId: number | undefined
  sort: ClientSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
}

export type ClientListRow = CreditRow & {
  id: number
  full_name: string
  company: string | null
  country_id: number
  role_id: number
  manager: string | null
  dealer: string | null
  recent_wins: number
  last_login: string | null
}

/** Every account `c` but staff's. */
const isClient = sql`c.user_type = ${userTypes.client} and c.role_id <> ${roleIds.manager}`

const balance = sql`(select coalesce(sum(amount), 0) from ledger where user_id = c.id)`

function matching({ search, managerId, dealerId, debt }: ClientFilter): RawBuilder<unknown> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql.join(
    [
      sql`true`,
      ...(search === ''
        ? []
        : [sql`(concat_ws(' ', c.full_name, c.company, c.email) ilike ${like} or c.id::text = ${search})`]),
      ...(managerId === undefined ? [] : [sql`c.manager_id = ${managerId}::bigint`]),
      ...(dealerId === undefined ? [] : [sql`c.dealer_id = ${dealerId}::bigint`]),
      ...(debt ? [sql`${balance} < 0`] : []),
    ],
    sql` and `,
  )
}

/** What each order reads; the figures of credit are computed for everybody only where they decide it. */
const sorts: Record<ClientSort, { by: RawBuilder<unknown>; needsCredit?: true }> = {
  id: { by: sql`c.id` },
  name: { by: sql`lower(c.full_name)` },
  balance: { by: balance },
  creditLimit: { by: sql`c.credit_limit` },
  maximum: { by: sql`f.balance + f.credit_limit - f.exposure`, needsCredit: true },
  held: { by: sql`f.exposure`, needsCredit: true },
  liveBids: { by: sql`f.live_bids`, needsCredit: true },
  lastLogin: { by: sql`c.last_login` },
}

export async function pageOfClients(
  db: Db,
  filter: ClientFilter,
  { roleId, sort, order, page, pageSize }: ClientPage,
  now: Date,
): Promise<ClientListRow[]> {
  const { by, needsCredit } = sorts[sort]
  const { rows } = await sql<ClientListRow>`
    with page as materialized (
      select c.id, row_number() over (order by ${by} ${sql.raw(order)} nulls last, c.id) as place
      from users c
      ${needsCredit ? sql`cross join lateral ${creditOfEach(now)} f` : sql``}
      where ${isClient} and ${matching(filter)}
        ${roleId === undefined ? sql`` : sql`and c.role_id = ${roleId}`}
      order by place limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select c.id, c.full_name, c.company, c.country_id, c.role_id, c.last_login,
      m.full_name as manager, d.full_name as dealer, f.*,
      (
        select count(*) from bids
        where client_id = c.id and status = 6 and bid_date > ${now}::timestamptz - make_interval(days => ${recentWinDays})
      ) as recent_wins
    from page
    join users c on c.id = page.id
    left join users m on m.id = c.manager_id
    left join users d on d.id = c.dealer_id
    cross join lateral ${creditOfEach(now)} f
    order by page.place`.execute(db)
  return rows
}

/** How many clients there are of each kind, and how many of them meet a filter. */
export async function countClients(db: Db, filter: ClientFilter) {
  const { rows } = await sql<{ roleId: number; count: number; total: number }>`
    select c.role_id as "roleId", count(*) filter (where ${matching(filter)}) as count, count(*) as total
    from users c where ${isClient} group by c.role_id`.execute(db)
  return rows
}
