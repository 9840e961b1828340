import type { PlacementWarning } from '@seriba/contracts/bids'
import { scheduleConflictMs } from '@seriba/domain/bids/schedule-conflict'
import { joinGroup } from '@seriba/server-credit/credit'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type WarningsQuery = { clientId: number; lotId: string; groupNumber: number | undefined }

/** What speaks against a bid without forbidding it (GAP53; the domain's `clashes`). */
export async function placementWarnings(
  db: Db,
  { clientId, lotId, groupNumber }: WarningsQuery,
): Promise<PlacementWarning[]> {
  const { rows } = await sql<Record<PlacementWarning, boolean>>`
    select
      l.kind = 'stock' and exists (
        select from bids b where b.lot_id = l.id and b.client_id <> c.id and b.status in (1, 2)
      ) as reserved,
      exists (
        select from bids b
        join lots bl on bl.id = b.lot_id
        where b.group_id = g.id and b.lot_id <> l.id and b.status in (1, 2) and bl.auction <> l.auction
          and abs(extract(epoch from bl.auction_at - l.auction_at)) < ${scheduleConflictMs / 1000}::numeric
      ) as group_clash
    from users c
    join lots l on l.id = ${lotId}::bigint
    left join ${joinGroup(groupNumber, new Date())}
    where c.id = ${clientId}::bigint`.execute(db)
  const [row] = rows
  if (!row) return notFound('lot_not_found')
  return (['reserved', 'group_clash'] as const).filter((warning) => row[warning])
}
