import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Monthly statements go to the clients who ask for them.
    alter table users alter column notifications_off set default '{statement.email}';
    update users set notifications_off = array_append(notifications_off, 'statement.email')
      where not 'statement.email' = any(notifications_off);

    -- Clients who were emailed about their debts, and when.
    create table owed_reminders (
      user_id integer not null references users,
      at timestamptz not null default now(),
      primary key (user_id, at)
    )
  `.execute(db)
}
