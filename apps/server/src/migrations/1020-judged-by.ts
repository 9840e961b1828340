import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The version of the word list that found a reading's damage; 0 for readings from before versions were stored.
    alter table sheet_readings add column judged_by smallint not null default 0;
    create index sheet_readings_judged_by on sheet_readings (judged_by, id) where damage is not null;
  `.execute(db)
}
