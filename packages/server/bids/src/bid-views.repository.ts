import type { BidView } from '@seriba/contracts/bid-views'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** A manager's own views by name, and then those that colleagues share. */
export async function findViews(db: Db | Tx, userId: number): Promise<BidView[]> {
  const rows = await db
    .selectFrom('bid_views as v')
    .innerJoin('users as o', 'o.id', 'v.owner_id')
    .leftJoin('bid_view_defaults as d', (join) =>
      join.onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', userId),
    )
    .select([
      'v.id',
      'v.name',
      'v.params',
      'v.shared',
      'v.owner_id',
      'o.full_name as by',
      'd.user_id as chosen',
    ])
    .where((eb) => eb.or([eb('v.owner_id', '=', userId), eb('v.shared', '=', true)]))
    .orderBy((eb) => eb('v.owner_id', '<>', userId))
    .orderBy('v.name')
    .orderBy('v.id')
    .execute()
  return rows.map(({ owner_id, chosen, ...view }) => ({
    ...view,
    own: owner_id === userId,
    isDefault: chosen !== null,
  }))
}

/** One of the manager's own views, locked until the transaction ends; a colleague's is not found. */
export async function lockView(tx: Tx, userId: number, id: number) {
  const view = await tx
    .selectFrom('bid_views')
    .select(['id', 'name', 'params', 'shared'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return view ?? notFound()
}
