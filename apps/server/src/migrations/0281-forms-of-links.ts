import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The account as a further sign-up asks for it, which comes into force with the link that was emailed for it.
    alter table link_tokens add column form jsonb;
  `.execute(db)
}
