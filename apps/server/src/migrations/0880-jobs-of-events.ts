import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A job that is put on the list when the event is numbered, many in one commit, instead of each in its own.
    alter table events add column job json;
    create index events_jobs on events (id) where job is not null;
    -- Else PostgreSQL takes it that nearly all events have one, and looks through all of them.
    analyze events (job);
  `.execute(db)
}
