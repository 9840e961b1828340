import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Rows of the file above its headers, so that lines have the same numbers as in a spreadsheet.
    alter table imports add column rows_above integer not null default 0
  `.execute(db)
}
