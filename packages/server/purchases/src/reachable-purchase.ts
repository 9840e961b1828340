import { managesPurchases } from '@seriba/contracts/purchase-flags'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { findPurchase } from '@seriba/server-money/purchase-list.repository'

/** A request that buyers and staff make alike: staff needs its permissions for it. */
export function assertStaffMay(actor: Actor) {
  if (isManager(actor) && !managesPurchases.every((flag) => actor.permission[flag]))
    throw new ApiError('permission_missing')
}

/** A purchase that an actor may see: one's own, a dealer's clients', any as staff. */
export async function reachablePurchase(
  db: Db | Tx,
  actor: Actor,
  id: number,
  by: 'purchase' | 'payment' = 'purchase',
) {
  assertStaffMay(actor)
  return (await findPurchase(db, actor, id, by)) ?? notFound()
}
