import type { AnnouncedDeposit } from '@seriba/contracts/dashboard'
import type { Actor } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { dashboardRows } from '@seriba/domain/dashboard/spans'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { mapDeposit, waitingDeposit } from '@seriba/server-money/deposits.repository'
import { sql } from 'kysely'
import type { Scope } from './dashboard-bids.repository.ts'

/** What buyers have to pay before they may bid, and what they have announced. */
export async function viewerDeposit(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { userId, permission }: Actor,
  now: Date,
) {
  const waiting = await waitingDeposit(db, userId, now)
  return {
    wanted: permission.biddingAllowed ? null : company.depositAmount,
    waiting: waiting ? mapDeposit(waiting) : null,
  }
}

/** Deposits that staff are waiting for, and money that came in today; nothing for those who may not record any. */
export async function depositsAtDesk(db: Db, { actor, now, whose }: Scope) {
  if (!hasControl(actor.permission, 'clientPage')) return null
  const ofActor = sql`(${whose === 'all'}::boolean or c.manager_id = ${actor.userId})`
  const [announced, received] = await Promise.all([
    sql<AnnouncedDeposit & { count: number; sum: number }>`
      select d.id, c.id as "clientId", c.full_name as client, d.method, d.amount, d.reference,
        d.created_at as at, count(*) over () as count, sum(d.amount) over () as sum
      from deposits d join users c on c.id = d.user_id
      where d.ledger_id is null and d.failed_at is null and d.expires_at > ${now} and ${ofActor}
      order by d.id limit ${dashboardRows}`.execute(db),
    // A reversed line never came in.
    sql<{ count: number; sum: number }>`
      select count(*) as count, coalesce(sum(l.amount), 0) as sum
      from ledger l join users c on c.id = l.user_id
      where l.type = 'Remittances' and l.reverses is null and l.at >= ${startOfJstDay(jstDay(now))}
        and not exists (select from ledger r where r.reverses = l.id) and ${ofActor}`.execute(db),
  ])
  return {
    count: announced.rows[0]?.count ?? 0,
    sum: announced.rows[0]?.sum ?? 0,
    rows: announced.rows.map(({ count, sum, ...deposit }) => deposit),
    received: received.rows[0] ?? { count: 0, sum: 0 },
  }
}
