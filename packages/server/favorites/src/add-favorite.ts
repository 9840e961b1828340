import type { Input } from '@seriba/contracts/contract'
import type { addFavorite as contract } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { favoriteTypeOf } from '@seriba/domain/favorites/favorite-groups'
import { allPageTypes, type LotKind, pageTypes } from '@seriba/domain/lots/page-types'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'

/** Puts a lot into a group, which takes it out of its previous one. */
export function addFavorite(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { group, carId, type }: Input<typeof contract>,
): Promise<void> {
  if (!company.favouriteGroups.includes(group)) {
    throw new ApiError('invalid_input', { fields: { group: 'invalid_input' } })
  }
  return withTransaction({ db }, async (tx) => {
    const lot = await tx
      .selectFrom('lots')
      .select(['id', 'kind'])
      .where('id', '=', Number(carId))
      // Keeps the row until the favorite refers to it.
      .forKeyShare()
      .executeTakeFirst()
    if (lot === undefined || !isSeen(actor, lot.kind, type)) return notFound('lot_not_found')
    await tx
      .insertInto('favorites')
      .values({ user_id: actor.userId, lot_id: lot.id, group_name: group })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'lot_id']).doUpdateSet({ group_name: group, added_at: new Date() }),
      )
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'favorite.add',
      entity: 'lot',
      entityId: lot.id,
      after: { group },
    })
  })
}

/** Whether there is a page on which the actor sees lots of that type under that name. */
const isSeen = ({ permission }: Actor, kind: LotKind, type: Input<typeof contract>['type']) =>
  allPageTypes.some(
    (name) =>
      pageTypes[name].kind === kind && favoriteTypeOf(name) === type && permission[pageTypes[name].needs],
  )
