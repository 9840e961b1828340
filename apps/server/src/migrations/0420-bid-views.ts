import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Named views of the Bid Manager, each owned by one manager and shared with colleagues if they choose.
    create table bid_views (
      id integer generated always as identity primary key,
      owner_id integer not null references users on delete cascade,
      name text not null,
      params text not null,
      shared boolean not null default false,
      created_at timestamptz not null default now()
    );
    create index bid_views_of_owner on bid_views (owner_id);
    create index bid_views_shared on bid_views (id) where shared;
    create table bid_view_defaults (
      user_id integer primary key references users on delete cascade,
      view_id integer not null references bid_views on delete cascade
    );
    create index bid_view_defaults_of_view on bid_view_defaults (view_id);
  `.execute(db)
}
