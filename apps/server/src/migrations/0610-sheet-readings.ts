import { type Kysely, sql } from 'kysely'

/** What machines have read from sheets, who has checked it, and what it has cost. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table sheet_readings (
      id integer generated always as identity primary key,
      -- The hash of the picture, so that the same sheet is read once, wherever it comes from.
      sheet text not null unique,
      hall text not null,
      reader text not null check (reader in ('machine', 'demo')),
      model text not null default '',
      -- Null for a sheet that can't be read.
      reading jsonb,
      read_at timestamptz not null default now(),
      -- The version that staff saved, each backed by a person.
      checked jsonb,
      checked_by integer references users,
      checked_at timestamptz,
      dropped_by integer references users,
      dropped_at timestamptz,
      check ((checked is null) = (checked_by is null) and (checked is null) = (checked_at is null)),
      check ((dropped_by is null) = (dropped_at is null))
    );
    create index sheet_readings_checked on sheet_readings (checked_at) where checked_at is not null;

    -- Lots with this sheet, by the address they have for it.
    create table sheet_reading_lots (
      lot_id bigint not null references lots on delete cascade,
      address text not null,
      reading_id integer not null references sheet_readings on delete cascade,
      primary key (lot_id, address)
    );
    create index sheet_reading_lots_reading on sheet_reading_lots (reading_id);

    -- Corrections by staff: examples for later readings.
    create table sheet_corrections (
      id integer generated always as identity primary key,
      reading_id integer not null references sheet_readings on delete cascade,
      hall text not null,
      what text not null,
      was text not null,
      became text not null,
      corrected_by integer not null references users,
      at timestamptz not null default now()
    );
    create index sheet_corrections_hall on sheet_corrections (hall, id);

    -- Every answer from the machine, since the company pays for each.
    create table sheet_reader_calls (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      lot_id bigint references lots on delete set null,
      asked_by integer references users,
      model text not null,
      outcome text not null check (outcome in ('read', 'unreadable', 'failed')),
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      -- Millionths of a US dollar; null if no price is set.
      cost_micros bigint
    );
    create index sheet_reader_calls_at on sheet_reader_calls (at);
  `.execute(db)
}
