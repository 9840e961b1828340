import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Whose doing an event was; null where the system acted. One is not told of one's own.
    alter table events add column actor_id integer;

    -- Every event up to here has been read by the user, and these beyond it.
    alter table users add column notifications_read_to bigint not null default 0;
    create table notification_reads (
      user_id integer not null references users on delete cascade,
      seq bigint not null,
      primary key (user_id, seq)
    );
  `.execute(db)
}
