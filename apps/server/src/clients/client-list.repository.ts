import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { type ClientSort, recentWinDays } from '@seriba/domain/clients/client-list'
import { type RawBuilder, sql } from 'kysely'
import { type CreditRow, creditOfEach } from '../bids/credit.ts'
import {
  balanceOfAll,
  exposureOfAll,
  type FigureOfAll,
  freeOfAll,
  liveBidsOfAll,
} from '../bids/credit-of-all.ts'
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
      ...(debt ? [sql`c.id in (select user_id from ledger group by user_id having sum(amount) < 0)`] : []),
    ],
    sql` and `,
  )
}

type Order = { by: RawBuilder<unknown>; figure?: FigureOfAll }

const figure = sql`coalesce(a.figure, 0)`

/** What each order reads; a figure `a` of everybody is computed only where it decides. */
const sorts: Record<ClientSort, Order> = {
  id: { by: sql`c.id` },
  name: { by: sql`lower(c.full_name)` },
  balance: { by: figure, figure: balanceOfAll },
  creditLimit: { by: sql`c.credit_limit` },
  maximum: { by: sql`c.credit_limit + ${figure}`, figure: freeOfAll },
  held: { by: figure, figure: exposureOfAll },
  liveBids: { by: figure, figure: liveBidsOfAll },
  lastLogin: { by: sql`c.last_login` },
}

export async function pageOfClients(
  db: Db,
  filter: ClientFilter,
  { roleId, sort, order, page, pageSize }: ClientPage,
  now: Date,
): Promise<ClientListRow[]> {
  const { by, figure } = sorts[sort]
  const { rows } = await sql<ClientListRow>`
    with page as materialized (
      select c.id, row_number() over (order by ${by} ${sql.raw(order)} nulls last, c.id) as place
      from users c
      ${figure ? sql`left join (${figure(now)}) a on a.client_id = c.id` : sql``}
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
