import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What is asked for each bid that is placed. Where statistics are of a night without live bids, PostgreSQL would rather
    -- go through all that are live by now: so one index is smaller than that of all statuses, and the other's condition is
    -- written as none on a status is.
    create index bids_live on bids (client_id) where status in (1, 2);
    drop index bids_at_hall;
    create index bids_at_hall on bids (lot_id) where (status = 2) is true;
  `.execute(db)
}
