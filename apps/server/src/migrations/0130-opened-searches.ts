import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What came since then is new to its owner; other than an email, looking at it is what makes it known.
    alter table saved_searches add column opened_at timestamptz not null default now()
  `.execute(db)
}
