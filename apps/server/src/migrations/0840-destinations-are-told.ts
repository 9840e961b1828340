import { type Kysely, sql } from 'kysely'

/** Processes keep for a moment what somebody's destination asks of lots: they hear of what that is made of. */
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
