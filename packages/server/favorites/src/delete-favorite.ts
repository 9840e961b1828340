import type { Input, Output } from '@seriba/contracts/contract'
import type { deleteFavorite as contract } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { countFavorites } from './favorites.repository.ts'

export function deleteFavorite(
  { db }: { db: Db },
  actor: Actor,
  { group, carId }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  return withTransaction({ db }, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('favorites')
      .where('user_id', '=', actor.userId)
      .where('lot_id', '=', Number(carId))
      .where('group_name', '=', group)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) {
      await recordAudit(tx, {
        actor,
        action: 'favorite.delete',
        entity: 'lot',
        entityId: carId,
        before: { group },
      })
    }
    const counts = await countFavorites(tx, actor, now)
    return { ...successResponse, counter: counts.get(group) ?? 0 }
  })
}
