import type { BidCost, listBidCosts as contract } from '@seriba/contracts/bid-costs'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { documentOf } from '@seriba/server-costs/cost-tables.repository'
import { estimateBid } from '@seriba/server-costs/freeze-costs'
import { type CostsOfBid, costsColumn } from '@seriba/server-costs/lot-costs.repository'
import type { Db } from '@seriba/server-kit/db'
import type { BidCostsTable } from '@seriba/server-kit/schema/costs'
import { type Selectable, sql } from 'kysely'
import { visibleTo } from './bid.repository.ts'

type Kept = Pick<Selectable<BidCostsTable>, 'at' | 'port' | 'regime'> & {
  tablesId: number
  publishedAt: string
} & Pick<BidCost, 'milestones' | 'missing' | 'open'>

type Row = { id: number; amount: number; kept: Kept | null; costs: CostsOfBid | null }

/** The bids' costs: as saved when their amount was set, or by today's tables if nothing was saved. */
export async function listBidCosts(
  { db }: { db: Db },
  actor: Actor,
  { bidIds }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const { rows } = await sql<Row>`
    select b.id, b.amount, kept.costs as kept,
      case when kept.costs is null then ${costsColumn(sql.ref('b.client_id'), now)} end as costs
    from bids b
    join users c on c.id = b.client_id
    join lots l on l.id = b.lot_id
    left join lateral (
      select json_build_object(
        'at', k.at, 'port', k.port, 'regime', k.regime, 'tablesId', k.tables_id, 'publishedAt', t.changed_at,
        'milestones', k.frozen -> 'estimate' -> 'milestones',
        'missing', k.frozen -> 'estimate' -> 'missing', 'open', k.frozen -> 'estimate' -> 'open'
      ) as costs
      from bid_costs k join cost_tables t on t.id = k.tables_id
      where k.bid_id = b.id and k.amount = b.amount
      order by k.id desc limit 1
    ) kept on true
    where b.id = any(${bidIds}::bigint[]) and ${visibleTo(actor)}`.execute(db)
  const costs = await Promise.all(
    rows.map((row) => (row.kept ? keptCost(db, row, row.kept) : freshCost(db, row, now))),
  )
  return { costs: costs.filter((cost) => cost !== null) }
}

async function keptCost(db: Db, { id, amount }: Row, kept: Kept): Promise<BidCost> {
  const { ports } = await documentOf(db, kept.tablesId, kept.publishedAt)
  return {
    bidId: id,
    amount,
    keptAt: new Date(kept.at).toISOString(),
    port: ports[kept.port ?? '']?.names ?? null,
    regime: kept.regime,
    milestones: kept.milestones,
    missing: kept.missing,
    open: kept.open,
  }
}

async function freshCost(db: Db, { id, amount, costs }: Row, now: Date): Promise<BidCost | null> {
  const estimated = await estimateBid(db, amount, costs, now)
  if (estimated === null || costs === null) return null
  const { ports } = await documentOf(db, costs.tablesId, costs.publishedAt)
  const { milestones, missing, open } = estimated.frozen.estimate
  return {
    bidId: id,
    amount,
    keptAt: null,
    port: ports[estimated.port ?? '']?.names ?? null,
    regime: estimated.regime,
    milestones,
    missing,
    open,
  }
}
