import { type CheckedState, type ClientSort, recentWinDays } from '@seriba/domain/clients/client-list'
import { clientRoleIds } from '@seriba/domain/clients/client-roles'
import { countriesIn } from '@seriba/server-company/countries'
import { type CreditRow, creditByClient } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { type RawBuilder, sql } from 'kysely'
import { type Figure, figures, share, withTotals } from './client-figures.ts'
import { type ClientFilter, figuresOf, isClient, matching } from './client-filter.ts'

export type ClientPage = {
  roleId?: number | undefined
  sort: ClientSort
  order: 'asc' | 'desc'
  /** The language in which countries are sorted by name. */
  language: Language
  page: number
  pageSize: number
}

export type ClientListRow = CreditRow & {
  id: number
  full_name: string
  company: string | null
  email: string
  country_id: number
  role_id: number
  manager: string | null
  dealer: string | null
  recent_wins: number
  last_login: string | null
  two_step: boolean
  created_at: string
  checked_state: CheckedState | null
  deletion_asked_at: string | null
}

type Order = { by: (language: Language) => RawBuilder<unknown>; reads?: readonly Figure[] }

const placeIn = (ids: readonly number[], column: RawBuilder<unknown>) =>
  sql`array_position(${sql.val([...ids])}::int[], ${column})`

/** What each order reads; totals are computed only where they decide it. */
const sorts: Record<ClientSort, Order> = {
  id: { by: () => sql`c.id` },
  name: { by: () => sql`lower(c.full_name)` },
  country: {
    by: (language) =>
      placeIn(
        countriesIn(language).map(({ value }) => value),
        sql`c.country_id`,
      ),
  },
  role: { by: () => placeIn(clientRoleIds, sql`c.role_id`) },
  balance: { by: () => figures.balance, reads: ['balance'] },
  creditLimit: { by: () => sql`c.credit_limit` },
  maximum: {
    by: () => sql`c.credit_limit + ${figures.balance} - ${figures.held}`,
    reads: ['balance', 'held'],
  },
  held: { by: () => share, reads: ['balance', 'held'] },
  liveBids: { by: () => figures.live, reads: ['live'] },
  lastLogin: { by: () => sql`c.last_login` },
  registered: { by: () => sql`c.created_at` },
  deletionAsked: { by: () => sql`c.deletion_asked_at` },
}

export async function pageOfClients(
  db: Db,
  filter: ClientFilter,
  { roleId, sort, order, language, page, pageSize }: ClientPage,
  now: Date,
): Promise<ClientListRow[]> {
  const { by, reads = [] } = sorts[sort]
  const { rows } = await sql<ClientListRow>`
    with page as materialized (
      select c.id, row_number() over (order by ${by(language)} ${sql.raw(order)} nulls last, c.id) as place
      from users c
      ${withTotals([...reads, ...figuresOf(filter)], now)}
      where ${isClient} and ${matching(filter, now)}
        ${roleId === undefined ? sql`` : sql`and c.role_id = ${roleId}`}
      order by place limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select c.id, c.full_name, c.company, c.email, c.country_id, c.role_id, c.last_login, c.created_at, c.checked_state,
      c.deletion_asked_at, c.two_step_since is not null as two_step,
      m.full_name as manager, d.full_name as dealer, f.*,
      (
        select count(*) from bids
        where client_id = c.id and status = 6 and bid_date > ${now}::timestamptz - make_interval(days => ${recentWinDays})
      ) as recent_wins
    from page
    join users c on c.id = page.id
    left join users m on m.id = c.manager_id
    left join users d on d.id = c.dealer_id
    cross join lateral ${creditByClient(now)} f
    order by page.place`.execute(db)
  return rows
}

/** How many clients there are of each type, and how many of them match a filter. */
export async function countClients(db: Db, filter: ClientFilter, now: Date) {
  const { rows } = await sql<{ roleId: number; count: number; total: number }>`
    select c.role_id as "roleId", count(*) filter (where ${matching(filter, now)}) as count, count(*) as total
    from users c ${withTotals(figuresOf(filter), now)}
    where ${isClient} group by c.role_id`.execute(db)
  return rows
}

/** How many clients have an active browser: its access was renewed within its short life. */
export async function countOnline(db: Db): Promise<number> {
  const { rows } = await sql<{ online: number }>`
    select count(distinct c.id) as online
    from sessions s join users c on c.id = s.user_id
    where s.closed_at is null and s.access_expires > now() and ${isClient}`.execute(db)
  return rows[0]?.online ?? 0
}

/** How many clients have asked for their account to be deleted. */
export async function countDeletionRequests(db: Db): Promise<number> {
  const { rows } = await sql<{ asked: number }>`
    select count(*) as asked from users c where c.deletion_asked_at is not null and ${isClient}`.execute(db)
  return rows[0]?.asked ?? 0
}
