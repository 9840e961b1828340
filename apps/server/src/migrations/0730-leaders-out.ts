import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When the leading bid on a lot lost the lead although other clients had bid: the bid now in the lead waits until
    -- somebody has acted.
    alter table bids add column fell_out_at timestamptz;
    create index bids_fell_out on bids (lot_id) where fell_out_at is not null
  `.execute(db)
}
