import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When staff were told that a feed is late; null once it is back.
    alter table feeds add column told_late_at timestamptz
  `.execute(db)
}
