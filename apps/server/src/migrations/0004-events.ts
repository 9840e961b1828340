import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The outbox: written together with the event's cause, numbered and sent after the commit.
    create table events (
      id bigint generated always as identity primary key,
      seq bigint unique,
      rooms text[] not null,
      name text not null,
      payload jsonb not null,
      -- The connection that caused the event; it is not notified of its own actions.
      origin_socket text,
      created_at timestamptz not null default now()
    );
    create index events_unsent on events (id) where seq is null;
    create index events_rooms on events using gin (rooms);
    create sequence event_seq;

    create table captured_mails (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      at timestamptz not null default now()
    );
  `.execute(db)
}
