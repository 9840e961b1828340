import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Processes briefly cache whose session a token opens: they are notified when anything it is based on changes.
    create function tell_accounts() returns trigger language plpgsql as $$
    begin
      perform pg_notify('accounts', '');
      return null;
    end $$;

    create trigger users_tell_accounts
      after delete or update of user_type, role_id, language, permissions, two_step_since on users
      for each statement execute function tell_accounts();

    create trigger sessions_tell_accounts
      after delete or update of access_hash, access_expires, closed_at on sessions
      for each statement execute function tell_accounts();
  `.execute(db)
}
