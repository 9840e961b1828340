import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What was wrong with a line, and the line itself, so that it can be tried again.
    alter table feed_bad_lines add column field text, add column value text, add column record jsonb;

    -- The meaning of a feed's value that cannot be read as it is; null leaves the field out.
    create table feed_fixes (
      feed_id integer not null references feeds on delete cascade,
      field text not null,
      value text not null,
      becomes text,
      primary key (feed_id, field, value)
    )
  `.execute(db)
}
