import type * as contracts from '@seriba/contracts/client-parts'
import type { Input, Output } from '@seriba/contracts/contract'
import { counts, liveBids, unbilledWins, wonTotal } from '@seriba/server-credit/credit'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findVisibleClient } from './find-visible-client.ts'

/** What makes up a client's active bids; the parts add up to them. */
export async function clientCredit(
  { db }: { db: Db },
  { id }: Input<typeof contracts.clientCredit>,
): Promise<Output<typeof contracts.clientCredit>> {
  await findVisibleClient(db, id)
  const { rows } = await sql<Output<typeof contracts.clientCredit>['parts'][number]>`
    with ${liveBids(id, null, new Date())}
    select case when live.group_id is null then 'single' else 'group' end as kind, g.label, live.wanted,
      count(*) as bids, sum(live.amount) as face,
      coalesce(sum(live.amount) filter (where ${counts}), 0) as held
    from live left join bid_groups g on g.id = live.group_id
    group by live.group_id, g.label, live.wanted
    union all
    select 'wins', null, null, count(*), sum(w.amount), ${wonTotal}
    from bids w where w.client_id = ${id}::bigint and ${unbilledWins} having count(*) > 0`.execute(db)
  const place = ({ kind, held }: (typeof rows)[number]) => (kind === 'wins' ? -1 : held)
  return { parts: rows.toSorted((a, b) => place(b) - place(a)) }
}
