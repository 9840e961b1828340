import type { Input, Output } from '@seriba/contracts/contract'
import type { viewSheetReading as contract } from '@seriba/contracts/sheets'
import type { Actor } from '@seriba/domain/access/actor'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { notFound } from '@seriba/server-kit/api-error'
import { scheduleSheetCheckOnceInAWhile } from './picture-changes.ts'
import { type ReadingContext, readingFor } from './read-sheet.ts'
import { findSheetLot, readingOfLot, type SheetLot, type StoredReading } from './readings.repository.ts'
import { ownRequests } from './sheet-requests.repository.ts'
import { shownReading } from './shown-reading.ts'

type Asked = Input<typeof contract>

/** The existing reading of a lot's sheet. */
export async function viewReading(
  ctx: ReadingContext,
  actor: Actor,
  asked: Asked,
): Promise<Output<typeof contract>> {
  const lot = await lotOf(ctx, actor, asked)
  const stored = await readingOfLot(ctx.db, lot)
  if (stored) await scheduleSheetCheckOnceInAWhile(ctx, lot)
  return told(ctx, actor, lot, stored)
}

/** The same, but the sheet is read now if it was not read before. */
export async function readLotSheet(
  ctx: ReadingContext,
  actor: Actor,
  asked: Asked,
): Promise<Output<typeof contract>> {
  const lot = await lotOf(ctx, actor, asked)
  return told(ctx, actor, lot, await readingFor(ctx, actor.userId, lot))
}

async function lotOf({ db }: ReadingContext, actor: Actor, { pageType, id }: Asked): Promise<SheetLot> {
  assertCanView(actor, pageType)
  const lot = await findSheetLot(db, id)
  if (lot?.kind !== pageTypes[pageType].kind) return notFound('lot_not_found')
  return lot
}

async function told(
  { reader, db }: ReadingContext,
  { userId }: Actor,
  lot: SheetLot,
  stored: StoredReading | undefined,
): Promise<Output<typeof contract>> {
  const read = stored ? shownReading(stored, lot.auction) : null
  const offered = reader !== null && lot.auction_sheet !== null
  const own = read ? await ownRequests(db, read.id, userId) : { asked: null, reported: [] }
  return { success: true, offered, state: read ? 'read' : stored ? 'unreadable' : 'none', read, ...own }
}
