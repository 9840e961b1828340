import { type Kysely, sql } from 'kysely'

/**
 * Processes briefly cache the conditions of somebody's destination: they are notified when what these are based on
 * changes.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create trigger cost_choices_tell_accounts
      after insert or update or delete on cost_choices
      for each statement execute function tell_accounts();

    create trigger cost_tables_tell_accounts
      after insert or update or delete on cost_tables
      for each statement execute function tell_accounts();
  `.execute(db)
}
