import type { ImageReload } from '@seriba/contracts/image-reloads'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { SharedLotRow } from './lot.repository.ts'

export async function findLatestReload(db: Db, lotId: number): Promise<ImageReload | undefined> {
  const row = await db
    .selectFrom('image_reloads')
    .select(['asked_at', 'outcome'])
    .where('lot_id', '=', lotId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && { askedAt: row.asked_at, state: row.outcome ?? 'open' }
}

/** The number of the new request; undefined if one is already open. */
export async function openReload(tx: Tx, lotId: number, askedBy: number): Promise<number | undefined> {
  const opened = await tx
    .insertInto('image_reloads')
    .values({ lot_id: lotId, asked_by: askedBy })
    .onConflict((conflict) => conflict.column('lot_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return opened?.id
}

export type ReloadedLot = Pick<
  SharedLotRow,
  'id' | 'auction' | 'lot_no' | 'auction_at' | 'images' | 'auction_sheet'
>

export const findOpenReload = (db: Db, reloadId: number): Promise<ReloadedLot | undefined> =>
  db
    .selectFrom('image_reloads as r')
    .innerJoin('lots as l', 'l.id', 'r.lot_id')
    .select(['l.id', 'l.auction', 'l.lot_no', 'l.auction_at', 'l.images', 'l.auction_sheet'])
    .where('r.id', '=', reloadId)
    .where('r.ended_at', 'is', null)
    .executeTakeFirst()

/** Returns whether it was open until now. */
export async function endReload(tx: Tx, reloadId: number, outcome: 'done' | 'failed'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('image_reloads')
    .set({ outcome, ended_at: new Date().toISOString() })
    .where('id', '=', reloadId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Pictures = { images: string[]; auctionSheet: string | null }

export const storePictures = (tx: Tx, lotId: number, { images, auctionSheet }: Pictures) =>
  tx.updateTable('lots').set({ images, auction_sheet: auctionSheet }).where('id', '=', lotId).execute()
