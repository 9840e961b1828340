import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A replacement invoice may be for zero: a resold car may have brought in more than it cost.
    alter table invoices drop constraint invoices_total_check,
      add constraint invoices_total_check check (total > 0 or replaces is not null);
  `.execute(db)
}
