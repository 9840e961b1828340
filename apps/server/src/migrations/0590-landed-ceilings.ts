import { type Kysely, sql } from 'kysely'

/** A saved search can have a limit on what its lots come to, landed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table saved_searches
      drop constraint saved_searches_ceiling_by_check,
      add constraint saved_searches_ceiling_by_check check (ceiling_by in ('start', 'average', 'landed'));
  `.execute(db)
}
