import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/rival-bids'
import type { Actor } from '@seriba/domain/access/actor'
import { compareRivals } from '@seriba/domain/bids/same-lot'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findBid } from './bid.repository.ts'
import { leaderOut } from './leader-out.ts'

/** The live bids on a bid's lot by rank, as `sameLotRank` counts them. */
export async function listRivals(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { bidId }: Input<typeof contracts.rivalsOfBid>,
): Promise<Output<typeof contracts.rivalsOfBid>> {
  const { sameLotPriority: priority, tellSameLot } = company
  const { lot_id, lot_no, lot_type } = await findBid(db, actor, bidId)
  const rows = await db
    .selectFrom('bids as b')
    .innerJoin('users as c', 'c.id', 'b.client_id')
    .innerJoin('lots as l', 'l.id', 'b.lot_id')
    .leftJoin('bid_groups as g', 'g.id', 'b.group_id')
    .select([
      'b.id',
      'b.amount',
      'b.adjustment_price',
      'b.bid_date as bidDate',
      'b.status',
      'b.client_id',
      'c.full_name',
      'c.company',
      'c.short_code',
      'g.label',
      leaderOut(priority).as('leaderOut'),
    ])
    .where('b.lot_id', '=', lot_id)
    .where('b.status', 'in', [1, 2])
    .execute()
  return {
    id: String(lot_id),
    lotNo: lot_no,
    lotType: lot_type,
    priority,
    ruleSet: await ruleSetBy(db),
    tellSameLot,
    leaderOut: rows.find((row) => row.leaderOut)?.leaderOut ?? null,
    bids: rows
      .sort((a, b) => compareRivals(a, b, priority))
      .map((row) => ({
        bidId: row.id,
        clientId: row.client_id,
        client: row.full_name,
        company: row.company,
        bidAmount: row.amount,
        adjustmentPrice: actor.permission.adjustmentPriceShow ? row.adjustment_price : 0,
        bidDate: row.bidDate,
        bidStatus: row.status,
        group: row.label && (row.short_code ? `${row.short_code}-${row.label}` : row.label),
      })),
  }
}

/** The last change of the rule in the company's settings. */
async function ruleSetBy(db: Db): Promise<{ by: string; at: string } | null> {
  const { rows } = await sql<{ by: string; at: string }>`
    select u.full_name as by, a.at from audit a join users u on u.id = a.actor_id
    where a.entity = 'company' and a.entity_id = 'bidding'
      and a.before->>'sameLotPriority' is distinct from a.after->>'sameLotPriority'
    order by a.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
