import { minuteMs } from '@seriba/domain/time/time-left'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import { enqueueOnce } from '@seriba/server-kit/jobs'
import {
  findSheetLot,
  hasBeenRead,
  hashOfSheet,
  linkReadingToLot,
  readingOfLot,
  readingOfSheet,
  type SheetLot,
  unlinkReadingFromLot,
} from './readings.repository.ts'
import { type ImageSource, sheetImage } from './sheet-image.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    checkSheet: { lotId: number }
  }
}

/** For how long a picture is assumed to be the one that was read before it is checked again. */
const trustedMs = 15 * minuteMs
const mostKnown = 20_000
/** When each lot's was checked, by its database. */
const looks = new WeakMap<Db, Map<number, number>>()

/**
 * Schedules a check whether a lot still has the sheet that was read, since a source may overwrite a picture at its
 * address.
 */
export const scheduleSheetCheck = (tx: Tx, lotId: number) =>
  enqueueOnce(tx, 'checkSheet', { lotId }, `checkSheet:${lotId}`)

/** The same for a lot whose reading somebody views, once in a while; nobody waits for it. */
export async function scheduleSheetCheckOnceInAWhile(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  { id, auction_sheet }: SheetLot,
  now = Date.now(),
) {
  const lookedAt = looks.get(db) ?? new Map<number, number>()
  looks.set(db, lookedAt)
  const before = lookedAt.get(id)
  if (isDrawn(auction_sheet) || (before !== undefined && now < before + trustedMs)) return
  if (lookedAt.size >= mostKnown) lookedAt.clear()
  lookedAt.set(id, now)
  try {
    await withTransaction({ db }, (tx) => scheduleSheetCheck(tx, id))
  } catch (error) {
    lookedAt.delete(id)
    log.warn({ err: error, lot: id }, 'the picture of a sheet could not be checked')
  }
}

/** The demo company's own are determined by their addresses. */
const isDrawn = (address: string | null) => address === null || address.startsWith('/')

type Ctx = Pick<AppContext, 'db'> & { pictures: ImageSource }

/**
 * Checks the picture of a lot's sheet. One that was read before, here or elsewhere, gets its reading; a different one
 * has not been read, and the previous picture's reading is no longer shown. An unavailable picture proves nothing.
 */
export async function checkSheet({ db, pictures }: Ctx, { lotId }: { lotId: number }) {
  const lot = await findSheetLot(db, String(lotId))
  if (!lot || isDrawn(lot.auction_sheet) || !(await hasBeenRead(db, lotId))) return
  const image = await sheetImage(lot.auction_sheet ?? '', pictures).catch(() => null)
  if (image === null) return
  await withTransaction({ db }, async (tx) => {
    const [now, same] = [await readingOfLot(tx, lot), await readingOfSheet(tx, hashOfSheet(image.body))]
    if (now?.id === same?.id) return
    await (same ? linkReadingToLot(tx, lot, same.id) : unlinkReadingFromLot(tx, lot))
    await recordEvent(tx, lotChanged(lotId))
  })
}
