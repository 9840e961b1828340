import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { scheduleSheetCheckOnceInAWhile } from './picture-changes.ts'
import type { SheetReader } from './reader/sheet-reader.ts'
import { ReaderFailed, type ReadingExample } from './reader/sheet-reader.ts'
import { assertMayAsk, countCall } from './reader-calls.ts'
import {
  hashOfSheet,
  linkReadingToLot,
  readingOfLot,
  readingOfSheet,
  type SheetLot,
  type StoredReading,
  storeReading,
} from './readings.repository.ts'
import { type SheetImage, sheetImage } from './sheet-image.ts'

export type ReadingContext = Pick<AppContext, 'db' | 'config' | 'log' | 'demoCompany'> & {
  reader: SheetReader | null
}

/** Sheets that are being read in this process: further requests wait for the same answer. */
const underWay = new Map<string, Promise<void>>()

const examplesGiven = 20

/** A lot's sheet reading: an existing one, no matter who requested it, or else what the reader returns now. */
export async function readingFor(
  ctx: ReadingContext,
  userId: number,
  lot: SheetLot,
): Promise<StoredReading | undefined> {
  const known = await readingOfLot(ctx.db, lot)
  if (known) await scheduleSheetCheckOnceInAWhile(ctx, lot)
  if (known || lot.auction_sheet === null || ctx.reader === null) return known
  const key = `${lot.id} ${lot.auction_sheet}`
  const running = underWay.get(key) ?? read(ctx, ctx.reader, userId, lot).finally(() => underWay.delete(key))
  underWay.set(key, running)
  await running
  return readingOfLot(ctx.db, lot)
}

async function read(ctx: ReadingContext, reader: SheetReader, userId: number, lot: SheetLot): Promise<void> {
  const { db, config, log } = ctx
  const address = lot.auction_sheet ?? ''
  const image = reader.kind === 'machine' ? await imageFor(ctx, lot) : null
  const sheet = hashOfSheet(image?.body ?? address)
  const same = await readingOfSheet(db, sheet)
  if (same) return withTransaction({ db }, (tx) => linkReadingToLot(tx, lot, same.id))
  const { sheetReader } = config
  if (reader.kind === 'machine' && sheetReader) await assertMayAsk(db, userId, sheetReader)
  const call = { lotId: lot.id, userId, model: reader.model, price: sheetReader?.price }
  const examples = reader.kind === 'machine' ? await examplesOf(ctx, lot.auction) : []
  const answer = await reader
    .read({ hall: lot.auction, address, image, examples })
    .catch(async (error: unknown) => {
      if (!(error instanceof ReaderFailed)) throw error
      await countCall(db, { ...call, outcome: 'failed', used: error.used })
      log.warn({ reason: error.message, lot: lot.id }, 'a sheet could not be read')
      throw new ApiError('sheet_not_read')
    })
  const { reading, used } = answer
  if (reader.kind === 'machine') {
    await countCall(db, { ...call, outcome: reading ? 'read' : 'unreadable', used })
  }
  await withTransaction({ db }, async (tx) => {
    const row = { sheet, hall: lot.auction, reader: reader.kind, model: reader.model, reading }
    await linkReadingToLot(tx, lot, await storeReading(tx, row))
  })
}

async function imageFor(ctx: ReadingContext, lot: SheetLot): Promise<SheetImage> {
  const source = { demoCompany: ctx.demoCompany, privatePhotoHosts: ctx.config.privatePhotoHosts }
  const image = await sheetImage(lot.auction_sheet ?? '', source).catch((error: unknown) => {
    ctx.log.warn({ err: error, lot: lot.id }, 'the picture of a sheet could not be fetched')
    return null
  })
  if (image === null) throw new ApiError('sheet_not_read')
  return image
}

/** Staff's corrections on sheets from halls that write alike, newest first. */
async function examplesOf({ db }: Pick<AppContext, 'db'>, auction: string): Promise<ReadingExample[]> {
  const { rows } = await sql<ReadingExample & { hall: string }>`
    select what, was, became, hall from sheet_corrections order by id desc limit 500`.execute(db)
  const group = hallGroup(auction)
  const isAlike = (hall: string) => hall === auction || (group !== null && hallGroup(hall) === group)
  return rows.filter(({ hall }) => isAlike(hall)).slice(0, examplesGiven)
}
