import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table saved_searches
      -- Told of new lots as they come, and since when.
      add column instant_since timestamptz,
      -- Lots above this price are not told of: by their start price, or by what such lots cost on average.
      add column ceiling integer check (ceiling > 0),
      add column ceiling_by text check (ceiling_by in ('start', 'average')),
      add constraint saved_searches_ceiling check ((ceiling is null) = (ceiling_by is null));
    create index saved_searches_instant on saved_searches (id) where instant_since is not null;

    -- What a search has told of at once, so that nothing is told twice.
    create table search_alerts (
      search_id integer not null references saved_searches on delete cascade,
      lot_id bigint not null,
      at timestamptz not null default now(),
      primary key (search_id, lot_id)
    );
    create index search_alerts_at on search_alerts (at);
  `.execute(db)
}
