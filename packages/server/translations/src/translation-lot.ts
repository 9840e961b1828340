import type { Actor } from '@seriba/domain/access/actor'
import { kindOfTranslation, type TranslationType } from '@seriba/domain/translations/translation'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'

export type LotOfTranslation = { carId: string; type: TranslationType }

/** The lot whose sheet it is about, for users who may see it. */
export async function translationLot(db: Db | Tx, actor: Actor, { carId, type }: LotOfTranslation) {
  const lot = await db
    .selectFrom('lots')
    .select(['id', 'kind', 'auction', 'lot_no', 'maker', 'model', 'grade', 'year', 'auction_at'])
    .where('id', '=', Number(carId))
    .executeTakeFirst()
  if (lot?.kind !== kindOfTranslation[type]) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.kind)
  return lot
}

export type TranslationLot = Awaited<ReturnType<typeof translationLot>>
