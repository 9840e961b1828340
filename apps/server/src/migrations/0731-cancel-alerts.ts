import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The last cancellation deadline that a bid's client was reminded of: if the auction is moved, they are reminded
    -- again.
    alter table bids add column cancel_alerted_for timestamptz
  `.execute(db)
}
