import { liveStatuses } from '@seriba/domain/bids/bid-status'
import type { OpenAffairs } from '@seriba/domain/clients/deletion'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Vehicles that have not been delivered, and whose purchase has not been canceled. */
const firstClosed = purchaseStatuses.delivered

/** A client's unfinished business: money, bids that may still win, and vehicles on their way. */
export async function openAffairs(db: Db | Tx, id: number): Promise<OpenAffairs> {
  const { rows } = await sql<OpenAffairs>`
    select
      coalesce((select sum(amount) from ledger where user_id = ${id}), 0)::float8 as balance,
      (
        select count(*) from bids b join lots l on l.id = b.lot_id
        where b.client_id = ${id} and b.status = any(${[...liveStatuses]}::int[])
          and (l.auction_at is null or l.auction_at > now())
      )::int as "liveBids",
      (
        select count(*) from purchases p where p.client_id = ${id} and coalesce(p.status, 0) < ${firstClosed}
      )::int as "openPurchases"`.execute(db)
  const [affairs] = rows
  if (!affairs) throw new Error('a query for counts returned no row')
  return affairs
}
