import { bidStatus } from '@seriba/domain/bids/bid-status'
import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'

export type ClientBids = { highest: number; clients: number }

/** What all clients together would pay for lots; bids that were taken back or are not to be placed count for nothing. */
export async function clientBidsOn(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ClientBids>> {
  const { rows } = await sql<ClientBids & { id: number }>`
    select lot_id as id, max(amount) as highest, count(distinct client_id) as clients
    from bids
    where lot_id = any(${[...ids]}::bigint[]) and status not in (${bidStatus.cancel}, ${bidStatus.dontBid})
    group by lot_id`.execute(db)
  return new Map(rows.map(({ id, ...bids }) => [id, bids]))
}
