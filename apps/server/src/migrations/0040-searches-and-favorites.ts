import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table saved_searches (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      page_type text not null,
      title text not null check (title <> '' and length(title) <= 200),
      -- The query string of the listing's address.
      params text not null,
      daily_email boolean not null default false,
      -- Lots first seen until then are not new.
      seen_until timestamptz not null default now(),
      -- The Japanese day of the last email: one a day.
      mailed_on date,
      created_at timestamptz not null default now()
    );
    create index saved_searches_owner on saved_searches (user_id, page_type, id);
    create index saved_searches_daily on saved_searches (id) where daily_email;

    -- One group per lot and user.
    create table favorites (
      user_id integer not null references users on delete cascade,
      lot_id bigint not null references lots on delete cascade,
      group_name text not null,
      added_at timestamptz not null default now(),
      primary key (user_id, lot_id)
    );
    create index favorites_lot on favorites (lot_id);

    alter table captured_mails add column headers jsonb not null default '{}';
  `.execute(db)
}
