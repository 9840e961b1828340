import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Every bid placed checks whether its lot has a bid at the hall, even for lots with many bids.
    create index bids_at_hall on bids (lot_id) where status = 2
  `.execute(db)
}
