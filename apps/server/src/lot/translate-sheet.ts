import type { Actor } from '@seriba/domain/access/actor'
import { assertMaySeeLot } from '../catalogue/page-access.ts'
import type { AppContext } from '../context.ts'
import { notFound } from '../lib/refusal.ts'
import { findSharedLot } from './lot.repository.ts'

/**
 * A lot's sheet in another language, for who may see the lot. Seriba has no translator of its own and none can be
 * connected yet, so there is no translation (GAP35).
 */
export async function translateSheet(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { carId }: { carId: string },
): Promise<string | null> {
  const lot = await findSharedLot(db, carId)
  if (!lot) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.kind)
  return null
}
