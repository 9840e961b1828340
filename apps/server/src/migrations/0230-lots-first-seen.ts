import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Decides what is new in a saved search and its emails.
    create index lots_first_seen on lots (first_seen_at);
  `.execute(db)
}
