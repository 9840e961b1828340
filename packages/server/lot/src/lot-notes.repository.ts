import type { Db, Tx } from '@seriba/server-kit/db'
import { lockLots } from '@seriba/server-kit/lock-lots'

/** A lot, locked: of two notes at once, the second is written after the first. */
export async function lockNotedLot(tx: Tx, id: number) {
  await lockLots(tx)
  return tx
    .selectFrom('lots')
    .select(['id', 'kind', 'manager_note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Note = { lotId: number; comment: string; writtenBy: number }

/** The lot carries the current note, and the log of lots notifies open pages of it. */
export async function insertLotNote(tx: Tx, { lotId, comment, writtenBy }: Note) {
  await tx.insertInto('lot_notes').values({ lot_id: lotId, comment, written_by: writtenBy }).execute()
  await tx.updateTable('lots').set({ manager_note: comment }).where('id', '=', lotId).execute()
}

export const findLotNotes = (db: Db, lotId: number) =>
  db
    .selectFrom('lot_notes')
    .leftJoin('users', 'users.id', 'lot_notes.written_by')
    .select(['lot_notes.id', 'lot_notes.comment', 'users.full_name as by', 'lot_notes.written_at as at'])
    .where('lot_id', '=', lotId)
    .orderBy('lot_notes.id', 'desc')
    .execute()

export const lotExists = async (db: Db, id: number) =>
  (await db.selectFrom('lots').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
