import type { Actor } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Chooses the view that a manager's list opens with, their own or a shared one; null means none. */
export function defaultBidView(
  { db }: { db: Db },
  actor: Actor,
  { id }: { id: number | null },
): Promise<void> {
  const user_id = actor.userId
  return withTransaction({ db }, async (tx) => {
    if (id === null) {
      await tx.deleteFrom('bid_view_defaults').where('user_id', '=', user_id).execute()
      return
    }
    const view = await tx
      .selectFrom('bid_views')
      .select('id')
      .where('id', '=', sql<number>`${id}::bigint`)
      .where((eb) => eb.or([eb('owner_id', '=', user_id), eb('shared', '=', true)]))
      .forShare()
      .executeTakeFirst()
    if (!view) notFound()
    await tx
      .insertInto('bid_view_defaults')
      .values({ user_id, view_id: id })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ view_id: id }))
      .execute()
  })
}
