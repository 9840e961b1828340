import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What came in since then is new to the search's owner; only opening it changes this, not an email.
    alter table saved_searches add column opened_at timestamptz not null default now()
  `.execute(db)
}
