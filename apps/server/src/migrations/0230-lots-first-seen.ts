import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What is new to a saved search, and to its email.
    create index lots_first_seen on lots (first_seen_at);
  `.execute(db)
}
