import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Lines of a bank's file that were not kept, beside those of money that goes out: without an amount, and of earlier files.
    alter table bank_files add column without_amount integer not null default 0,
      add column of_earlier_files integer not null default 0;
  `.execute(db)
}
