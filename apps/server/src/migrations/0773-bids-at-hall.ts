import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Whether a lot has a bid at the hall is asked for each bid that is placed: of lots that many have bid on, too.
    create index bids_at_hall on bids (lot_id) where status = 2
  `.execute(db)
}
