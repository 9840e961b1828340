import type { Input, Output } from '@seriba/contracts/contract'
import type { watchCar as contract } from '@seriba/contracts/price-evidence'
import type { Actor } from '@seriba/domain/access/actor'
import { isWholeChassis, mostWatchedCars } from '@seriba/domain/lots/evidence/earlier-auctions'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { deleteCarWatch, insertCarWatch, watchedBy } from './car-watches.repository.ts'
import { findLotOfEvidence } from './evidence.repository.ts'

/** Notifies somebody when a car is up for auction again, or stops doing so. */
export async function watchCar(
  { db }: { db: Db },
  actor: Actor,
  { pageType, id, on }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  assertCanView(actor, pageType)
  const lot = await findLotOfEvidence(db, id)
  if (lot?.kind !== pageTypes[pageType].kind || !isWholeChassis(lot.chassis)) return notFound('lot_not_found')
  await withTransaction({ db }, async (tx) => {
    if (!on) return deleteCarWatch(tx, actor.userId, lot)
    await insertCarWatch(tx, actor.userId, lot)
    if ((await watchedBy(tx, actor.userId)) > mostWatchedCars) throw new ApiError('too_many_watched')
  })
  return { on }
}
