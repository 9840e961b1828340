import { managesPurchases, readsPurchases } from '@seriba/contracts/purchase-flags'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { findPurchase } from '@seriba/server-money/purchase-list.repository'

/** For requests that buyers and staff have in common: staff need permissions for them. */
export function assertStaffMay(actor: Actor, flags: readonly PermissionFlag[]) {
  if (isManager(actor) && !flags.every((flag) => actor.permission[flag]))
    throw new ApiError('permission_missing')
}

/** A purchase that an actor may see: their own, their clients' as a dealer, or any as staff. */
export async function reachablePurchase(
  db: Db | Tx,
  actor: Actor,
  id: number,
  by: 'purchase' | 'payment' = 'purchase',
) {
  assertStaffMay(actor, readsPurchases)
  return (await findPurchase(db, actor, id, by)) ?? notFound()
}

/** The same, for changing its documents or consignee. */
export function changeablePurchase(db: Db | Tx, actor: Actor, id: number) {
  assertStaffMay(actor, managesPurchases)
  return reachablePurchase(db, actor, id)
}
