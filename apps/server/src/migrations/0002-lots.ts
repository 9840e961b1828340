import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A hall's terms; a hall that is not listed has the company's defaults.
    create table halls (
      name text primary key,
      deadline_hours real not null default 1,
      cancel_deadline_hours real not null default 2,
      overbid_allowance integer not null default 20000,
      delivery_fee integer not null default 0
    );

    create table lots (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('car', 'bike', 'machinery', 'stock')),
      auction text not null,
      -- Null for stock, which is not auctioned; the day is then the epoch, so that the key below works.
      auction_at timestamptz,
      -- The Japanese calendar day of auction_at.
      auction_day date not null default '1970-01-01',
      lot_no integer not null check (lot_no >= 0),
      maker text not null default '',
      model text not null default '',
      year smallint,
      grade text not null default '',
      color text not null default '',
      engine integer,
      gearbox text not null default '',
      equip text not null default '',
      condition text not null default '',
      mileage integer,
      steering text not null default '',
      drive text not null default '',
      horse_power integer,
      chassis text not null default '',
      info text not null default '',
      start_price bigint not null default 0,
      sold_price bigint not null default 0,
      status smallint not null,
      is_uss boolean not null default false,
      images text[] not null default '{}',
      auction_sheet text,
      -- What only bikes or machinery have, and the inspection report.
      details jsonb not null default '{}',
      manager_note text not null default '',
      first_seen_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (kind, auction, auction_day, lot_no)
    );
    create index lots_time on lots (kind, auction_at, id);
    create index lots_model on lots (kind, maker, model, auction_day);
    create index lots_number on lots (kind, lot_no);

    -- Written with the lots, read by everything that has a copy of them.
    create table lot_changes (
      seq bigint generated always as identity primary key,
      lot_id bigint not null,
      at timestamptz not null default now()
    );

    create table share_codes (
      id bigint generated always as identity primary key,
      lot_id bigint not null references lots on delete cascade,
      sharer_id integer not null references users on delete cascade,
      code text not null check (code ~ '^[0-9]{6}$'),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    );
    create unique index share_codes_open on share_codes (lot_id, sharer_id) where revoked_at is null;

    create table share_failures (
      id bigint generated always as identity primary key,
      lot_id bigint not null,
      ip text not null,
      failed_at timestamptz not null default now()
    );
    create index share_failures_recent on share_failures (lot_id, ip, failed_at);
  `.execute(db)
}
