import type { Input } from '@seriba/contracts/contract'
import type { imageTranslate } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { assertMaySeeLot } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { translatedSheetLink } from '@seriba/server-sheets/picture.routes'
import { type ReadingContext, readingFor } from '@seriba/server-sheets/read-sheet'
import { connectedReader } from '@seriba/server-sheets/reader/connected-reader'
import { shownReading } from '@seriba/server-sheets/shown-reading'
import { findSharedLot } from './lot.repository.ts'
import { translatedSheetOf } from './sheet-translator.ts'

type Asked = Pick<Input<typeof imageTranslate>, 'carId' | 'language'>

/**
 * A lot's sheet in another language, for users who may see the lot: from a picture translator if one is configured, or
 * else drawn from what the sheet reader returns. Without either, or if it fails, there is no translation (GAP35).
 */
export async function translateSheet(
  ctx: Pick<AppContext, 'db' | 'config' | 'log' | 'demoCompany'>,
  actor: Actor,
  { carId, language }: Asked,
): Promise<string | null> {
  const lot = await findSharedLot(ctx.db, carId)
  if (!lot) return notFound('lot_not_found')
  assertMaySeeLot(actor, lot.kind)
  if (ctx.config.sheetTranslationUrl === undefined) {
    return drawnTranslation({ ...ctx, reader: connectedReader(ctx) }, actor, lot, language)
  }
  return translatedSheetOf(ctx, lot, language).catch((error) => {
    ctx.log.warn({ err: error, lot: lot.id }, 'a sheet could not be translated')
    return null
  })
}

type Lot = NonNullable<Awaited<ReturnType<typeof findSharedLot>>>

async function drawnTranslation(
  ctx: ReadingContext,
  { userId }: Actor,
  lot: Lot,
  language: Asked['language'],
): Promise<string | null> {
  const stored = await readingFor(ctx, userId, lot).catch((error: unknown) => {
    // Users who have asked too often are told so; an unreadable sheet is reported the usual way.
    if (error instanceof ApiError && error.code === 'sheet_not_read') return undefined
    throw error
  })
  if (!stored || !shownReading(stored, lot.auction)) return null
  const claim = { lot: String(lot.id), user: userId, language: language === 'RU' ? 'ru' : 'en' } as const
  return translatedSheetLink(claim, ctx.config)
}
