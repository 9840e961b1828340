import type { Input, Output } from '@seriba/contracts/contract'
import type { draftTranslation as contract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { draftAnswer } from '@seriba/domain/lots/sheet/draft-answer'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { kindOfTranslation, translationLimits } from '@seriba/domain/translations/translation'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { type ReadingContext, readingFor } from './read-sheet.ts'
import { findSheetLot } from './readings.repository.ts'
import { sheetWords } from './sheet-words.ts'
import { shownReading } from './shown-reading.ts'

/** A starting point for staff's answer; it is theirs once they have read and sent it. */
export async function draftTranslation(
  ctx: ReadingContext,
  actor: Actor,
  { carId, type }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const lot = await findSheetLot(ctx.db, carId)
  if (lot?.kind !== kindOfTranslation[type]) return notFound('lot_not_found')
  const stored = await readingFor(ctx, actor.userId, lot)
  if (!stored) return notFound()
  const read = shownReading(stored, lot.auction)
  if (!read) throw new ApiError('sheet_not_read')
  const textIn = (language: 'en' | 'ru') =>
    draftAnswer(read.reading, hallGroup(lot.auction), sheetWords(language)).slice(0, translationLimits.answer)
  return { text_en: textIn('en'), text_ru: textIn('ru'), checked: read.checked !== null }
}
