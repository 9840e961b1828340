import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The account according to a further sign-up form, which takes effect with the link that was emailed for it.
    alter table link_tokens add column form jsonb;
  `.execute(db)
}
