import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      -- The switches in the notification table that are off: new kinds are on until somebody turns them off.
      add column notifications_off text[] not null default '{}',
      -- Minutes of the day, in the user's own time.
      add column quiet_on boolean not null default false,
      add column quiet_from smallint not null default 1320,
      add column quiet_to smallint not null default 420
  `.execute(db)
}
