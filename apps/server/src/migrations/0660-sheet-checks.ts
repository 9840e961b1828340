import { type Kysely, sql } from 'kysely'

/** Clients ask for a person to check a sheet and report misreadings; the damage on a sheet is stored with its lots. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Counts the saves by staff: each save names the last one it has seen.
    alter table sheet_readings add column version integer not null default 0;
    -- Kinds of damage on it, as bits; null if nobody can read it.
    alter table sheet_readings add column damage smallint;

    create table sheet_checks (
      id integer generated always as identity primary key,
      reading_id integer not null references sheet_readings on delete cascade,
      client_id integer not null references users on delete cascade,
      lot_id bigint not null references lots on delete cascade,
      asked_at timestamptz not null default now(),
      promised_at timestamptz not null,
      done_at timestamptz
    );
    create unique index sheet_checks_open on sheet_checks (reading_id, client_id) where done_at is null;
    create index sheet_checks_client on sheet_checks (client_id, asked_at);

    create table sheet_mistakes (
      id integer generated always as identity primary key,
      reading_id integer not null references sheet_readings on delete cascade,
      client_id integer not null references users on delete cascade,
      lot_id bigint not null references lots on delete cascade,
      kind text not null check (kind in ('field', 'mark', 'remark')),
      says text not null,
      places text[] not null,
      note text not null,
      reported_at timestamptz not null default now(),
      settled_at timestamptz
    );
    create unique index sheet_mistakes_open on sheet_mistakes (reading_id, client_id, kind, says, places) where settled_at is null;
    create index sheet_mistakes_client on sheet_mistakes (client_id, reported_at);

    -- From the lot's current sheet; null while it has not been read. A later migration fills it: this one locks lots.
    alter table lots add column sheet_damage smallint;
    create function damage_of_sheet(of_lot bigint, at_address text) returns smallint language sql stable as $$
      select s.damage from sheet_reading_lots r join sheet_readings s on s.id = r.reading_id
      where r.lot_id = of_lot and r.address = at_address and s.dropped_at is null
    $$;
    create function follow_sheet() returns trigger language plpgsql as $$
      begin
        new.sheet_damage := damage_of_sheet(new.id, new.auction_sheet);
        return new;
      end
    $$;
    create trigger lots_follow_sheet before update of auction_sheet on lots
      for each row when (new.auction_sheet is distinct from old.auction_sheet) execute function follow_sheet();
  `.execute(db)
}
