import type { Tx } from '@seriba/server-kit/db'
import { lockLots } from '@seriba/server-kit/lock-lots'
import { sql } from 'kysely'

/** Gives lots with a sheet their reading's damage; those that change are logged for the index. */
export async function updateDamageOfLots(tx: Tx, readingId: number) {
  // Before the statement begins: it would not see a lot that is linked to the reading while it waits for the lock.
  await lockLots(tx)
  await sql`
    update lots l set sheet_damage = damage_of_sheet(l.id, l.auction_sheet)
    from sheet_reading_lots r
    where r.reading_id = ${readingId} and r.lot_id = l.id and r.address = l.auction_sheet
      and l.sheet_damage is distinct from damage_of_sheet(l.id, l.auction_sheet)`.execute(tx)
}

/** The same for one lot, whose sheet is no longer the one that was read. */
export async function updateDamageOfLot(tx: Tx, lotId: number) {
  await lockLots(tx)
  await sql`
    update lots set sheet_damage = damage_of_sheet(id, auction_sheet)
    where id = ${lotId} and sheet_damage is distinct from damage_of_sheet(id, auction_sheet)`.execute(tx)
}
