import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Lines of a bank's file that were not kept, beside those of money that goes out: what could not be read, and earlier files'.
    alter table bank_files add column left_out integer not null default 0,
      add column of_earlier_files integer not null default 0;
  `.execute(db)
}
