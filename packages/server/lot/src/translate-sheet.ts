import type { Input } from '@seriba/contracts/contract'
import type { imageTranslate } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findSharedLot } from './lot.repository.ts'
import { translatedSheetOf } from './sheet-translator.ts'

/**
 * A lot's sheet in another language, for who may see the lot. Seriba has no translator of its own: without one that
 * is connected, or where it fails, there is no translation (GAP35).
 */
export async function translateSheet(
  ctx: Pick<AppContext, 'db' | 'config' | 'log'>,
  actor: Actor,
  { carId, language }: Pick<Input<typeof imageTranslate>, 'carId' | 'language'>,
): Promise<string | null> {
  const lot = await findSharedLot(ctx.db, carId)
  if (!lot) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.kind)
  return translatedSheetOf(ctx, lot, language).catch((error) => {
    ctx.log.warn({ err: error, lot: lot.id }, 'a sheet could not be translated')
    return null
  })
}
