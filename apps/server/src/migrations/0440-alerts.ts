import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column quiet_urgent boolean not null default true,
      -- IANA name, reported by browsers; quiet hours are in this time zone.
      add column time_zone text not null default 'Asia/Tokyo',
      add column telegram_chat_id bigint unique,
      add column telegram_name text,
      add column telegram_since timestamptz;

    alter table favorites add column alerted_at timestamptz;

    -- Keys that all processes share and that no operator has to set.
    create table server_keys (name text primary key, value jsonb not null);

    -- Browsers that get alerts while the portal is closed, each for as long as its session lives.
    create table push_subscriptions (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      session_id uuid not null references sessions on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      user_agent text not null default '',
      created_at timestamptz not null default now(),
      failed_at timestamptz
    );
    create index push_subscriptions_of_user on push_subscriptions (user_id);
    create index push_subscriptions_of_session on push_subscriptions (session_id);

    -- One-time codes for connecting a chat with the company's bot to an account.
    create table telegram_links (
      hash bytea primary key,
      user_id integer not null references users on delete cascade,
      expires_at timestamptz not null
    );

    -- Up to which event alerts have been sent.
    create table alert_progress (id boolean primary key default true check (id), seq bigint not null);
    insert into alert_progress (seq) select coalesce(max(seq), 0) from events;

    -- News waiting for the end of quiet hours.
    create table held_alerts (
      user_id integer not null references users on delete cascade,
      seq bigint not null,
      primary key (user_id, seq)
    );
  `.execute(db)
}
