import { createHash } from 'node:crypto'
import type { BidType } from '@seriba/contracts/bid-types'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The types in the order in which they are offered, with the number of bids and orders that use each. */
export async function findBidTypes(db: Db | Tx): Promise<BidType[]> {
  const rows = await db
    .selectFrom('bid_types')
    .selectAll('bid_types')
    .select(
      sql<number>`(select count(*) from bids b where b.bid_type = bid_types.id)
        + (select count(*) from orders o where o.bid_type = bid_types.id)`.as('used'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    label: { en: row.label_en, ru: row.label_ru },
    description: { en: row.description_en, ru: row.description_ru },
    forBuyers: row.for_buyers,
    forManagers: row.for_managers,
    used: Number(row.used),
  }))
}

/** Identifies the list as it was seen; how often a type is used does not count. */
export const versionOf = (types: readonly BidType[]): string =>
  createHash('sha256')
    .update(JSON.stringify(types.map(({ used, ...type }) => type)))
    .digest('hex')
    .slice(0, 32)
