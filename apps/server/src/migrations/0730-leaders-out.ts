import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When a bid that was to be bid at the hall fell out while other clients bid on its lot: until somebody has acted,
    -- the bid that leads then waits for them.
    alter table bids add column fell_out_at timestamptz;
    create index bids_fell_out on bids (lot_id) where fell_out_at is not null
  `.execute(db)
}
