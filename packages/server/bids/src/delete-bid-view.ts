import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { lockView } from './bid-views.repository.ts'

/** Deletes one of the manager's own views; lists that opened with it open without a view again. */
export function deleteBidView({ db }: { db: Db }, actor: Actor, { id }: { id: number }): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { id: _, ...before } = await lockView(tx, actor.userId, id)
    await tx.deleteFrom('bid_views').where('id', '=', id).execute()
    await recordAudit(tx, { actor, action: 'bidView.delete', entity: 'bid_view', entityId: id, before })
  })
}
