import type { Input, Output } from '@seriba/contracts/contract'
import type { moveFavorites as contract } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { successResponse } from '@seriba/server-kit/serve'
import { countFavorites } from './favorites.repository.ts'

/** Moves all lots of a group into another. */
export function moveFavorites(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { group, to }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  if (!company.favouriteGroups.includes(to)) {
    throw new ApiError('invalid_input', { fields: { to: 'invalid_input' } })
  }
  return withTransaction({ db }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('favorites')
      .set({ group_name: to })
      .where('user_id', '=', actor.userId)
      .where('group_name', '=', group)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) {
      const account = { actor, entity: 'user', entityId: actor.userId } as const
      await recordAudit(tx, { ...account, action: 'favorite.move', before: { group }, after: { group: to } })
    }
    return { ...successResponse, counter: (await countFavorites(tx, actor, now)).get(to) ?? 0 }
  })
}
