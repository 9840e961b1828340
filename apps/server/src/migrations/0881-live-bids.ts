import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Queried for each bid placed. If its statistics are from a night without live bids, PostgreSQL would rather go
    -- through all current live ones: so one index is made smaller than that of all statuses, and the other's condition
    -- is written unlike any plain condition on a status.
    create index bids_live on bids (client_id) where status in (1, 2);
    drop index bids_at_hall;
    create index bids_at_hall on bids (lot_id) where (status = 2) is true;
  `.execute(db)
}
