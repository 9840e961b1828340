import type { Output } from '@seriba/contracts/contract'
import type { costTablesInUse as contract } from '@seriba/contracts/costs'
import { bidStatus, liveStatuses } from '@seriba/domain/bids/bid-status'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { paidOf } from './paid.ts'

const live = [...liveStatuses]

/** How many live bids and unpaid purchases use each version; a bid uses the one with which its amount was last set. */
export async function costTablesInUse(db: Db): Promise<Output<typeof contract>> {
  const { rows } = await sql<Output<typeof contract>['versions'][number]>`
    with money as (${paidOf(sql`taken_back_at is null`)}),
    counted as (
      select b.id as bid_id, b.status = any(${live}::int[]) as live, coalesce(m.paid < m.due, false) as unpaid
      from bids b
      left join purchases p on p.bid_id = b.id and p.taken_back_at is null
      left join money m on m.id = p.id
      where b.status = any(${[...live, bidStatus.win]}::int[])
    ),
    kept as (
      select c.live, c.unpaid, (
        select k.tables_id from bid_costs k where k.bid_id = c.bid_id order by k.id desc limit 1
      ) as tables_id
      from counted c where c.live or c.unpaid
    )
    select tables_id as id, count(*) filter (where live)::int as "liveBids",
      count(*) filter (where unpaid)::int as "unpaidPurchases"
    from kept where tables_id is not null group by tables_id order by tables_id desc`.execute(db)
  return { versions: rows }
}
