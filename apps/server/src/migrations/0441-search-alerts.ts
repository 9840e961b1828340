import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table saved_searches
      -- Since when the search alerts to new lots as they come in; null if it does not.
      add column instant_since timestamptz,
      -- Lots above this price cause no alert: by their start price, or by the average price of such lots.
      add column ceiling integer check (ceiling > 0),
      add column ceiling_by text check (ceiling_by in ('start', 'average')),
      add constraint saved_searches_ceiling check ((ceiling is null) = (ceiling_by is null));
    create index saved_searches_instant on saved_searches (id) where instant_since is not null;

    -- Lots that a search has already alerted to, so that no alert is repeated.
    create table search_alerts (
      search_id integer not null references saved_searches on delete cascade,
      lot_id bigint not null,
      at timestamptz not null default now(),
      primary key (search_id, lot_id)
    );
    create index search_alerts_at on search_alerts (at);
  `.execute(db)
}
