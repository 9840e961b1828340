import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- How many lines of a bank file were not stored, besides outgoing money: unreadable ones, and those already in
    -- earlier files.
    alter table bank_files add column left_out integer not null default 0,
      add column of_earlier_files integer not null default 0;
  `.execute(db)
}
