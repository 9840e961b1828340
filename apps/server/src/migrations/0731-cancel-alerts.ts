import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The last moment to cancel that a bid's client was reminded of: another one, of an auction that was moved, is news.
    alter table bids add column cancel_alerted_for timestamptz
  `.execute(db)
}
