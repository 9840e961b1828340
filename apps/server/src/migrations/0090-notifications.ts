import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The user who caused an event; null if the system did. People are not notified of their own actions.
    alter table events add column actor_id integer;

    -- The user has read every event up to this one, and these later ones.
    alter table users add column notifications_read_to bigint not null default 0;
    create table notification_reads (
      user_id integer not null references users on delete cascade,
      seq bigint not null,
      primary key (user_id, seq)
    );
  `.execute(db)
}
