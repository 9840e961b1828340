import { type Kysely, sql } from 'kysely'

/**
 * Lots that were read before there was a column for their day; in a migration of its own, since the trigger's lock
 * would keep others from writing lots.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update sheet_reading_lots r set auction_at = l.auction_at from lots l
    where l.id = r.lot_id and r.auction_at is distinct from l.auction_at`.execute(db)
}
