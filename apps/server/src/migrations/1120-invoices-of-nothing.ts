import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What replaces an invoice may ask for nothing: a car that was sold again may have brought more than it cost.
    alter table invoices drop constraint invoices_total_check,
      add constraint invoices_total_check check (total > 0 or replaces is not null);
  `.execute(db)
}
