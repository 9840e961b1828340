import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A job that is queued when the event is numbered, many in one commit, instead of each in its own.
    alter table events add column job json;
    create index events_jobs on events (id) where job is not null;
    -- Otherwise PostgreSQL assumes that nearly all events have one, and scans all of them.
    analyze events (job);
  `.execute(db)
}
