import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      -- Switches of the table of notifications that are off: what is new is told until somebody says no.
      add column notifications_off text[] not null default '{}',
      -- Minutes of the day where the listener is.
      add column quiet_on boolean not null default false,
      add column quiet_from smallint not null default 1320,
      add column quiet_to smallint not null default 420
  `.execute(db)
}
